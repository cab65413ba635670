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
  type Resolution,
  resolve,
  typed,
} from '@grognard/kernel';

export const added = (game: Game, campaign: Campaign | undefined, event: CampaignEvent): Campaign => {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
};

export const begun = (game: Game, setup: unknown, rulings: Readonly<Record<string, string>> = {}): Campaign => {
  const event = beginCampaign(game, 'test', setup, rulings);
  if (!event.ok) throw new Error(JSON.stringify(event.refusals));
  return added(game, undefined, event.value);
};

export const corrected = (
  campaign: Campaign,
  at: string,
  value: Extract<CampaignEvent, { kind: 'corrected' }>['value'],
) => added(campaign.game, campaign, { kind: 'corrected', at, value, reason: 'put right' });

/** The account of a procedure played in the campaign as it stands. */
export const played = (
  campaign: Campaign,
  procedure: string,
  input: object,
  dice: readonly number[] = [],
  answers: GivenAnswers = [],
): Resolution => {
  const ready = openIn(campaign, procedure, input);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  const account = resolve(ready.value, typed(dice, answersInOrder(answers).answer));
  if (!account.ok) throw new Error(JSON.stringify(account.refusals));
  return account.value;
};

export const resolved = (...[campaign, procedure, ...rest]: Parameters<typeof played>): Campaign => {
  const { input, journal } = played(campaign, procedure, ...rest);
  return added(campaign.game, campaign, { kind: 'resolved', procedure, input, journal });
};

/** The codes and places of what is refused; nothing where it is accepted. */
export const refusedBy = (ready: ReturnType<typeof openIn>): readonly (readonly [string, string])[] =>
  ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at] as const);
