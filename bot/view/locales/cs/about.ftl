### Co je to za hru, v jednom řádku: nejvýše 90 znaků, protože s jejím jménem je to volba příkazu.

about-pacru = Překračujte hranice: získejte dost značek, nebo buďte poslední, kdo může táhnout.
about-azacru = Dlouhé tahy spojují vaše značky, někdy za cenu kamene; vyhrává, kdo jich má nejvíc.
about-shacru = Jeden krok, jedna značka, dokud je co získat; vyhrává, kdo má nejvíc značek.
about-pasang = Dvě ka sbírají linie černých a bílých žetonů; rozhodují body, ale kdo uvázne, prohrává.
