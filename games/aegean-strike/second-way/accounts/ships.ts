/** Ships. */
import { sum } from '../straight.ts';
import {
  type Account,
  type Counter,
  called,
  type Fleets,
  forNato,
  type Hits,
  other,
  type Side,
  type Stack,
  shipFate,
  shipLosses,
  some,
} from './lines.ts';

export const ships: Readonly<Record<string, Account>> = {
  'naval-combat': {
    draw: (input: Fleets, draw) => ({
      side: input.side,
      ships: some(draw, input.ships),
      targets: some(draw, input.targets),
      movementLeft: draw.int(0, 3),
    }),
    said: (input: Fleets, result: { readonly ships: Hits; readonly targets: Hits }) => {
      const { side } = input;
      const [first] = input.targets;
      const floats = first !== undefined && first.hits + (result.targets[0] ?? 0) < first.hitsToSink;
      const fleet = (at: string, list: Stack, hits: Hits) =>
        list.map((one, i) => shipFate(`${at}[${i}]`, one, hits[i] ?? 0));
      return {
        books: [
          ...shipLosses(side, input.ships, result.ships),
          ...shipLosses(other(side), input.targets, result.targets),
          ...(input.intercepted !== 'no' && floats
            ? [{ kind: 'halted', of: 'ship', side: other(side), unit: first.name, until: 'turn' }]
            : []),
        ],
        fates: [...fleet('ships', input.ships, result.ships), ...fleet('targets', input.targets, result.targets)],
        figures: {
          shipHits: sum(result.ships),
          targetHits: sum(result.targets),
          natoHits: forNato(side, sum(result.targets), sum(result.ships)),
        },
        outcome: String(sum(result.targets) - sum(result.ships)),
      };
    },
  },
  'ship-damage': {
    draw: (_, draw) => ({ hits: draw.int(0, 9), taken: draw.int(0, 4), sunk: draw.flag() }),
    said: (
      input: Counter & { readonly side: Side },
      result: { readonly hits: number; readonly taken: number; readonly sunk: boolean },
    ) => ({
      books: shipLosses(input.side, [input], [result.taken]),
      fates: [shipFate('', input, result.taken)],
      figures: { hits: result.hits },
      outcome: result.sunk ? 'sunk' : 'afloat',
    }),
  },
  'naval-move': {
    draw: (_, draw) => ({ move: draw.int(1, 3), left: draw.int(0, 3) }),
    said: (input: { readonly side: Side; readonly ship: Counter }, { left }: { readonly left: number }) => ({
      books: [{ kind: 'sailed', of: 'ship', side: input.side, unit: input.ship.name }],
      figures: { movesLeft: left },
      outcome: String(left),
      next: [['naval-combat', { side: input.side, ships: [called(input.ship)] }]],
    }),
  },
  'sea-transport': {
    draw: (input: { readonly does: string }) => ({ does: input.does }),
    said: (input: {
      readonly side: Side;
      readonly does: string;
      readonly ship: Counter;
      readonly unit: Counter & { readonly kind: string };
    }) => {
      const unit = { of: 'ground', side: input.side, unit: input.unit.name };
      return {
        books:
          input.does === 'embark'
            ? [{ kind: 'embarked', ...unit, ship: input.ship.name }]
            : [
                { kind: 'landed', ...unit },
                { kind: 'halted', ...unit, until: 'turn' },
              ],
        figures: {},
        outcome: input.does,
        // Marines land by themselves.
        next:
          input.does === 'embark' && input.unit.kind === 'marine'
            ? [
                [
                  'amphibious-landing',
                  {
                    side: input.side,
                    ship: input.ship.name,
                    marines: [{ ...called(input.unit), kind: 'marine', aboard: input.ship.name }],
                  },
                ],
              ]
            : [],
      };
    },
  },
};
