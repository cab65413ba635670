/** Ground combat results: what the code does, and everything that follows from it. */
import { type Ask, choice, done, explained, type Note, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import type { Code, Fate, Strength } from '../../vocabulary.ts';
import type { GroundInput } from './input.ts';
import { openHexes, prohibition } from './retreat.ts';
import type { Committed } from './support.ts';

export type GroundResult = Committed & {
  readonly code: Code;
  readonly primary: Fate;
  readonly defender: Fate;
  /** Steps lost: a full unit has two. */
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  /** The hex the defender retreats to. */
  readonly retreat: string | null;
  readonly noEzoc: boolean;
  readonly attackerActivationEnds: boolean;
};

const STAND: Ask = { rule: 'ground-results', text: 'ground.ask.stand' };
const RETREAT: Ask = { rule: 'ground-results', text: 'ground.ask.retreat' };

const STEPS: Readonly<Record<Fate, number>> = { full: 2, reduced: 1, eliminated: 0 };

/** Step 6. The code in the list of ground results; the plus number is ignored. */
export const applyResult = (
  combat: GroundInput,
  code: Code,
  committed: Committed,
  book: SurrenderBook,
): Step<GroundResult> => {
  const row = book.tables['ground-results'].rows[code];
  const before: After = { combat, committed, code, book };
  const fate = row[combat.defender.strength];
  if (fate === 'eliminated') return finish(before, { defender: fate, retreat: null, noEzoc: row.noEzoc });
  switch (row.retreat) {
    case 'none':
      return finish(before, { defender: fate, retreat: null, noEzoc: false });
    case 'fortMayStand':
      return mustRetreat(before, fate, combat.hex.fort);
    case 'always':
      return mustRetreat(before, fate, false);
  }
};

/** What every follow-up is told. */
interface After {
  readonly combat: GroundInput;
  readonly committed: Committed;
  readonly code: Code;
  readonly book: SurrenderBook;
}

/** What has become of the defender, and whether the list then asks for a No EZOC marker after a mobile attack. */
interface Ended {
  readonly defender: Fate;
  readonly retreat: string | null;
  readonly noEzoc: boolean;
}

/** DR and DD: one hex away from the attacker; in a fort a DR leaves the choice, while there is a hex to go to. */
function mustRetreat(after: After, strength: Strength, mayStand: boolean): Step<GroundResult> {
  const open = openHexes(after.combat);
  const next =
    open.length === 0
      ? cannotRetreat(after, strength)
      : mayStand
        ? choice(STAND, 'defender', ['retreat', 'stand'], (option) =>
            option === 'stand' ? cannotRetreat(after, strength) : retreatTo(after, strength, open),
          )
        : retreatTo(after, strength, open);
  return explained(() => [prohibitions(after.combat)], next);
}

const prohibitions = ({ retreatHexes }: GroundInput): Note => ({
  rule: 'retreat-prohibitions',
  title: words('ground.retreat.hexes'),
  outcome: words('ground.retreat.open', {
    hexes: retreatHexes.map((hex) => ({ name: hex.name, why: prohibition(hex) ?? null })),
  }),
});

/** The defender picks among the hexes that are open. */
const retreatTo = (after: After, strength: Strength, open: readonly string[]): Step<GroundResult> => {
  const [only] = open;
  return open.length === 1 && only !== undefined
    ? finish(after, { defender: strength, retreat: only, noEzoc: false })
    : choice(RETREAT, 'defender', open, (hex) => finish(after, { defender: strength, retreat: hex, noEzoc: false }));
};

/** Cannot retreat: a reduced unit is eliminated, a full one is reduced and stays. */
const cannotRetreat = (after: After, strength: Strength): Step<GroundResult> => {
  const { becomes, noEzoc } = after.book.tables['cannot-retreat'].rows[strength];
  return explained(
    () => [
      {
        rule: 'cannot-retreat',
        title: words('ground.cannotRetreat'),
        outcome: words(`ground.cannotRetreat.${strength}`),
      },
    ],
    finish(after, { defender: becomes, retreat: null, noEzoc }),
  );
};

/** The end: AA costs the primary attacker a step; a mobile attack that eliminates leaves a No EZOC marker. */
const finish = ({ combat, committed, code, book }: After, { defender, retreat, noEzoc }: Ended): Step<GroundResult> => {
  const { attackerLosesStep, activationEnds } = book.tables['ground-results'].rows[code];
  const { strength } = combat.primary;
  const primary: Fate = attackerLosesStep ? (strength === 'full' ? 'reduced' : 'eliminated') : strength;
  const result: GroundResult = {
    ...committed,
    code,
    primary,
    defender,
    attackerSteps: STEPS[strength] - STEPS[primary],
    defenderSteps: STEPS[combat.defender.strength] - STEPS[defender],
    retreat,
    noEzoc: noEzoc && combat.attack === 'mobile',
    attackerActivationEnds: activationEnds,
  };
  return done(result, () => [
    {
      rule: 'ground-results',
      title: words('ground.result'),
      outcome: words('ground.result.told', { ...result, names: namesOf(combat) }),
    },
  ]);
};

const namesOf = ({ primary, defender }: GroundInput) => ({ primary: primary.name, defender: defender.name });
