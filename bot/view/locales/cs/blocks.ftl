### Koho člen zablokoval a které partie sleduje. $member je zmínka, $members jejich seznam, $game jméno a kód partie.

blocks-blocked = { $member } vás nemůže pozvat ani se přidat ke stolu, u kterého sedíte, a důvod se nedozví. Rozehrané partie pokračují. Stejným příkazem blokování zase zrušíte.
blocks-lifted = { $member } s vámi může zase hrát.
blocks-nobody = Nemáte nikoho zablokovaného.
blocks-everybody = Máte zablokované:
blocks-followed = Sledujete partii { $game }: až skončí, napíšu vám, a do té doby ji ukazuje `/pacru board`. Stejným příkazem sledování ukončíte.
blocks-not-followed = Partii { $game } už nesledujete.
blocks-followed-in-thread = Sledujete partii { $game } v jejím vlákně { $thread }; sledování ukončíte odchodem z vlákna.
