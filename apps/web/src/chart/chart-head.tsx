/** The head of a chart, in the top bar: its title, the presets, the last battle, a link to the same input. */
import type { Campaign, Game, Procedure } from '@grognard/kernel';
import { useMemo } from 'react';
import { Icon } from '../app/icon.tsx';
import { PageTitle, type Up } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { useLastBattle } from '../roster/battles.ts';
import { lastForces } from '../roster/last-forces.ts';
import { ShareButton } from '../share/share-button.tsx';
import type { Situation } from './situation.ts';

interface ChartHeadProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly campaign: Campaign | undefined;
  /** The campaign's page; without one the chart belongs to its game. */
  readonly up: Up | undefined;
}

export function ChartHead({ game, procedure, situation, campaign, up }: ChartHeadProps) {
  const { say } = useSpeaker(game);
  const battle = useLastBattle(game.id, procedure.id);
  const last = useMemo(
    () => (campaign ? lastForces(campaign, procedure) : (battle?.after ?? battle?.input)),
    [campaign, procedure, battle],
  );
  return (
    <PageTitle
      title={say(`procedure.${procedure.id}`)}
      up={up ?? { href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
      note={<Presets game={game} procedure={procedure} situation={situation} />}
    >
      {last !== undefined && (
        <button type="button" className="tool labelled" onClick={() => situation.replace(last, false)}>
          <Icon name="again" />
          <span>{say('web.chart.sameAsLast')}</span>
        </button>
      )}
      <button type="button" className="tool" aria-label={say('web.chart.clear')} onClick={situation.clear}>
        <Icon name="cross" />
      </button>
      {situation.open.ok && (
        <button type="button" className="tool chart-print" aria-label={say('web.print.print')} onClick={() => print()}>
          <Icon name="print" />
        </button>
      )}
      {/* A link tells what everybody may see; a hand stays in the hand. */}
      {situation.open.ok && !campaign && (
        <ShareButton opened={situation.open.value} className="tool">
          <Icon name="share" />
        </ShareButton>
      )}
    </PageTitle>
  );
}

/** Situations worth starting from; what only tests the rules is kept for the page of examples. */
function Presets({ game, procedure, situation }: Pick<ChartHeadProps, 'game' | 'procedure' | 'situation'>) {
  const { say } = useSpeaker(game);
  const { example } = situation;
  const presets = game.examples.filter(
    (each) => each.procedure === procedure.id && (each.preset || each.id === example?.id),
  );
  if (presets.length === 0) return null;
  return (
    <select
      className="presets"
      aria-label={say('web.chart.preset')}
      value={example?.id ?? ''}
      onChange={({ target }) => {
        const chosen = presets.find((each) => each.id === target.value);
        if (chosen) situation.take(chosen);
      }}
    >
      <option value="" disabled>
        {say('web.chart.choosePreset')}
      </option>
      {presets.map((each) => (
        <option key={each.id} value={each.id}>
          {say.read(each.title)}
        </option>
      ))}
    </select>
  );
}
