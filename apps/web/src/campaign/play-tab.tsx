/** What to play now: the charts of the phase first, what is still to do, the other phases folded. */
import type { ChartToPlay, WordedPhase, WordedSequence } from '@grognard/games/words';
import type { Campaign } from '@grognard/kernel';
import { Icon } from '../app/icon.tsx';
import type { ChartAt } from '../app/route.ts';
import { Registered } from './registered.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';

interface PlayTabProps {
  readonly campaign: Campaign;
  readonly sequence: WordedSequence;
  /** The address of a chart in this campaign. */
  readonly hrefTo: ChartAt;
}

export function PlayTab({ campaign, sequence: { phases }, hrefTo }: PlayTabProps) {
  const { say } = useCampaignSpeaker(campaign.game);
  const isOpen = ({ state, charts }: WordedPhase): boolean => state === 'now' || charts.some(({ toDo }) => toDo !== '');
  const open = phases.filter(isOpen).toSorted((a, b) => Number(b.state === 'now') - Number(a.state === 'now'));
  const folded = phases.filter((each) => !isOpen(each));
  return (
    <>
      {open.map((phase, place) => (
        <OpenPhase key={phase.title} campaign={campaign} phase={phase} hrefTo={hrefTo} loud={place === 0} />
      ))}
      {folded.length > 0 && (
        <section className="sheet folded-phases" aria-label={say('camp.otherPhases')}>
          {folded.map(({ title, charts }) => (
            <details key={title}>
              <summary className="fold">
                {title} <span className="caption">{say('camp.charts', { count: charts.length })}</span>
              </summary>
              <Charts charts={charts} hrefTo={hrefTo} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

interface OpenPhaseProps extends Pick<PlayTabProps, 'campaign' | 'hrefTo'> {
  readonly phase: WordedPhase;
  /** The one loud button of the page is its first chart. */
  readonly loud: boolean;
}

function OpenPhase({ campaign, phase: { title, state, charts, source }, hrefTo, loud }: OpenPhaseProps) {
  const { say } = useCampaignSpeaker(campaign.game);
  const caption = state === 'now' ? source : say('sequence.toDo');
  const [first, ...others] = charts;
  const shown = state === 'now' ? charts : charts.filter(({ toDo }) => toDo !== '');
  const waiting = [...new Set(charts.flatMap((chart) => chart.waiting))];
  return (
    <section className="sheet open-phase">
      <header>
        <h3>{title === '' ? say('camp.noTurns') : title}</h3>
        {caption !== title && <span className="caption">{caption}</span>}
      </header>
      {waiting.length > 0 && <Registered campaign={campaign} names={waiting} />}
      {loud && first ? (
        <>
          <a className="button primary loud" href={hrefTo(first.procedure)}>
            {first.title}
          </a>
          {first.toDo !== '' && <p className="caption to-do">{first.toDo}</p>}
          <Charts charts={others} hrefTo={hrefTo} />
        </>
      ) : (
        <Charts charts={shown} hrefTo={hrefTo} />
      )}
    </section>
  );
}

function Charts({
  charts,
  hrefTo,
}: {
  readonly charts: readonly ChartToPlay[];
  readonly hrefTo: PlayTabProps['hrefTo'];
}) {
  const { say } = useCampaignSpeaker();
  if (charts.length === 0) return null;
  return (
    <ul className="go-list">
      {charts.map(({ procedure, title, toDo, played }) => (
        <li key={procedure}>
          <a className="go-line" href={hrefTo(procedure)}>
            <span>
              {title}
              <span className="caption">
                {toDo === '' ? played > 0 && say('camp.played', { count: played }) : toDo}
              </span>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
