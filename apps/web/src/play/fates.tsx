/** What became of each counter, drawn on the counters, side by side with its words. */
import { counterOf } from '@grognard/hexes';
import { type CounterFate, fieldAt, type Opened, type Say, stepsTo } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { RoleMark, type Tone } from '../chart/force-panel.tsx';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import { isRecord } from '../form/draft.ts';
import { faceOf } from '../form/face.ts';

interface FatesProps {
  readonly opened: Opened;
  readonly fates: readonly CounterFate[];
}

interface Drawn {
  readonly at: string;
  readonly name: string;
  readonly words: string;
  readonly counter: ReturnType<typeof counterOf>;
}

export function Fates({ opened, fates }: FatesProps) {
  const { game, procedure } = opened;
  const { say } = useSpeaker(game);
  const sides = [...new Set(fates.map(({ at }) => forceOf(opened, at)))];
  const declared = [...new Set(Object.values(procedure.input.fields).flatMap(({ force }) => force ?? []))];
  if (fates.length === 0) return null;
  const alone = sides.every((side) => fates.filter(({ at }) => forceOf(opened, at) === side).length === 1);
  return (
    <div className="fates-row" data-alone={(alone && sides.length > 1) || undefined}>
      {sides.map((side) => {
        const tone: Tone = side === undefined || declared.indexOf(side) === 0 ? 'attacker' : 'defender';
        const drawn = fates
          .filter(({ at }) => forceOf(opened, at) === side)
          .flatMap((fate) => drawnFate(opened, fate, side === undefined ? undefined : tone, say));
        const alike = [...new Set(drawn.map(({ words }) => words))];
        return (
          <div key={side ?? ''} className="sheet fates force" data-tone={tone}>
            {side !== undefined && (
              <header>
                <RoleMark tone={tone} />
                <h3>{say(`side.${side}`)}</h3>
              </header>
            )}
            <ul>
              {alike.map((words) => (
                <Fate key={words} words={words} counters={drawn.filter((each) => each.words === words)} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Those that fared alike share a line. */
function Fate({ words, counters }: { readonly words: string; readonly counters: readonly Drawn[] }) {
  return (
    <li>
      <span className="fate-counters">
        {counters.map(({ at, counter }) => (
          <CounterDrawing key={at} counter={counter} />
        ))}
      </span>
      <span className="fate-words">
        <b>{counters.map(({ name }) => name).join(', ')}</b>
        <span>{words}</span>
      </span>
    </li>
  );
}

const forceOf = ({ procedure }: Opened, at: string): string | undefined => {
  const [first = ''] = stepsTo(at);
  return procedure.input.fields[first]?.force;
};

function drawnFate(
  { game: { pigments }, procedure, input }: Opened,
  { at, after = {}, gone, words }: CounterFate,
  side: Tone | undefined,
  say: Say,
): readonly Drawn[] {
  const field = fieldAt(procedure.input, at);
  const value = stepsTo(at).reduce<unknown>((part, step) => (part as Readonly<Record<string, unknown>>)[step], input);
  if (field?.kind !== 'record' || !field.counter || !isRecord(value)) return [];
  const counter = counterOf(faceOf(field), { ...value, ...after }, { pigments, side });
  const states = gone ? { ...counter.states, lost: 'eliminated' as const } : counter.states;
  const named = field.fields[faceOf(field).name];
  const name = named?.kind === 'oneOf' ? say(`${named.words}.${counter.name}`) : counter.name;
  return [{ at, name, words: say(words), counter: { ...counter, states } }];
}
