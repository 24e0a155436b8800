### An example game of Shacru, a comment for each of its steps: one or two sentences, three at a decisive turn. What stands between
### backticks is notation, the same in every language. Fields and numbers are checked against the game.

example-shacru-1 = Both cross into the borderland around b5. Yellow uses the twist: the chevron on b6 pointed down and to the right, and now points straight to the right.
example-shacru-2 = Markers stay for good. So b4 is closed to Yellow for the rest of the game, and b1 to Green.
example-shacru-3 = Green crosses into the middle and twists: the chevron on d4 now points up and to the right. Yellow brings another chevron into play.
example-shacru-4 = Green begins a wall, on d4 and d5. Yellow walks along the lower edge, where there is little room to turn.
example-shacru-5 = After the twist Yellow's chevron on d1 points down and to the right, at the edge: e1 is the only field left to it.
example-shacru-6 = The wall stands: d2, d3, d4 and d5 are green. No yellow chevron can ever get through there.
example-shacru-7 = Green steps in front of Yellow's chevron on b6. Yellow makes a mistake and plays elsewhere; `b6-c7>` would have led it out.
example-shacru-8 = Green takes c7. Only c5 is left to Yellow's chevron on b6.
example-shacru-9 = Green steps onto a green marker, which gains nothing, but leads to c5. Yellow uses the turn for a ninth marker.
example-shacru-10 = Green takes c5. Yellow's chevron on b6 has three green markers in front of it and will never move again.
example-shacru-11 = On the right Green builds a second wall, on h3 and g3. Yellow twists in time on g1 and points up and to the right, away from the edge.
example-shacru-12 = Both collect markers, and Yellow is ahead, 14 to 13. What matters is who will still be able to move.
example-shacru-13 = Yellow runs into the upper edge: from d9 only c9 was left, and Green takes it. A second yellow chevron is blocked for good.
example-shacru-14 = On i7 a third yellow chevron points off the board. Yellow can now move only the chevron on g1.
example-shacru-15 = Green closes i4, and with it the last way out. Yellow leads 19 to 18, but cannot move any more.
example-shacru-16 = Yellow has to pass while Green goes on: b5, a5 and i8 make it 21 to 19. Now nobody can gain another marker, and Green wins.
