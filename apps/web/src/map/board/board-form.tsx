/** What a board asks besides its map: the counters in words and numbers, conditions, readings. */
import { type Campaign, type Game, layoutOf, type Procedure, type Say } from '@grognard/kernel';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Situation } from '../../chart/situation.ts';
import { FormProvider } from '../../form/context.ts';
import { CounterSymbols } from '../../form/counter-drawing.tsx';
import { textsIn } from '../../form/draft.ts';
import { sortFaults } from '../../form/faults.ts';
import { PartFields } from '../../form/record-fields.tsx';
import { useRecord } from '../../form/use-record.ts';
import { hexMapIn } from '../sheets.ts';
import { wayField } from './pieces.ts';

interface BoardFormProps {
  readonly game: Game;
  readonly say: Say;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly campaign: Campaign | undefined;
  readonly children: ReactNode;
}

const NO_WORTH: ReadonlyMap<string, string> = new Map();

export function BoardForm({ game, say, procedure, situation, campaign, children }: BoardFormProps) {
  const { draft, opened, known } = situation;
  const newest = useRef(draft);
  newest.current = draft;
  const faults = useMemo(
    () => sortFaults(opened.ok ? [] : opened.refusals, procedure.input, newest.current),
    [opened, procedure],
  );
  const form = useMemo(
    () => ({ game, say, campaign, faults, tried: false, known, worth: NO_WORTH, taken: () => textsIn(newest.current) }),
    [game, say, campaign, faults, known],
  );
  return (
    <FormProvider value={form}>
      <CounterSymbols />
      {children}
    </FormProvider>
  );
}

/** Everything but the map and the way, which are drawn. */
export function BoardFields({ procedure, situation }: Pick<BoardFormProps, 'procedure' | 'situation'>) {
  const { input } = procedure;
  const record = useRecord(input, situation.draft, '', situation.change);
  const parts = useMemo(() => {
    const { forces, common } = layoutOf(input);
    return [common, ...forces];
  }, [input]);
  const drawn = useMemo(
    () => new Set([hexMapIn(input)?.name, wayField(input)?.name].filter((name) => name !== undefined)),
    [input],
  );
  return (
    <div className="board-fields">
      {parts.map((part, index) => (
        <PartFields key={index === 0 ? 'common' : `force ${index}`} record={record} part={part} omit={drawn} />
      ))}
    </div>
  );
}
