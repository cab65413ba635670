/** 18.5.3 Raid losses: one die for each theatre with raids. */
import {
  type CounterFate,
  checkpoint,
  d6,
  done,
  type Effect,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  pickOne,
  type Refusal,
  rollOnTable,
  type Step,
  total,
} from '@grognard/kernel';
import { onMap } from '../campaign/effects.ts';
import type { CampaignState } from '../campaign/state.ts';
import { lightHere } from '../counters.ts';
import { ask, field, refusal, type TextKey, words } from '../text/kit.ts';
import { ALLIANCES, type Alliance, advantageFor, KK_HOLDERS } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline, diceTerms } from './on-table.ts';

const unit = field.record(
  'raid.lightUnit',
  {
    unit: field.text('raid.unit', { max: 40, sample: 'raid.sample' }),
    steps: field.integer('raid.steps', { min: 1, max: 2, default: 2 }),
    raid: field.oneOf('raid.kind', { options: ['none', 'forage', 'supply'], words: 'raid.kind', default: 'none' }),
  },
  { counter: lightHere('unit', ['steps'], { printed: ['steps'] }) },
);

type Loser = 'raiders' | 'enemy';

const units = (label: TextKey, force: Loser) =>
  field.list(label, unit, { min: 0, max: 12, unique: 'unit', default: [], force });

/** Light steps of one side in the box. */
export const boxSteps = (label: TextKey, force: 'raiders' | 'enemy') =>
  field.integer(label, { min: 0, max: 99, default: 0, force });

const input = field.record('raid-losses.input', {
  alliance: field.oneOf('raid-losses.alliance', { options: ALLIANCES, words: 'alliance', default: 'coalition' }),
  advantage: field.oneOf('raid.advantage', { options: KK_HOLDERS, words: 'raid.advantage', default: 'nobody' }),
  raiderSteps: boxSteps('raid.raiderSteps', 'raiders'),
  enemySteps: boxSteps('raid.enemySteps', 'enemy'),
  allOwnThere: field.flag('raid-losses.allOwnThere', { default: false, force: 'raiders' }),
  raiders: units('raid-losses.raiders', 'raiders'),
  enemy: units('raid-losses.enemy', 'enemy'),
});

type RaidLosses = Infer<typeof input>;

export interface RaidLoss {
  readonly loser: Loser;
  readonly steps: 1 | 2;
  /** Which units lost a step, in order; shorter than `steps` where the player described none. */
  readonly units: readonly string[];
}

const DIE = ask('18.5.3', 'raid-losses.ask.die', { side: 'raiders' });
const FIRST = ask('18.5.3', 'raid-losses.ask.first');
const SECOND = ask('18.5.3', 'raid-losses.ask.second');

/** 18.5.3 "More than four steps more": the lead that counts begins above this. */
export const LEAD = 4;

export const raidLosses: Procedure<RaidLosses, RaidLoss, ClashBook, CampaignState, typeof input> = {
  id: 'raid-losses',
  rule: '18.5.3',
  phase: 'raids',
  input,
  rulings: ['second-raid-step'],
  refusals: ({ raiders, enemy }): readonly Refusal[] =>
    enemy.flatMap(({ unit: name }, index) =>
      raiders.some((other) => other.unit === name)
        ? [refusal('lightOnBothSides', `enemy[${index}].unit`, { rule: '18.5.3', facts: { name } })]
        : [],
    ),
  begin: (r, book) => roll(r, book),
  outcome: ({ loser, steps }) => `${loser}-${steps}`,
  outcomeWords: (outcome) => words(`raid-losses.${outcome as `${Loser}-${1 | 2}`}`),
  outcomes: ['enemy-2', 'enemy-1', 'raiders-1', 'raiders-2'],
  summary: ({ loser, steps }) => words(`raid-losses.${loser}-${steps}`),
  equation: (r, book) => diceTerms(total(modifiersOf(r, book))),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ loser, units: hit }, r) =>
    r[loser].flatMap(({ unit: name, steps }, index): CounterFate[] => {
      const left = steps - hit.filter((each) => each === name).length;
      if (left === steps) return [];
      const gone = left === 0;
      return [
        {
          at: `${loser}[${index}]`,
          words: words('fate.steps', { left }),
          after: { steps: left },
          ...(gone && { gone }),
        },
      ];
    }),
  figures: {
    raiderSteps: ({ loser, steps }: RaidLoss) => (loser === 'raiders' ? steps : 0),
    enemySteps: ({ loser, steps }: RaidLoss) => (loser === 'enemy' ? steps : 0),
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

const modifiersOf = (r: RaidLosses, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['raid-loss-modifiers'], {
    advantage: r.advantage === 'raiders',
    enemyAdvantage: r.advantage === 'enemy',
    superior: r.raiderSteps - r.enemySteps > LEAD || r.allOwnThere,
  });

function roll(r: RaidLosses, book: ClashBook): Step<RaidLoss> {
  const table = book.tables['raid-losses'];
  const lostIn = ({ row, cell }: { readonly row: string; readonly cell: string }) => ({
    loser: cell as Loser,
    steps: Number(table.cell(row, 'steps')) as RaidLoss['steps'],
  });
  return rollOnTable(
    {
      ask: DIE,
      die: d6,
      modifiers: modifiersOf(r, book),
      table,
      column: 'loser',
      told: (read) => {
        const { loser, steps } = lostIn(read);
        return { outcome: words(`raid-losses.${loser}-${steps}`) };
      },
    },
    (read) => checkpoint('lost', lostIn(read), ({ loser, steps }) => firstStep(r, loser, steps, book)),
  );
}

/** 18.5.3 The loser picks the first step, from a forage raid if he has one. */
function firstStep(r: RaidLosses, loser: Loser, steps: RaidLoss['steps'], book: ClashBook): Step<RaidLoss> {
  const units = r[loser];
  const foraging = units.filter(({ raid }) => raid === 'forage');
  const options = (foraging.length > 0 ? foraging : units).map(({ unit: name }) => name);
  return pickOne(FIRST, loser, options, (first) =>
    first === undefined || steps === 1
      ? done({ loser, steps, units: first === undefined ? [] : [first] })
      : secondStep(r, loser, first, book),
  );
}

/** 18.5.3 Who picks the second step is cut off in the source: the loser, unless the ruling says the winner. */
function secondStep(r: RaidLosses, loser: Loser, first: string, { rulings }: ClashBook): Step<RaidLoss> {
  const left = r[loser].filter(({ unit: name, steps }) => name !== first || steps > 1).map(({ unit: name }) => name);
  const winner = loser === 'raiders' ? 'enemy' : 'raiders';
  const side = rulings['second-raid-step'] === 'loser' ? loser : winner;
  return pickOne(SECOND, side, left, (second) =>
    done({ loser, steps: 2, units: second === undefined ? [first] : [first, second] }),
  );
}
