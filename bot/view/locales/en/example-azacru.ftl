### An example game of Azacru, a comment for each of its steps: one or two sentences, three at a decisive turn. What stands between
### backticks is notation, the same in every language. Fields and numbers are checked against the game.

example-azacru-1 = Green goes from i3 to h4 and marks it. The chevron has crossed a border, so it may twist: it pointed up and to the left, and now points straight to the left.
example-azacru-2 = Every move brings a marker to a new field, so it matters who can move for longer. Watch Yellow's chevron on b1: it points along the edge.
example-azacru-3 = Yellow crosses a border and twists: the chevron on h6 points straight down. Green comes to c3, into the borderland where b1 is.
example-azacru-4 = Two green markers lie around b2 now, on b2 and c3. So both green chevrons there have a power of two.
example-azacru-5 = Green steps to c1, in the way of Yellow's chevron on b1. The edge is below, so c2 is the only field that Yellow's chevron can still reach.
example-azacru-6 = Green moves on to d1, but the marker on c1 stays and keeps the field closed. The twist turns the chevron up and to the right, away from the edge.
example-azacru-7 = Yellow has two markers around h5, so the chevron on i5 has a power of two and goes to i3. Both players cross a border and twist.
example-azacru-8 = With f2 Green has three markers around e2. The chevron points to the left again, and its power is three.
example-azacru-9 = Yellow should have freed the chevron on b1 with `b1-c2`. Now Green uses the power of three and goes to c2 in one turn, so the chevron on b1 cannot move any more.
example-azacru-10 = Both players cross a border and gain a marker: it is 10 to 9. The chevrons on c7 and b4 now point to the left.
example-azacru-11 = Yellow's chevron on c4 has a power of three. Green moves the chevron that has not moved so far; its way along the upper edge is free.
example-azacru-12 = A mistake: after this twist Yellow's chevron on a2 points off the board and can never move again. Without the twist, `c4-a2`, it could still go to a1.
example-azacru-13 = Two of Yellow's four chevrons are blocked, on b1 and a2. Green leads 13 to 12 and can move all four.
example-azacru-14 = Yellow runs into the lower edge: from g1 the only path leads along it. Green stops on that path, on f1, and a third yellow chevron is blocked. This is not a connection, because f1 was not green before.
example-azacru-15 = The decisive mistake: on a6 the chevron points down and to the left, and the only way leads straight down; with the twist, `b7-a6<`, b5 would be open as well. Green blocks the way on a5.
example-azacru-16 = Yellow cannot move and passes, so the last round begins: Green has one more turn and marks i4. Green wins, 16 to 14.
