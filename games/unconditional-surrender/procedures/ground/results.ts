/** Ground combat results: what the code does, and everything that follows from it. */
import { choice, done, explained, type Note, type Step, settled } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { ask, words } from '../../text/kit.ts';
import type { Code, Fate, Strength } from '../../vocabulary.ts';
import { figuresOf } from './figures.ts';
import type { GroundInput } from './input.ts';
import { hexesIn, openHexes, prohibition, toldHex } from './retreat.ts';
import type { Committed } from './support.ts';

/** What became of both sides. */
export type GroundEnd = {
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
  readonly commits: Committed['commits'];
};

export type GroundResult = GroundEnd & Committed;

const STAND = ask('ground-results', 'ground.ask.stand');
const RETREAT = ask('ground-results', 'ground.ask.retreat');

const STEPS: Readonly<Record<Fate, number>> = { full: 2, reduced: 1, eliminated: 0 };

/** Step 6. The code in the list of ground results; the plus number is ignored. */
export const applyResult = (
  combat: GroundInput,
  code: Code,
  committed: Committed,
  frame: string,
  book: SurrenderBook,
): Step<GroundResult> => {
  const row = book.tables['ground-results'].rows[code];
  const before: After = { combat, committed, frame, code, book };
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
  /** All that `committed` says, in few letters. */
  readonly frame: string;
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

const prohibitions = (combat: GroundInput): Note => ({
  rule: 'retreat-prohibitions',
  title: words('ground.retreat.hexes'),
  outcome: words('ground.retreat.open', {
    hexes: hexesIn(combat).map((hex) => ({ name: toldHex(hex.name), why: prohibition(hex) ?? null })),
  }),
});

/** The defender picks among the hexes that are open; which one it is changes nothing else. */
function retreatTo(after: After, strength: Strength, open: readonly string[]): Step<GroundResult> {
  const to = (hex: string): Ended => ({ defender: strength, retreat: hex, noEzoc: false });
  const [only = ''] = open;
  return finish(
    after,
    to(only),
    open.length === 1
      ? undefined
      : () => choice(RETREAT, 'defender', open, (hex) => ended(after, endOf(after, to(hex)))),
  );
}

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

/** From here on code and figures are certain; `details` is what is still to be decided. */
function finish(after: After, how: Ended, details?: () => Step<GroundResult>): Step<GroundResult> {
  const end = endOf(after, how);
  const { code, defender, retreat } = end;
  return settled(
    'ground.end',
    `${code} ${defender} ${retreat === null} ${after.frame}`,
    () => ({ outcome: code, figures: figuresOf(end) }),
    details ?? (() => ended(after, end)),
  );
}

const ended = ({ combat, committed }: After, end: GroundEnd): Step<GroundResult> => {
  const result = { ...committed, ...end };
  return done(result, () => [
    {
      rule: 'ground-results',
      title: words('ground.result'),
      outcome: words('ground.result.told', { ...toldOf(result), names: namesOf(combat) }),
    },
  ]);
};

/** The end: AA costs the primary attacker a step; a mobile attack that eliminates leaves a No EZOC marker. */
function endOf({ combat, committed, code, book }: After, { defender, retreat, noEzoc }: Ended): GroundEnd {
  const { attackerLosesStep, activationEnds } = book.tables['ground-results'].rows[code];
  const { strength } = combat.primary;
  const primary: Fate = attackerLosesStep ? (strength === 'full' ? 'reduced' : 'eliminated') : strength;
  return {
    code,
    primary,
    defender,
    attackerSteps: STEPS[strength] - STEPS[primary],
    defenderSteps: STEPS[combat.defender.strength] - STEPS[defender],
    retreat,
    noEzoc: noEzoc && combat.attack === 'mobile',
    attackerActivationEnds: activationEnds,
    commits: committed.commits,
  };
}

/** A result as it is told. */
export const toldOf = ({ retreat, ...result }: GroundEnd) => ({
  primaryFate: result.primary,
  attackerSteps: result.attackerSteps,
  defenderFate: result.defender,
  defenderSteps: result.defenderSteps,
  retreats: retreat !== null,
  hex: retreat === null ? null : toldHex(retreat),
  noEzoc: result.noEzoc,
  activationEnds: result.attackerActivationEnds,
});

const namesOf = ({ primary, defender }: GroundInput) => ({ primary: primary.name, defender: defender.name });
