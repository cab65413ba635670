/** What a table shows of a battle afterwards, put together a second time from the steps that were told. */
import type { Battle, Said, Told } from './battle.ts';
import type { Counters } from './counters.ts';

type Side = 'attacker' | 'defender';
type Steps = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface Left extends Counters {
  readonly suffered: number;
  readonly excess: number;
}

export interface Ended {
  readonly winner: string;
  readonly manner: string;
  readonly rounds: number;
  readonly gap?: number;
  readonly major: boolean;
  readonly attacker: Left;
  readonly defender: Left;
}

const SIDES: readonly Side[] = ['attacker', 'defender'];
const other = (side: string): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** A number as print has it: a true minus, halves as a fraction. */
function printed(value: unknown): string {
  const [whole, sign] = [Math.floor(Math.abs(Number(value))), Number(value) < 0 ? '−' : ''];
  const half = Math.abs(Number(value)) > whole ? '½' : '';
  return `${sign}${whole === 0 && half !== '' ? '' : whole}${half}`;
}

const cellsOf = (cell: (side: Side) => object | undefined): Readonly<Record<string, object>> => {
  const cells: Record<string, object> = {};
  for (const side of SIDES) {
    const made = cell(side);
    if (made) cells[side] = made;
  }
  return cells;
};

/** Nation and side of a force; only the side where both are of one nation. */
const who = (battle: Battle, side: Side): object =>
  battle.attacker.nation === battle.defender.nation ? { side } : { side, nation: battle[side].nation };

/** Rows in the order of a battle: each Fire and Shock, morale, who wanted to go, the chase, what was inflicted. */
export function score(told: readonly Told[], battle: Battle): readonly object[] {
  const steps: Steps = new Map(told);
  const dieOf = (step: Readonly<Record<string, unknown>>) => [{ sides: 10, face: step['face'] }];
  const struck = (title: string): object | undefined => {
    const step = steps.get(title);
    if (!step) return undefined;
    const column = (step['read'] as readonly string[])[2];
    return {
      dice: dieOf(step),
      modifier: step['added'],
      total: `${printed(step['modified'])} ${column}`,
      told: { key: 'score.scored', facts: { stars: step['stars'], applied: step['applied'] } },
    };
  };
  const worn = (side: Side): object | undefined => {
    const step = steps.get(`retreat.wear.${side}`);
    return (
      step && {
        dice: dieOf(step),
        modifier: step['added'],
        total: printed(step['modified']),
        told: { key: 'score.worn', facts: { loss: step['loss'] } },
      }
    );
  };
  const row = (label: string, cells: Readonly<Record<string, object>>): readonly object[] =>
    Object.keys(cells).length > 0 ? [{ label: { key: label }, cells }] : [];
  const strikes = (phase: string) =>
    row(
      `score.${phase}`,
      cellsOf((side) => struck(`battle.${phase}.${side}`)),
    );
  const morale = (round: number) => {
    const step = steps.get(`battle.morale.end${round}`);
    const broken = (step?.['broken'] ?? []) as readonly string[];
    const cells = cellsOf(
      (side) =>
        step && {
          marks: { full: step[`${side}Stars`], of: step[`${side}Morale`] },
          ...(broken.includes(side) ? { told: { key: 'score.breaks' } } : {}),
        },
    );
    return row('score.morale', cells);
  };
  const wanted = SIDES.flatMap((side): object[] => {
    if (steps.get(`battle.withdraw.${side}`)?.['option'] !== 'withdraw') return [];
    const label = { key: 'score.retreat' };
    const test = steps.get(`retreat.test.${side}`);
    if (!test) return [{ label, cells: {}, note: { key: 'score.retreats', facts: { who: who(battle, side) } } }];
    const { told: key, ...facts } = test;
    const note = { key: 'score.tested', facts: { who: who(battle, side), told: { key, facts } } };
    return [{ label, cells: { [side]: { dice: dieOf(test), total: `≤ ${printed(test['threshold'])}` } }, note }];
  });
  const chased = SIDES.some((side) => steps.has(`battle.pursuit.${side}`));
  const inflicted = cellsOf((side) => {
    const { inflicted: sum, adjusted, size, national } = steps.get(`battle.inflicted.${side}`) ?? {};
    const facts = { inflicted: sum, size, national };
    return { total: printed(adjusted), told: { key: 'score.adjusted', facts } };
  });
  return [
    ...[...strikes('fire1'), ...strikes('shock1'), ...morale(1), ...wanted],
    ...[...strikes('fire2'), ...strikes('shock2'), ...morale(2)],
    ...row(
      chased ? 'score.pursuit' : 'score.attrition',
      cellsOf((side) => struck(`battle.pursuit.${side}`) ?? worn(side)),
    ),
    ...row('score.inflicted', inflicted),
  ];
}

