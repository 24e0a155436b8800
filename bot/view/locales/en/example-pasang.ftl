### An example game of Pasang, a comment for each of its steps: one or two sentences, three at a decisive turn. What stands between
### backticks is notation, the same in every language. Fields and numbers are checked against the game.

example-pasang-1 = Green takes the middle column: five black tokens, 5 points. After f Yellow may choose any other column.
example-pasang-2 = Yellow takes c in the upper half: three white and two black tokens, 8 points.
example-pasang-3 = The token on g5 slides into the passage and becomes Green's ka. There are five white tokens on its left, e5 to a5. Five is odd, so Green captures them all, for 10 points.
example-pasang-4 = Yellow's ka comes from d7 to c7. It captures down the column, where only c6 is black: one token for one point.
example-pasang-5 = Green's ka runs along the row that it has emptied, to b5. After a move in the row it captures in the column: b4, b3 and b2, three white tokens. Yellow has only two turns to choose from now.
example-pasang-6 = One of them is good: on c10 the ka sees b10 on one side, d10 and e10 on the other, all white. One and two make three, for 6 points.
example-pasang-7 = Green takes only g6, one point. But whatever Yellow does now, Green will have at least four turns to choose from, and that matters more than points.
example-pasang-8 = Yellow's ka moves one step to d10 and captures up and down the column: d8, d9 and d11, 6 points. The score is 22 to 21.
example-pasang-9 = Back on b5 the ka sees four black tokens above and, across empty points, b1 below. That is five, and Green captures them all.
example-pasang-10 = The decisive mistake. Yellow takes b11 for 2 points and does not look at what the ka will be able to capture next; the computer would have played `d8w`.
example-pasang-11 = Green's ka goes up to b9, right below Yellow's, and captures a9. The way down is blocked: Yellow has only one turn to choose from.
example-pasang-12 = Yellow plays it: the ka goes to d10 and captures the black token on d6. This is Yellow's last capture.
example-pasang-13 = Green's ka comes to d9, captures d4 and shuts the column again. On c10 and d11 Yellow's ka would see two white tokens, on e10 four: all even. Yellow is suntuk, and Green wins 120 to 0.
