/** Parachute drop: the transport must come through, the terrain and the fire from the drop hex change the die. */
import {
  chance,
  d10,
  done,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { aircraft, name, side } from '../parts/air-units.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { kind, terrain } from '../parts/ground-units.ts';

const input = field.record('drop.input', {
  side: side('drop.side'),
  transport: aircraft('drop.transport'),
  unit: name(),
  kind: kind(),
  terrain: terrain(),
  firedOn: field.flag('drop.firedOn'),
  transportHit: field.flag('drop.transportHit'),
});

type Input = Infer<typeof input>;

interface Result {
  readonly result: 'noDrop' | 'lands' | 'landsHit' | 'eliminated';
}

const DIE = { rule: 'parachute', text: 'drop.ask.die' } as const;

export const parachuteDrop: Procedure<Input, Result, AegeanBook> = {
  id: 'parachute-drop',
  rule: 'parachute',
  input,
  refusals: ({ transport, kind, firedOn, transportHit }, { tables }) => [
    ...(tables['eligible-units'].cell(transport, 'paratroops') === 'x'
      ? []
      : [{ code: 'noParatroops', at: 'transport', rule: 'missions', facts: { type: transport } }]),
    ...(kind === 'airborne' ? [] : [{ code: 'notAirborne', at: 'kind', rule: 'parachute' }]),
    ...(transportHit && !firedOn ? [{ code: 'hitUnfired', at: 'transportHit', rule: 'parachute' }] : []),
  ],
  begin: (drop, book) => (drop.transportHit ? noDrop() : jump(drop, book)),
  outcome: ({ result }) => result,
  summary: ({ result }) => words(`drop.${result}`),
  outcomeWords: (outcome) => words(`drop.${outcome}`),
  figures: { landed: ({ result }: Result) => (result === 'lands' || result === 'landsHit' ? 1 : 0) },
  effects: ({ result }, { side, unit }) => {
    switch (result) {
      case 'landsHit':
        return hitsOn(side, unit, 1);
      case 'eliminated':
        return [eliminated(side, unit)];
      case 'lands':
      case 'noDrop':
        return [];
    }
  },
};

/** A transport that is hit makes no drop. */
const noDrop = (): Step<Result> =>
  done({ result: 'noDrop' }, () => [
    { rule: 'parachute', title: words('drop.transportHit'), outcome: words('drop.noDrop') },
  ]);

const jump = ({ terrain, firedOn }: Input, { tables }: AegeanBook): Step<Result> => {
  const modifiers = judge(tables['parachute-modifiers'], {
    firedOn,
    rough: terrain === 'rough',
    clear: terrain === 'clear',
  });
  return explained(
    () => [{ rule: DIE.rule, title: words(DIE.text), modifiers }],
    chance(DIE, d10, (face) => {
      const look = tables.parachute.look(tables.parachute.rows.find(face + total(modifiers)), 'result');
      return done({ result: look.cell }, () => [
        { rule: 'parachute', title: words('drop.table'), lookup: look, outcome: words(`drop.${look.cell}`) },
      ]);
    }),
  );
};
