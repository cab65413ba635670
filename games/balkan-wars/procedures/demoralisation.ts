/** Effects of demoralisation: what a counter is worth while it lasts. No die is thrown. */
import { done, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import type { BalkanBook } from '../rulings.ts';
import { field, refusal, words } from '../text/kit.ts';
import { counterAs, counterFields, demoralised, namelessId, printed } from '../unit.ts';
import { GUNS } from '../vocabulary.ts';
import { bombards, commandOf, movementOf, staffOf } from './demoralised.ts';

const input = field.record(
  'demoralisation.input',
  {
    id: namelessId,
    country: field.optional(counterFields.country),
    type: counterFields.type,
    demoralised: demoralised(true),
    movement: field.optional(printed.movement),
    command: field.optional(printed.command),
    staff: field.optional(printed.staff),
  },
  counterAs('onMap', { printed: ['movement', 'command', 'staff'], state: ['demoralised'] }),
);

type Counter = Infer<typeof input>;

/** What the counter does not print, nobody told, or its type never does is left out. */
export type Worth = {
  readonly unit?: string;
  readonly movement?: number;
  readonly command?: number;
  readonly staff?: number;
  readonly givesSupply?: boolean;
  readonly entrenches?: boolean;
  readonly bombards?: boolean;
};

export const demoralisation: Procedure<Counter, Worth, BalkanBook, CampaignState, typeof input> = {
  id: 'demoralisation',
  rule: 'demoralisation',
  phase: 'movement',
  input,
  rulings: ['demoralisedFortGuns'],
  refusals: ({ id, country }): readonly Refusal[] =>
    id !== namelessId.default && country === undefined
      ? [refusal('countryUnknown', 'country', { rule: 'units', facts: { id } })]
      : [],
  begin: (counter, { rulings }) => {
    const worth = worthOf(counter, rulings);
    return done(worth, () => [
      { rule: 'demoralisation', title: words('demoralisation.read'), outcome: words('demoralisation.summary', worth) },
    ]);
  },
  outcome: () => 'read',
  outcomes: ['read'],
  outcomeWords: () => words('demoralisation.read'),
  summary: (worth) => words('demoralisation.summary', { ...worth }),
  figures: { movement: ({ movement = 0 }: Worth) => movement },
  effects: () => [],
};

function worthOf(counter: Counter, rulings: BalkanBook['rulings']): Worth {
  const { id, type, demoralised: shaken, movement, command, staff } = counter;
  return {
    ...(id !== namelessId.default && { unit: id }),
    ...(movement !== undefined && { movement: movementOf({ movement, demoralised: shaken }) }),
    ...(command !== undefined && { command: commandOf({ command, demoralised: shaken }) }),
    ...(staff !== undefined && { staff: staffOf({ staff, demoralised: shaken }) }),
    ...((type === 'mobileSupply' || type === 'depot') && { givesSupply: !shaken }),
    ...(type === 'engineer' && { entrenches: !shaken }),
    ...(GUNS.includes(type) && { bombards: bombards({ type, demoralised: shaken }, rulings) }),
  };
}
