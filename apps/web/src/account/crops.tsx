/** The tables that may be read: the first in view, the others counted and unfolded on demand. */
import type { Game, LitCell, Overlay, Procedure } from '@grognard/kernel';
import { memo } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { LitCrop } from './lit-crop.tsx';

interface CropsProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly overlay: Overlay;
  readonly lit: readonly LitCell[];
  readonly sides: number | undefined;
}

export const Crops = memo(
  function Crops({ game, procedure, overlay, lit, sides }: CropsProps) {
    const { say } = useSpeaker(game);
    const tables = [...new Set(lit.map(({ table }) => table))].filter((id) => game.tables[id]?.shape === 'grid');
    const [first, ...others] = tables.map((id) => (
      <LitCrop
        key={id}
        game={game}
        procedure={procedure}
        overlay={overlay}
        lookups={lit.filter(({ table }) => table === id)}
        sides={sides}
      />
    ));
    if (!first) return null;
    return (
      <section className="sheet crops" aria-label={say('web.chart.tables')}>
        {first}
        {others.length > 0 && (
          <details>
            <summary>{say('web.crop.others', { count: others.length })}</summary>
            {others}
          </details>
        )}
      </section>
    );
  },
  // What comes from the worker is new each time, and mostly says the same.
  (before, after) =>
    before.game === after.game &&
    before.overlay === after.overlay &&
    before.sides === after.sides &&
    JSON.stringify(before.lit) === JSON.stringify(after.lit),
);
