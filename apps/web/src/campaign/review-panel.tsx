/** A campaign older than today's rules: which events would now end otherwise, and what the owner says of each. */
import { refusalWords } from '@grognard/games/words';
import {
  awaitingReview,
  type Campaign,
  type Differing,
  type Judgement,
  type Refusal,
  type ReviewProgress,
  review,
  reviewedEvent,
} from '@grognard/kernel';
import { useEffect, useState } from 'react';
import type { Add } from './use-campaign.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

type Verdict = Exclude<Judgement['verdict'], 'pinned'>;
const VERDICTS: readonly Verdict[] = ['kept', 'redone', 'marked'];

/** Plays again what awaits it, a few events at a time, so that the page never stands still. */
function useReview(campaign: Campaign): ReviewProgress | readonly Differing[] | undefined {
  const [told, tell] = useState<ReviewProgress | readonly Differing[]>();
  useEffect(() => {
    if (awaitingReview(campaign).length === 0) return tell(undefined);
    const work = review(campaign);
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      const { value, done } = work.next();
      tell(value);
      if (!done) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [campaign]);
  return told;
}

const isDone = (told: ReviewProgress | readonly Differing[]): told is readonly Differing[] => Array.isArray(told);

interface ReviewPanelProps {
  readonly campaign: Campaign;
  /** Without it they are only told. */
  readonly add: Add | undefined;
}

export function ReviewPanel({ campaign, add }: ReviewPanelProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const told = useReview(campaign);
  if (told === undefined) return null;
  return (
    <section className="sheet review" aria-labelledby="review-title">
      <h3 id="review-title">{say('camp.review.title', { version: game.version })}</h3>
      {isDone(told) ? (
        <Judging key={campaign.length} campaign={campaign} differing={told} add={add} />
      ) : (
        <p role="status">{say('camp.review.looking', { ...told })}</p>
      )}
    </section>
  );
}

interface JudgingProps {
  readonly campaign: Campaign;
  readonly differing: readonly Differing[];
  readonly add: Add | undefined;
}

function Judging({ campaign, differing, add }: JudgingProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const write = async (): Promise<void> => {
    const event = reviewedEvent(campaign, differing, verdicts);
    const next = event.ok ? await add?.(event.value) : event;
    setRefusals(!next || next.ok ? [] : next.refusals);
  };
  const count = differing.length;
  return (
    <>
      <p>
        {count === 0
          ? say('camp.review.same', { count: awaitingReview(campaign).length })
          : say('camp.review.differ', { count })}
      </p>
      {differing.map((each) => (
        <Otherwise
          key={each.sequence}
          campaign={campaign}
          differing={each}
          verdict={verdicts.get(each.sequence)}
          judge={add && ((verdict) => setVerdicts(new Map([...verdicts, [each.sequence, verdict]])))}
        />
      ))}
      {refusals.map((refusal) => (
        <p key={`${refusal.code}${JSON.stringify(refusal.facts)}`} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
      {add && (
        <button type="button" className={count > 0 ? 'primary' : undefined} onClick={() => void write()}>
          {say(count > 0 ? 'camp.review.write' : 'camp.review.confirm')}
        </button>
      )}
    </>
  );
}

interface OtherwiseProps {
  readonly campaign: Campaign;
  readonly differing: Differing;
  readonly verdict: Verdict | undefined;
  readonly judge: ((verdict: Verdict) => void) | undefined;
}

function Otherwise({ campaign: { game }, differing: { sequence, event, now }, verdict, judge }: OtherwiseProps) {
  const { say } = useCampaignSpeaker(game);
  const was = event.ending ? say(event.ending.told.summary) : '';
  return (
    <fieldset className="otherwise">
      <legend>
        {say('camp.review.event', { event: sequence })} · {say(`procedure.${event.procedure}`)}
      </legend>
      <p>{say('camp.review.was', { was })}</p>
      <p>
        {now.ok
          ? say('camp.review.now', { now: say(now.value.told.summary) })
          : say('camp.review.refused', { why: now.refusals.map((each) => refusalWords(game, say, each)).join('; ') })}
      </p>
      <div className="segment-row">
        {VERDICTS.map((each) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name={`verdict-${sequence}`}
              checked={verdict === each}
              disabled={!judge || (each === 'redone' && !now.ok)}
              onChange={() => judge?.(each)}
            />
            <span>{say(`camp.review.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
