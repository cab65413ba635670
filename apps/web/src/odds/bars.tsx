/** Every outcome with its chance: bars on a true scale of 0 to 100, in the order of severity, the faces that give it beside it. */
import { percentage, type WordedChart } from '@grognard/games/words';
import type { DecidingDie, Game, Procedure } from '@grognard/kernel';
import { memo } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from '../play/die-face.tsx';
import { outcomeLabel } from './outcome-label.ts';
import { likeliest } from './shapes.ts';
import { tintOf } from './tint.ts';
import '../style/odds.css';

type Share = WordedChart['outcomes'][number];

interface BarsProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly outcomes: readonly Share[];
  readonly die: DecidingDie | undefined;
}

/** Enough for any printed code list; the rest is counted. */
const MOST_BARS = 9;
/** More faces than this are told as a number of rolls. */
const MOST_FACES = 6;

export const Bars = memo(function Bars({ game, procedure, outcomes, die }: BarsProps) {
  const { say } = useSpeaker(game);
  const drawn = likeliest(outcomes, MOST_BARS);
  const ordered = outcomes.some(({ atLeast }) => atLeast !== undefined) && outcomes.length > 2;
  return (
    <>
      <table className="bars" data-testid="bars" aria-label={say('web.odds.outcomes')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('web.odds.outcome')}</span>
            </th>
            {die && (
              <th scope="col">
                <span className="unseen">{say('web.odds.faces')}</span>
              </th>
            )}
            <th scope="col">
              <span className="unseen">{say('web.odds.chance')}</span>
            </th>
            {ordered && <th scope="col">{say('web.odds.atLeast')}</th>}
          </tr>
        </thead>
        {drawn.map((share) => (
          <Bar key={String(share.outcome)} procedure={procedure} share={share} die={die} ordered={ordered} />
        ))}
      </table>
      {outcomes.length > MOST_BARS && (
        <p className="caption">{say('web.odds.more', { count: outcomes.length - MOST_BARS })}</p>
      )}
    </>
  );
});

interface BarProps {
  readonly procedure: Procedure;
  readonly share: Share;
  readonly die: DecidingDie | undefined;
  readonly ordered: boolean;
}

function Bar({ procedure, share, die, ordered }: BarProps) {
  const { say, locale } = useSpeaker();
  const outcome = String(share.outcome);
  const { code, meaning } = outcomeLabel(outcome, share.words);
  const told = share.atLeast;
  const tint = tintOf(procedure, outcome) ?? 'plain';
  const words = meaning !== '' && (
    <tr className="bar-words">
      <td colSpan={2 + Number(die !== undefined) + Number(ordered)}>{meaning}</td>
    </tr>
  );
  return (
    <tbody className="bar" data-tint={tint}>
      {code === undefined && words}
      <tr>
        <th scope="row">
          {code === undefined && <span className="unseen">{meaning}</span>}
          <span className="bar-line">
            {code !== undefined && <b className="bar-code">{code}</b>}
            <span className="gauge" aria-hidden="true">
              <i style={{ width: `${share.p * 100}%` }} />
            </span>
          </span>
        </th>
        {die && (
          <td className="bar-faces">
            <Faces die={die} outcome={outcome} />
          </td>
        )}
        <td className="bar-share" title={share.fraction}>
          {percentage(share, locale)}
        </td>
        {ordered && (
          <td className="bar-least">
            {told?.fraction === '1' ? say('web.odds.sure') : told ? percentage(told, locale) : ''}
          </td>
        )}
      </tr>
      {code !== undefined && words}
    </tbody>
  );
}

function Faces({ die: { sides, faces }, outcome }: { readonly die: DecidingDie; readonly outcome: string }) {
  const { say } = useSpeaker();
  const own = faces[outcome] ?? [];
  if (own.length > MOST_FACES || sides > 10) return say('web.odds.rolls', { count: own.length, of: sides });
  return own.map((face) => (
    <span key={face} role="img" aria-label={String(face)}>
      <DieFace sides={sides} face={face} />
    </span>
  ));
}

/** All outcomes in one strip, as long as they are likely. */
export function Strip({ procedure, outcomes }: Pick<BarsProps, 'procedure' | 'outcomes'>) {
  return (
    <span className="strip" aria-hidden="true">
      {outcomes.map(({ outcome, p }) => (
        <i key={String(outcome)} data-tint={tintOf(procedure, String(outcome)) ?? 'plain'} style={{ flexGrow: p }} />
      ))}
    </span>
  );
}