const named = (name: string | undefined): object => (name === undefined ? {} : { name });
const worth = ({ armiesPlus, armiesMinus, detachments, pachas }: Counters): number =>
  pachas.reduce((all, each) => all + each, 4 * armiesPlus + 2 * armiesMinus + detachments);
const pawns = ({ armiesPlus, armiesMinus, detachments }: Counters) => ({ armiesPlus, armiesMinus, detachments });

type Names = Readonly<Partial<Record<Side, string>>>;

/** What is booked: what each force has left and must move off, then who fought whom. */
export function effects(battle: Battle, names: Names, ended: Ended): readonly object[] {
  const { winner, major } = ended;
  const borne = SIDES.flatMap((side): object[] => {
    const [before, after]: [Said, Left] = [battle[side], ended[side]];
    const whose = { ...named(names[side]), nation: before.nation, side };
    const left = { ...pawns(after), pachas: after.pachas, lost: worth(before) - worth(after) };
    return [
      { kind: names[side] === undefined ? 'unkept' : 'left', ...whose, ...left },
      ...(after.excess > 0 ? [{ kind: 'crowded', ...whose, excess: after.excess }] : []),
    ];
  });
  const fought = {
    ...(names.attacker === undefined ? {} : { attacker: names.attacker }),
    ...(names.defender === undefined ? {} : { defender: names.defender }),
    attackerNation: battle.attacker.nation,
    defenderNation: battle.defender.nation,
  };
  return [...borne, { kind: 'fought', year: battle.year, ...fought, winner, major }];
}

/** What lies on the table: the counters left of each force, and a force without any off it. */
export const fates = (ended: Ended): readonly object[] =>
  SIDES.map((side) => {
    const { armiesPlus, armiesMinus, detachments, pachas } = ended[side];
    const gone = armiesPlus + armiesMinus + detachments === 0;
    return { at: side, after: { ...pawns(ended[side]), pachas }, ...(gone ? { gone: true } : {}) };
  });

/** N Whoever has an A− beside 2 D may exchange them next. */
export const next = (battle: Battle, names: Names, ended: Ended): readonly object[] =>
  SIDES.flatMap((side) => {
    const { armiesPlus, armiesMinus, detachments } = ended[side];
    if (armiesMinus < 1 || detachments < 2) return [];
    const before = { ...named(names[side]), armiesPlus, armiesMinus, detachments };
    const after = { armiesPlus: armiesPlus + 1, armiesMinus: armiesMinus - 1, detachments: detachments - 2 };
    const words = { key: 'next.conversion', facts: { who: { ...who(battle, side), ...named(names[side]) } } };
    return [{ procedure: 'conversion', input: { before, after }, words }];
  });

export const headline = (battle: Battle, { winner, manner, rounds, gap }: Ended): object => ({
  key: 'battle.headline',
  facts: winner === 'none' ? { manner, rounds, lost: {} } : { manner, rounds, lost: who(battle, other(winner)), gap },
});
