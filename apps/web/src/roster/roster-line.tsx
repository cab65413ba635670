/** A counter of the roster in a line: drawn, named, with its numbers and what else is known of it. */
import { counterOf } from '@grognard/hexes';
import { type CounterKind, type Field, faceFor, type Game, type Say } from '@grognard/kernel';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import type { Found } from './found.ts';
import { cellOf, isPlain } from './rows.ts';

interface RosterLineProps {
  readonly game: Game;
  readonly kind: CounterKind;
  readonly counter: Found;
  readonly say: Say;
}

export function RosterLine({ game, kind, counter: { name, facts }, say }: RosterLineProps) {
  const face = faceFor(kind, facts);
  const printed = (face?.printed ?? []).filter((key) => facts[key] !== undefined);
  const drawn = face && counterOf({ ...face, name: kind.name }, facts, { pigments: game.pigments });
  return (
    <>
      {drawn && <CounterDrawing counter={drawn} />}
      <span className="roster-words">
        <strong>{name}</strong>
        <span className="caption">{told(kind, facts, printed, say)}</span>
      </span>
      <span className="roster-numbers">
        {printed.map((key) => cellOf(field(kind, key), facts[key], say)).join('-')}
      </span>
    </>
  );
}

const field = ({ fields }: CounterKind, key: string): Field => fields[key] as Field;

/** What is not a printed number: options by their words, numbers and marks by their labels. */
function told(kind: CounterKind, facts: Found['facts'], printed: readonly string[], say: Say): string {
  return Object.entries(kind.fields)
    .filter(([key, inner]) => key !== kind.name && isPlain(inner) && !printed.includes(key) && facts[key] !== undefined)
    .flatMap(([key, inner]): readonly string[] => {
      if (inner.kind === 'flag') return facts[key] === true ? [say(inner.label)] : [];
      const cell = cellOf(inner, facts[key], say);
      return [inner.kind === 'oneOf' ? cell : `${say(inner.label)} ${cell}`];
    })
    .join(' · ');
}
