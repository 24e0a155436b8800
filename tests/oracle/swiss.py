"""Our Swiss pairings against those of caissify-pairings, which follows the FIDE (Dutch) system.

    python swiss.py PAIRER [ROUNDS [SEED]]

PAIRER is the built example `pairer` of the crate `pairing`. Tournaments are played at random, on with our pairings
or with theirs by turns, until so many rounds (2,000) were compared. Our pairings must never cost more than theirs: they
are the cheapest there are. The same seed gives the same tournaments. Ends with 1 at the first that cost more.
"""

import json
import logging
import random
import subprocess
import sys

from caissify_pairings import generate_pairings

KEYS = (
    "rematches, second byes, score of the bye, unplayed rounds of the bye, first moves beyond two, "
    "score differences, first moves, repeated floats, seed of the bye, seeding"
)


class Pairer:
    """The example program, over JSON lines."""

    def __init__(self, path):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([path], stdin=pipe, stdout=pipe, text=True)

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"])
        return answer


class Player:
    """What the other program wants to know of somebody. Scores are in halves."""

    def __init__(self, number):
        self.number = number
        self.score = 0
        self.colours = []
        self.floats = []
        self.byes = 0
        self.forfeit_wins = 0
        self.forfeits = 0

    def row(self):
        return {
            "id": self.number,
            "name": f"Player {self.number}",
            "score": self.score / 2,
            "rating": 2500 - self.number,
            "starting_number": self.number,
            "color_hist": self.colours,
            "float_history": self.floats,
            "bye_count": self.byes,
            "forfeit_win_count": self.forfeit_wins,
        }


class Event:
    """A Swiss at random, as both programs see it."""

    def __init__(self, rng):
        self.rng = rng
        self.entrants = rng.randint(5, 30)
        self.rounds = rng.randint(3, min(9, self.entrants - 2))
        self.players = {n: Player(n) for n in range(1, self.entrants + 1)}
        self.met = set()
        numbers = list(self.players)
        self.events = [{"entered": {"entrant": n, "seed": n}} for n in numbers]
        self.events.append({"started": {"groups": [numbers]}})
        self.games = 0

    def theirs(self, round_number, present):
        """Their pairings as games, first mover first, and byes; `None` where they find none."""
        try:
            rows = generate_pairings(
                system="dutch",
                players=[self.players[n].row() for n in present],
                previous_pairings=self.met,
                round_number=round_number,
                total_rounds=self.rounds,
            )
        except Exception as error:  # Every round that it cannot pair is left out of the comparison.
            print(f"not paired by the other program: {error}", file=sys.stderr)
            return None
        games = [[row["white_id"], row["black_id"]] for row in rows if row.get("black_id")]
        byes = [row["white_id"] for row in rows if not row.get("black_id")]
        if len(byes) > len(present) % 2:
            return None  # It gives several byes where somebody would have to meet again; we let them meet.
        return {"games": games, "byes": byes}

    def play(self, round_number, paired, absent):
        """Plays a round: results at random, the stronger with better chances, now and then a forfeit."""
        before = {n: player.score for n, player in self.players.items()}
        games = [
            {"group": 0, "seating": game, "reason": "organiser", "first_move": "organiser"}
            for game in paired["games"]
        ]
        byes = [{"entrant": n, "kind": {"requested": "half"}} for n in absent]
        byes += [{"entrant": n, "kind": "organiser"} for n in paired["byes"]]
        self.events.append({"paired": {"round": round_number, "games": games, "byes": byes}})
        for n in absent:
            self.record(n, None, "none", 1)
        for n in paired["byes"]:
            self.players[n].byes += 1
            self.record(n, None, "down", 2)
        for white, black in paired["games"]:
            drawn = self.rng.random() < 0.3
            forfeit = self.rng.random() < 0.02
            white_wins = self.rng.random() < 0.5 + (black - white) / (2 * self.entrants)
            if forfeit:
                seats = ["forfeit", {"place": 1}] if white_wins else [{"place": 1}, "forfeit"]
                points = (0, 2) if white_wins else (2, 0)
                self.players[black if white_wins else white].forfeit_wins += 1
                self.players[white if white_wins else black].forfeits += 1
            elif drawn:
                seats, points = [{"place": 1}, {"place": 1}], (1, 1)
            else:
                seats = [{"place": 1}, {"place": 2}] if white_wins else [{"place": 2}, {"place": 1}]
                points = (2, 0) if white_wins else (0, 2)
            result = {"game": self.games, "result": {"seats": seats}}
            self.events.append({"finished": result})
            self.games += 1
            if not forfeit:
                self.met.add((white, black))
                self.met.add((black, white))
            difference = before[white] - before[black]
            floats = ("down", "up") if difference > 0 else ("up", "down") if difference < 0 else ("none", "none")
            for n, colour, drift, gained in zip((white, black), ("white", "black"), floats, points):
                self.record(n, None if forfeit else colour, "none" if forfeit else drift, gained)

    def record(self, number, colour, drift, gained):
        player = self.players[number]
        player.colours = player.colours + [colour or "none"]
        player.floats = player.floats + [drift]
        player.score += gained


def main():
    logging.disable()  # The other program reports what it gives up on; those rounds are left out below.
    pairer = Pairer(sys.argv[1])
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    compared = equal = 0
    while compared < wanted:
        event = Event(rng)
        ours_plays = rng.random() < 0.5
        for round_number in range(1, event.rounds + 1):
            # Two forfeits withdraw.
            playing = [n for n, player in event.players.items() if player.forfeits < 2]
            absent = [n for n in playing if rng.random() < 0.03]
            for n in absent:
                asked = {"entrant": n, "round": round_number, "bye": "half"}
                event.events.append({"bye_requested": asked})
            present = [n for n in playing if n not in absent]
            request = {"format": {"swiss": event.rounds}, "events": event.events, "want": ["pairings", "cost"]}
            theirs = event.theirs(round_number, present)
            if theirs is not None:
                request["compare"] = theirs
            answer = pairer.ask(request)
            ours = {
                "games": [game["seating"] for game in answer["pairings"]["games"]],
                "byes": [bye["entrant"] for bye in answer["pairings"]["byes"] if bye["entrant"] not in absent],
            }
            if theirs is not None:
                compared += 1
                equal += answer["cost"] == answer["compared"]
                if answer["cost"] > answer["compared"]:
                    print(f"({KEYS})\nours   {answer['cost']} {ours}\ntheirs {answer['compared']} {theirs}")
                    print(json.dumps(request))
                    sys.exit(1)
            event.play(round_number, ours if ours_plays or theirs is None else theirs, absent)
    print(f"{compared} Swiss rounds: ours never cost more than those of caissify-pairings, and {equal} cost the same")


if __name__ == "__main__":
    main()
