/** The bench around a map: tools at its edge, what the tool in hand needs over it, what is told of it beside. */
import type { Say } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../app/icon.tsx';

export const TOOLS = {
  move: 'way',
  counters: 'counters',
  paint: 'brush',
  lines: 'line',
  places: 'map',
  layers: 'layers',
  sheet: 'frame',
} as const satisfies Readonly<Record<string, IconName>>;
export type ToolName = keyof typeof TOOLS;

interface BenchProps {
  readonly say: Say;
  readonly tools: readonly ToolName[];
  readonly tool: ToolName;
  readonly choose: (tool: ToolName) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly panel: ReactNode;
  /** The map in its frame. */
  readonly children: ReactNode;
}

export function Bench({ say, tools, tool, choose, undo, redo, panel, children }: BenchProps) {
  return (
    <div className="bench" data-tool={tool}>
      <div className="bench-rail" role="toolbar" aria-label={say('board.rail')}>
        {tools.map((name) => (
          <button
            key={name}
            type="button"
            className="bench-tool"
            aria-pressed={tool === name}
            onClick={() => choose(name)}
          >
            <Icon name={TOOLS[name]} />
            <span>{say(`board.tool.${name}`)}</span>
          </button>
        ))}
        <span className="bench-gap" />
        <button type="button" className="bench-tool" disabled={!undo} onClick={undo}>
          <Icon name="undo" />
          <span>{say('board.undo')}</span>
        </button>
        <button type="button" className="bench-tool bench-redo" disabled={!redo} onClick={redo}>
          <Icon name="redo" />
          <span>{say('board.redo')}</span>
        </button>
      </div>
      {children}
      <section className="bench-panel" aria-label={say('board.panel')}>
        {panel}
      </section>
    </div>
  );
}

/** Ctrl+Z and its kin, wherever on the bench the focus is, but not in a text being typed. */
export function undoKey(
  event: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean },
  { undo, redo }: Pick<BenchProps, 'undo' | 'redo'>,
): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = event.key.toLowerCase();
  const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (key !== 'z' && key !== 'y') return false;
  act?.();
  return true;
}
