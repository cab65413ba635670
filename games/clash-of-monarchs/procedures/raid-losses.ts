/** 18.5.3 Raid losses: one die for each theatre with raids. */
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  d6,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import { onMap } from '../campaign/effects.ts';
import type { CampaignState } from '../campaign/state.ts';
import { lightHere } from '../counters.ts';
import { ALLIANCES, type Alliance, advantageFor, KK_HOLDERS } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

const unit = field.record(
  'raid.lightUnit',
  {
    unit: field.text('raid.unit', { max: 40, sample: 'raid.sample' }),
    steps: field.integer('raid.steps', { min: 1, max: 2, default: 2 }),
    raid: field.oneOf('raid.kind', { options: ['none', 'forage', 'supply'], words: 'raid.kind', default: 'none' }),
  },
  { counter: lightHere('unit', 'steps') },
);

const boxSteps = (label: string) => field.integer(label, { min: 0, max: 99, default: 0 });

const input = field.record('raid-losses.input', {
  alliance: field.oneOf('raid-losses.alliance', { options: ALLIANCES, words: 'alliance', default: 'coalition' }),
  advantage: field.oneOf('raid.advantage', { options: KK_HOLDERS, words: 'raid.advantage', default: 'nobody' }),
  raiderSteps: boxSteps('raid.raiderSteps'),
  enemySteps: boxSteps('raid.enemySteps'),
  allOwnThere: field.flag('raid-losses.allOwnThere'),
  raiders: field.list('raid-losses.raiders', unit, { min: 0, max: 12, unique: 'unit', default: [] }),
  enemy: field.list('raid-losses.enemy', unit, { min: 0, max: 12, unique: 'unit', default: [] }),
});

type RaidLosses = Infer<typeof input>;
type Loser = 'raiders' | 'enemy';

interface Outcome {
  readonly loser: Loser;
  readonly steps: number;
  /** Which units lost a step, in order; shorter than `steps` where the player described none. */
  readonly units: readonly string[];
}

const DIE: Ask = { rule: '18.5.3', text: 'raid-losses.ask.die', side: 'raiders' };
const FIRST: Ask = { rule: '18.5.3', text: 'raid-losses.ask.first' };
const SECOND: Ask = { rule: '18.5.3', text: 'raid-losses.ask.second' };

/** 18.5.3 "More than four steps more": the lead that counts begins above this. */
export const LEAD = 4;

export const raidLosses: Procedure<RaidLosses, Outcome, ClashBook, CampaignState> = {
  id: 'raid-losses',
  rule: '18.5.3',
  input,
  rulings: ['second-raid-step'],
  refusals: ({ raiders, enemy }): readonly Refusal[] =>
    enemy.flatMap(({ unit: name }, index) =>
      raiders.some((other) => other.unit === name)
        ? [{ code: 'lightOnBothSides', at: `enemy[${index}].unit`, rule: '18.5.3', facts: { name } }]
        : [],
    ),
  begin: (r, book) => roll(r, book),
  outcome: ({ loser, steps }) => `${loser}-${steps}`,
  outcomeWords: (outcome) => words(`raid-losses.${outcome}`),
  outcomes: ['enemy-2', 'enemy-1', 'raiders-1', 'raiders-2'],
  summary: ({ loser, steps }) => words(`raid-losses.${loser}-${steps}`),
  figures: {
    raiderSteps: ({ loser, steps }: Outcome) => (loser === 'raiders' ? steps : 0),
    enemySteps: ({ loser, steps }: Outcome) => (loser === 'enemy' ? steps : 0),
  },
  favours: { raiders: 'enemySteps', enemy: 'raiderSteps' },
  parties: ({ alliance }) => ({
    raiders: { player: alliance },
    enemy: { player: ALLIANCES.find((other) => other !== alliance) ?? alliance },
  }),
  effects: ({ loser, steps, units }, r): readonly Effect[] => [
    ...units.map((name) => ({ kind: 'lightStep', unit: name })),
    ...(r[loser].length === 0 ? [onMap({ kind: 'lightSteps', who: loser, steps })] : []),
  ],
  fromCampaign: ({ advantage }, { alliance = 'coalition' }) =>
    ALLIANCES.includes(alliance as Alliance) ? { advantage: advantageFor(alliance as Alliance, advantage) } : {},
};

function roll(r: RaidLosses, book: ClashBook): Step<Outcome> {
  const { tables } = book;
  const table = tables['raid-losses'];
  const modifiers = judge(tables['raid-loss-modifiers'], {
    advantage: r.advantage === 'raiders',
    enemyAdvantage: r.advantage === 'enemy',
    superior: r.raiderSteps - r.enemySteps > LEAD || r.allOwnThere,
  });
  return explained(
    () => [{ rule: '18.5.3', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const row = table.rows.find(face + total(modifiers));
      const look = table.look(row, 'loser');
      const [loser, steps] = [look.cell as Loser, Number(table.cell(row, 'steps'))];
      return explained(
        () => [
          { rule: '18.5.3', title: words(DIE.text), lookup: look, outcome: words(`raid-losses.${loser}-${steps}`) },
        ],
        checkpoint('lost', { loser, steps }, (lost) => firstStep(r, lost.loser, lost.steps, book)),
      );
    }),
  );
}

/** 18.5.3 The loser picks the first step, from a forage raid if he has one. */
function firstStep(r: RaidLosses, loser: Loser, steps: number, book: ClashBook): Step<Outcome> {
  const units = r[loser];
  const foraging = units.filter(({ raid }) => raid === 'forage');
  const options = (foraging.length > 0 ? foraging : units).map(({ unit: name }) => name);
  return pick(FIRST, loser, options, (first) =>
    first === undefined || steps === 1
      ? done({ loser, steps, units: first === undefined ? [] : [first] })
      : secondStep(r, loser, first, book),
  );
}

/** 18.5.3 Who picks the second step is cut off in the source: the loser, unless the ruling says the winner. */
function secondStep(r: RaidLosses, loser: Loser, first: string, { rulings }: ClashBook): Step<Outcome> {
  const left = r[loser].filter(({ unit: name, steps }) => name !== first || steps > 1).map(({ unit: name }) => name);
  const winner = loser === 'raiders' ? 'enemy' : 'raiders';
  const side = rulings['second-raid-step'] === 'loser' ? loser : winner;
  return pick(SECOND, side, left, (second) =>
    done({ loser, steps: 2, units: second === undefined ? [first] : [first, second] }),
  );
}

/** Asks only where there is something to decide. */
function pick<T>(
  ask: Ask,
  side: string,
  options: readonly string[],
  then: (name: string | undefined) => Step<T>,
): Step<T> {
  const [only, another] = options;
  return another === undefined ? then(only) : choice(ask, side, options, then);
}
