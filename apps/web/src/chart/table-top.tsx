/** The table itself: a panel for each force, what belongs to nobody between them. */
import type { EquationTerm, ForceLayout, Procedure, TableLayout } from '@grognard/kernel';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useForm } from '../form/context.ts';
import { CounterCard } from '../form/counter-card.tsx';
import { isRecord } from '../form/draft.ts';
import { PartFields } from '../form/record-fields.tsx';
import { useRecord } from '../form/use-record.ts';
import { ForcePanel, type Tone } from './force-panel.tsx';
import { moved, movesBetween } from './moves.ts';
import type { Situation } from './situation.ts';

interface TableTopProps {
  readonly procedure: Procedure;
  readonly layout: TableLayout;
  readonly situation: Situation;
  readonly terms: readonly EquationTerm[];
  readonly children: ReactNode;
}

export function TableTop({ procedure, layout, situation, terms, children }: TableTopProps) {
  const { draft, change } = situation;
  const { input } = procedure;
  const record = useRecord(input, draft, '', change);
  const [open, setOpen] = useState<string | undefined>(layout.forces[0]?.side);
  const moving = useMoving(layout, situation);
  const { counters, groups, conditions, seldom } = layout.common;
  const often = counters.length + groups.length + conditions.length;
  const panel = (force: ForceLayout, tone: Tone) => (
    <ForcePanel
      key={force.side}
      force={force}
      tone={tone}
      record={record}
      total={terms.find(({ side }) => side === force.side)?.text}
      open={open === force.side}
      toggle={() => setOpen(open === force.side ? undefined : force.side)}
      moving={moving}
    />
  );
  const [first, ...others] = layout.forces;
  // Between two forces what seldom applies takes no room from either of them.
  const apart = others.length > 0 && seldom.length > 0;
  return (
    <>
      <section className="common" data-empty={(often === 0 && (apart || seldom.length === 0)) || undefined}>
        {layout.subject && !first ? (
          <CounterCard field={input} value={draft} path="" change={change} />
        ) : (
          <PartFields record={record} part={apart ? { ...layout.common, seldom: [] } : layout.common} />
        )}
        {children}
      </section>
      {apart && (
        <section className="rare">
          <PartFields record={record} part={{ counters: [], groups: [], conditions: [], seldom }} />
        </section>
      )}
      {first && <div className="side first">{panel(first, 'attacker')}</div>}
      {others.length > 0 && <div className="side second">{others.map((force) => panel(force, 'defender'))}</div>}
    </>
  );
}

/** Counters that may change sides, and the words for it; the same functions while the draft changes. */
function useMoving(layout: TableLayout, situation: Situation) {
  const { say } = useForm();
  const newest = useRef(situation);
  newest.current = situation;
  return useMemo(() => {
    const moves = movesBetween(layout.forces);
    return {
      move: (path: string, index: number): void => {
        const { draft, change } = newest.current;
        const way = moves.get(path);
        if (way && isRecord(draft)) change(moved(draft, path, index, way.to));
      },
      moveWords: (path: string): string | undefined => {
        const way = moves.get(path);
        return way && say('web.form.move', { side: say(`side.${way.side}`) });
      },
    };
  }, [layout, say]);
}
