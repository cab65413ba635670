/** What holds for the campaign of every game: registers that fit their procedures, effects that find a place or are told. */
import { entered } from '../campaign/register.ts';
import { type CampaignRules, isUnbooked, type State, type Unbooked } from '../campaign/rules.ts';
import type { Game } from '../game/game.ts';
import type { Effect } from '../game/procedure.ts';
import type { Opened } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import type { CounterIn, CounterMark } from '../input/counter.ts';
import { countersOf, type Field, type Fields } from '../input/field.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

export type Sayer = (spoken: Words | string, where: string) => void;

/** Every mark of a procedure names a register, and both describe the same fields in the same way. */
export function registers(game: Game): void {
  const { campaign } = game;
  for (const [id, procedure] of Object.entries(game.procedures)) {
    for (const { mark, fields } of marksIn(procedure.input)) {
      expectThat(campaign !== undefined, `${id} asks for counters, but the game keeps no campaign`);
      const kept = keptBy(campaign, mark.kind, id);
      for (const [name, field] of Object.entries(fields)) {
        const known = kept[name];
        if (known)
          expectThat(known.kind === field.kind, `${id}: ${name} is a ${field.kind}, in the register a ${known.kind}`);
      }
    }
  }
}

function keptBy(campaign: CampaignRules, kind: string, procedure: string): Fields {
  const keeper = campaign.register?.[kind];
  expectThat(keeper !== undefined, `${procedure} asks for a "${kind}", of which no register is kept`);
  const track = campaign.state.fields[keeper.track];
  expectThat(
    track?.kind === 'list' && track.of.kind === 'record' && track.unique === keeper.name,
    `the register of ${kind} wants a track "${keeper.track}", a list of records told apart by "${keeper.name}"`,
  );
  return (track.of as Extract<Field, { kind: 'record' }>).fields;
}

interface Marked {
  readonly mark: CounterMark;
  readonly fields: Fields;
}

function marksIn(field: Field): readonly Marked[] {
  switch (field.kind) {
    case 'integer':
    case 'flag':
      return [];
    case 'oneOf':
    case 'text':
      return field.names ? [{ mark: field.names, fields: {} }] : [];
    case 'list':
      return marksIn(field.of);
    case 'record': {
      const inner = Object.values(field.fields).flatMap(marksIn);
      const own = countersOf(field).map((mark) => ({ mark, fields: factFields(field.fields, mark) }));
      return [...own, ...inner];
    }
  }
}

const factFields = (fields: Fields, { facts }: CounterIn): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => facts?.includes(name) !== false));

/** A set-up that is offered must be accepted, and worded. */
export function setups({ campaign }: Game, say: Sayer): void {
  for (const [id, setup] of Object.entries(campaign?.setups ?? {})) {
    say(`setup.${id}`, 'set-up');
    const checked = check((campaign as CampaignRules).state, setup);
    expectThat(
      checked.ok,
      `set-up ${id} is refused: ${checked.ok ? '' : canonical(checked.refusals as unknown as Plain)}`,
    );
  }
}

/** Effects change a fresh campaign and leave it whole; what finds no place says so, and what would mend it does. */
export function effectsApply(game: Game, opened: Opened, effects: readonly Effect[], say: Sayer): void {
  const rules = game.campaign as CampaignRules<State> | undefined;
  const fresh = rules && check(rules.state, {});
  if (!rules || !fresh?.ok) return;
  let state = entered(rules as CampaignRules, fresh.value as State, opened.procedure.input, opened.input);
  for (const effect of effects) {
    const next = rules.apply(state, effect);
    if (isUnbooked(next)) {
      mendable(rules, state, next, say);
      continue;
    }
    expectThat(
      next !== state || rules.told?.includes(effect.kind) === true,
      `effect ${canonical(effect as Plain)} changes nothing, and the campaign does not say that it is only told`,
    );
    state = next;
  }
  const checked = check(rules.state, JSON.parse(JSON.stringify(state)));
  expectThat(
    checked.ok,
    `effects ${canonical(effects as unknown as Plain)} leave a state that breaks its own description: ${checked.ok ? '' : canonical(checked.refusals as unknown as Plain)}`,
  );
}

function mendable(rules: CampaignRules<State>, state: State, { unbooked, facts, mend }: Unbooked, say: Sayer): void {
  say({ key: `unbooked.${unbooked}`, ...(facts && { facts }) }, 'what cannot be booked');
  if (!mend) return;
  const mended = check(rules.state, { ...state, [mend.at]: mend.value });
  expectThat(
    mended.ok,
    `what would mend ${unbooked} is refused: ${mended.ok ? '' : canonical(mended.refusals as unknown as Plain)}`,
  );
}
