/** A campaign played by hand in a test: every event must be accepted, or the test stops with the refusals. */
import {
  answersInOrder,
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  type Game,
  type GivenAnswers,
  openIn,
  resolve,
  typed,
} from '@grognard/kernel';

export const added = (game: Game, campaign: Campaign | undefined, event: CampaignEvent): Campaign => {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
};

export const begun = (game: Game, setup: unknown): Campaign => {
  const event = beginCampaign(game, 'test', setup);
  if (!event.ok) throw new Error(JSON.stringify(event.refusals));
  return added(game, undefined, event.value);
};

export const corrected = (
  campaign: Campaign,
  at: string,
  value: Extract<CampaignEvent, { kind: 'corrected' }>['value'],
) => added(campaign.game, campaign, { kind: 'corrected', at, value, reason: 'put right' });

export const resolved = (
  campaign: Campaign,
  procedure: string,
  input: object,
  dice: readonly number[] = [],
  answers: GivenAnswers = [],
): Campaign => {
  const ready = openIn(campaign, procedure, input);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  const played = resolve(ready.value, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const { input: whole, journal } = played.value;
  return added(campaign.game, campaign, { kind: 'resolved', procedure, input: whole, journal });
};

/** The codes and places of what is refused; nothing where it is accepted. */
export const refusedBy = (ready: ReturnType<typeof openIn>): readonly (readonly [string, string])[] =>
  ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at] as const);
