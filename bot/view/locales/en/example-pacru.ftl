### An example game of Pacru, a comment for each of its steps: one or two sentences, three at a decisive turn. What stands between
### backticks is notation, the same in every language. Fields and numbers are checked against the game.

example-pacru-1 = Green begins. The chevron on a3 crosses into the borderland around b5, so Green puts a marker there: on b4, under the chevron itself.
example-pacru-2 = Yellow enters the same borderland from above and marks b6. A marker closes its field: as long as it lies there, no green chevron can stop on b6, except to capture.
example-pacru-3 = The same on the other side: both cross into the borderland around h5 and put a marker there. Yellow's marker closes h5 to Green's chevron on h4.
example-pacru-4 = A move inside a borderland brings no marker, but it can prepare a later turn. Green comes closer to Yellow's chevron on h6, because it takes two attackers to capture. Yellow heads for the middle.
example-pacru-5 = Green's chevron on c4 now points to the right, towards the middle. Yellow crosses into the middle and puts the marker on f4.
example-pacru-6 = From h7 Green attacks h6, but with only one chevron. Yellow moves away to g5, where Green's chevron on h4 attacks it.
example-pacru-7 = Green crosses the border right beside g5. Now two chevrons attack it, the ones on g6 and h4: Green threatens to capture. The marker on i4 gives both a power of two.
example-pacru-8 = Yellow sees the threat and escapes over the border to f4, placing one more marker on e5.
example-pacru-9 = With a power of two the chevron runs from g6 to e6 in one turn. There it attacks d5, and so does the one on c4: the next threat.
example-pacru-10 = A mistake. Yellow gains one more marker and leaves the chevron on d5 where it is; the computer would have saved it with `d5-f3(d2)`.
example-pacru-11 = Green captures: the chevron from c4 goes to d5, Yellow's chevron leaves the game, and d5 turns green. The chevron crossed a border as well, so there is a marker to place, on f6. That makes it 6 to 5.
example-pacru-12 = Green steps from d5 to d6, and the marker stays. Three green markers lie around e5 now: green chevrons that start there have a power of three.
example-pacru-13 = Yellow turns the chevron on e9 by 45 degrees and pays with two markers, b6 and h5. That is expensive: of five markers three are left.
example-pacru-14 = Green collects another marker, on a6. Yellow turns the chevron back and pays again, with e5 and f4: four markers for nothing, and one is left.
example-pacru-15 = Green brings the chevron from the right into the middle. Yellow's chevron runs into the edge: on d1 it points down and to the left, and c1 is the only field it can still reach.
example-pacru-16 = Green crosses a border and puts the marker on exactly that field, c1. Yellow's chevron on d1 cannot move any more.
example-pacru-17 = Yellow's chevron on b1 can only go to c2 now. Green's chevrons on c3 and d2 can both reach that field: a chevron that goes there can be captured.
example-pacru-18 = Yellow steps into a pincer: with a power of four, Green's chevrons on d6 and f6 can both reach d8. Green captures from two fields away.
example-pacru-19 = Yellow must go to c2: it is the only turn there is.
example-pacru-20 = Green captures it. Yellow's last chevron, on d1, cannot move, so Yellow is out and Green has won, with 13 markers instead of 42. In Pacru, the last player able to move also wins.
