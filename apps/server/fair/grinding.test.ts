/**
 * An operator who plays, on every game: he reads the seeds of his own server and sees each contribution before anyone.
 * Whatever he tries is noticed by the other's device at once, and by `verify` afterwards.
 */
import { shelf } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import {
  dueOf,
  exported,
  type FairEvent,
  faceOf,
  follow,
  Hand,
  judge,
  type Line,
  lineText,
  owed,
  type Shared,
  serverSecrets,
  textHash,
  verifyJournal,
} from '@grognard/kernel/fair';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Crooked } from '../testing/crooked.ts';
import { endingRollOf, rollOf, sealedIn } from '../testing/rolls.ts';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const GAMES = ['balkan-wars', 'combat-rapide', 'clash-of-monarchs', 'aegean-strike', 'unconditional-surrender'];

/** An event of the operator's own, signed for its place. */
const signed =
  (crooked: Crooked, draft: Parameters<Hand['sign']>[1], hand = crooked.table.hand(crooked.own)) =>
  (shared: Shared): Line =>
    hand.sign(shared, draft) as Line;

describe.each(GAMES)('%s', (id) => {
  let game: Game;
  let crooked: Crooked;

  beforeAll(async () => {
    const loaded = await shelf.find((entry) => entry.id === id)?.load();
    if (!loaded) throw new Error(`no game ${id}`);
    game = loaded;
  });
  afterEach(() => crooked.stop());

  /** The operator opens a procedure with a die; the victim's device contributes by itself. */
  async function rolling(began = rollOf(game)): Promise<void> {
    crooked = new Crooked(game);
    await crooked.sit();
    expect(await crooked.act(began)).toEqual([]);
    expect(contributors()).toContain(crooked.victim);
  }

  const contributors = (): readonly string[] => Object.keys(crooked.table.shared.open?.run?.contributions ?? {});
  const open = () => crooked.table.shared.open as NonNullable<Shared['open']>;
  const abandoned = (consent: readonly string[]): FairEvent => ({ kind: 'abandoned', began: open().line, consent });

  test('1. gives a roll up alone when the other has contributed and the face is bad', async () => {
    await rolling();
    expect(await crooked.act({ kind: 'undoAsked', line: open().line })).toEqual([]);
    expect(crooked.table.shared.undo?.needed, 'an honest server asks the other').toContain(crooked.victim);
    expect(await crooked.caughtTelling(crooked.forged([abandoned([crooked.own])]))).toEqual({
      live: ['notDue'],
      verify: ['notDue'],
      charges: ['vouchedFalsely'],
    });
  });

  test('2. leaves the dice to himself: a role for an empty seat, a contributor left out', async () => {
    const third = game.campaign?.sides[2];
    if (third !== undefined) {
      const table = new Table(game, { empty: [third] });
      const { roles, ...began } = rollOf(game);
      const [own = ''] = table.shared.seats;
      const given = Object.fromEntries(Object.keys(roles).map((side, index) => [side, index ? third : own]));
      expect(table.act(own, { ...began, roles: given })).toEqual(['seatEmpty']);
    }
    crooked = new Crooked(game);
    await crooked.sit();
    const bound = (shared: Shared): Line => {
      const event = owed(shared, 'bound', crooked.table.secrets, nativeCrypto) as FairEvent & object;
      const alone = { ...event, contributors: [crooked.own] } as unknown as FairEvent;
      return { sequence: shared.length, previous: shared.head, event: alone };
    };
    const lines = crooked.forged([signed(crooked, rollOf(game)), bound]);
    expect(await crooked.caughtTelling(lines)).toEqual({
      live: ['otherRoll'],
      verify: ['otherRoll'],
      charges: ['vouchedFalsely'],
    });
  });

  test('3. gives up before the contribution that he has seen is written down', async () => {
    crooked = new Crooked(game);
    await crooked.sit();
    crooked.holding = true;
    await crooked.act(rollOf(game));
    expect(
      crooked.held.map(({ event }) => event.kind),
      'he has read it',
    ).toEqual(['contributed']);
    await crooked.act({ kind: 'undoAsked', line: open().line });
    expect(crooked.table.shared.open, 'an honest server asks the other').toBeDefined();
    expect(await crooked.caughtTelling(crooked.forged([abandoned([crooked.own])]))).toMatchObject({
      live: ['notDue'],
      verify: ['notDue'],
    });
  });

  test('4. puts in notes, which move no die; and binds the later dice to lines of his choosing', async () => {
    const faces = async (notes: number): Promise<readonly number[]> => {
      await rolling(rollOf(game, 2));
      for (let note = 0; note < notes; note += 1) await crooked.act({ kind: 'noted', text: `${note}` });
      await crooked.friendsSettle();
      const fallen = crooked.table.lines.flatMap(({ event }) => (event.kind === 'thrown' ? [event.face] : []));
      crooked.stop();
      return fallen.slice(0, 2);
    };
    const plain = await faces(0);
    expect(plain).toHaveLength(2);
    for (const notes of [1, 2, 3]) expect(await faces(notes)).toEqual(plain);

    await rolling(rollOf(game, 2));
    const settled = [...crooked.table.hands]
      .filter(([seat]) => seat !== crooked.victim)
      .map(([, hand]) => (shared: Shared): Line => {
        const draft = hand.automatic(shared);
        return hand.sign(shared, draft as never) as Line;
      });
    const clerk =
      (due: 'thrown' | 'bound', change: object = {}) =>
      (shared: Shared): Line => {
        const event = owed(shared, due, crooked.table.secrets, nativeCrypto);
        const bent = event.kind === 'bound' ? { ...event, roll: { ...event.roll, ...change } } : event;
        return { sequence: shared.length, previous: shared.head, event: bent };
      };
    const shifted = crooked.forged([...settled, clerk('thrown'), clerk('bound', { run: 1, die: 1 })]);
    expect(await crooked.caughtTelling(shifted)).toMatchObject({ live: ['otherRoll'], verify: ['otherRoll'] });
  });

  test('5. keeps a seed whose roll was given up by consent, and throws with it again', async () => {
    await rolling();
    const asked = crooked.forged([
      signed(crooked, { kind: 'undoAsked', line: open().line }),
      ...others().map(consenting),
      abandoned([crooked.own, ...others().map(({ seat }) => seat)]),
      signed(crooked, rollOf(game)),
    ]);
    expect(await crooked.caughtTelling(asked)).toMatchObject({ live: ['clerkOwes'], verify: ['clerkOwes'] });
  });

  const consenting =
    (hand: Hand) =>
    (shared: Shared): Line =>
      hand.sign(shared, { kind: 'undoAnswered', asked: shared.undo?.asked ?? 0, answer: 'consent' }) as Line;

  const others = (): readonly Hand[] => [...crooked.table.hands.values()].filter(({ seat }) => seat !== crooked.own);

  /** All agree to give the open roll up. */
  async function givenUp(): Promise<void> {
    await crooked.act({ kind: 'undoAsked', line: open().line });
    for (const { seat } of others()) {
      const asked = crooked.table.shared.undo?.asked ?? -1;
      expect(await crooked.act({ kind: 'undoAnswered', asked, answer: 'consent' }, seat)).toEqual([]);
    }
    expect(crooked.table.shared.open).toBeUndefined();
  }

  test('6. uses a contribution again that was pledged for a roll that was given up', async () => {
    await rolling();
    const old = crooked.table.hand(crooked.own).automatic(crooked.table.shared);
    await givenUp();
    const report = verifyJournal(crooked.table.file, game, nativeCrypto);
    expect(report, 'it is counted').toMatchObject({ holds: true, dice: { givenUp: [{ contributions: 1 }] } });
    expect(await crooked.act(rollOf(game))).toEqual([]);
    const again = crooked.forged([
      (shared) => crooked.table.hand(crooked.own).sign(shared, { ...old, roll: open().run?.line } as never) as Line,
    ]);
    expect(await crooked.caughtTelling(again)).toMatchObject({ live: ['notAllPledged'], verify: ['notAllPledged'] });
  });

  test('7. exchanges his own pledge for a better one when he has seen the other’s contribution', async () => {
    await rolling();
    const lines = crooked.forged([signed(crooked, { kind: 'pledged', pledge: testSecret(3) })]);
    expect(await crooked.caughtTelling(lines)).toMatchObject({ live: ['pledgeStands'], verify: ['pledgeStands'] });
  });

  test('8. contributes something else than he pledged, worked out so that the face suits him', async () => {
    await rolling();
    const nonce = testSecret(4);
    const lines = crooked.forged([
      signed(crooked, { kind: 'contributed', roll: open().run?.line ?? 0, nonce, pledge: nonce }),
    ]);
    expect(await crooked.caughtTelling(lines)).toMatchObject({ live: ['pledgeBroken'], verify: ['pledgeBroken'] });
  });

  /** The friends' contributions, and then what the server owes, as `lie` would have it, until nothing is owed. */
  function clerked(lie: (event: FairEvent) => FairEvent): readonly Line[] {
    const friends = [...crooked.table.hands.values()].filter(({ seat }) => seat !== crooked.victim);
    const given = friends.map((hand) => (shared: Shared): Line => {
      const draft = hand.automatic(shared);
      if (!draft) throw new Error(`${hand.seat} contributes`);
      return hand.sign(shared, draft) as Line;
    });
    let lines = crooked.forged(given);
    for (;;) {
      const shared = lines.reduce<Shared>((before, line) => {
        const next = follow(game, before, line, nativeCrypto);
        return next.ok ? next.value : before;
      }, crooked.table.shared);
      const due = dueOf(shared);
      if (!due || shared.length < (lines.at(-1)?.sequence ?? 0) + 1) return lines;
      const event = lie(owed(shared, due, crooked.table.secrets, nativeCrypto));
      lines = [...lines, { sequence: shared.length, previous: shared.head, event }];
    }
  }

  test('9. shows another seed than he committed to, ground until the die is a good one', async () => {
    await rolling();
    const mine = crooked.table.hand(crooked.own).automatic(crooked.table.shared);
    const contributions = {
      ...open().run?.contributions,
      ...(mine?.kind === 'contributed' && { [crooked.own]: mine.nonce }),
    };
    const { binding } = open().bound ?? {};
    if (!binding) throw new Error('a die is bound');
    const ground = Array.from({ length: 400 }, (_, index) => testSecret(70_000 + index)).find(
      (seed) => faceOf(nativeCrypto, seed, binding, contributions) === binding.sides,
    );
    expect(ground, 'such a seed is soon found').toBeDefined();
    // All give it up, and the seed is due: it is not the one that was committed to.
    const lines = crooked.forged([
      signed(crooked, { kind: 'undoAsked', line: open().line }),
      ...others().map(consenting),
      abandoned([crooked.own, ...others().map(({ seat }) => seat)]),
      { kind: 'epoch', number: 0, seed: ground ?? '', commitment: testSecret(8) },
    ]);
    expect(await crooked.caughtTelling(lines)).toMatchObject({ live: ['otherSeed'], verify: ['otherSeed'] });
  });

  test('10. binds the die anew when all have contributed', async () => {
    await rolling();
    const again = owed(
      { ...crooked.table.shared, open: { ...open(), bound: undefined } },
      'bound',
      crooked.table.secrets,
      nativeCrypto,
    );
    expect(await crooked.caughtTelling(crooked.forged([again]))).toMatchObject({
      live: ['notDue'],
      verify: ['notDue'],
    });
  });

  test('11. uses a consent that was given before the die was seen', async () => {
    crooked = new Crooked(game);
    await crooked.sit();
    crooked.holding = true;
    await crooked.act(rollOf(game));
    // The victim would give it up now; the operator has his contribution, plays on, and agrees when he knows the face.
    await crooked.act({ kind: 'undoAsked', line: open().line }, crooked.victim);
    const { asked = -1 } = crooked.table.shared.undo ?? {};
    const draft = crooked.table.hand(crooked.own).automatic({ ...crooked.table.shared, undo: undefined });
    if (!draft) throw new Error('he contributes');
    const agreed = signed(crooked, { kind: 'undoAnswered', asked, answer: 'consent' });
    const lines = crooked.forged([signed(crooked, draft), agreed]);
    expect(await crooked.caughtTelling(lines)).toMatchObject({ live: ['noSuchQuestion'], verify: ['noSuchQuestion'] });
  });

  test('12. sits down in the other’s place with a key of his own', async () => {
    await rolling();
    const impostor = new Hand(crooked.table.shared.id, crooked.victim, testSecret(5), nativeCrypto);
    const lines = crooked.forged([(shared) => impostor.sign(shared, impostor.takeSeat(shared)) as Line]);
    expect(await crooked.caughtTelling(lines)).toMatchObject({ live: ['seatTaken'], verify: ['seatTaken'] });
  });

  test('13. throws another face than seed and contributions give, and tells the result that follows', async () => {
    await rolling(endingRollOf(game));
    const { binding } = open().bound ?? {};
    const honest = clerked((event) => event);
    const fallen = honest.find(({ event }) => event.kind === 'thrown')?.event as { readonly face: number };
    const faces = Array.from({ length: binding?.sides ?? 0 }, (_, index) => index + 1).filter(
      (face) => face !== fallen.face,
    );
    // A face after which nothing is left to decide: the seed is shown at once, and with it the lie.
    const lies = faces.map((face) => {
      let first = true;
      return clerked((event) => {
        if (event.kind !== 'thrown' || !first) return event;
        first = false;
        return { ...event, face };
      });
    });
    const told = lies.find((lines) => lines.at(-1)?.event.kind === 'epoch');
    if (!told) throw new Error('every face leaves something to decide');
    expect(await crooked.caughtTelling(told)).toEqual({
      live: ['falseDie'],
      verify: ['falseDie'],
      charges: ['vouchedFalsely'],
    });
  });

  test('14. tells the other a journal of his own making', async () => {
    await rolling();
    const { length } = crooked.companion.lines;
    const elsewhere = crooked.vouch({ length, head: testSecret(6) });
    crooked.send({ kind: 'presence', here: [], ...elsewhere });
    await crooked.until(() => crooked.codes.length > 0);
    expect(crooked.caught).toEqual({ live: ['journalForked'], charges: ['forked'] });
  });

  test('15. goes back to before the roll, and will not take it again', async () => {
    await rolling();
    crooked.mendable = false;
    const length = open().line;
    const head = crooked.table.lines[length]?.previous ?? '';
    const seen = crooked.table.shared.head;
    crooked.send({ kind: 'presence', here: [], ...crooked.vouch({ length, head, seen }) });
    await crooked.until(() => crooked.codes.length > 0);
    expect(crooked.caught).toEqual({ live: ['journalWentBack'], charges: ['wentBack'] });
    expect(crooked.kinds).toContain('wentBack');
  });

  test.each(['nothing that is a signature', 'another key'])(
    '16. signs how far the journal goes with %s',
    async (hand) => {
      await rolling();
      const { length, head, id: campaign } = crooked.table.shared;
      const elsewhere = serverSecrets(nativeCrypto, campaign, testSecret(9)).vouch({ length, head });
      const told = hand === 'another key' ? elsewhere : { length, head, signature: 'ab'.repeat(64) };
      crooked.send({ kind: 'presence', here: [], ...told });
      await crooked.until(() => crooked.codes.length > 0);
      expect(crooked.codes).toEqual(['headNotSigned']);
      const file = exported(crooked.table.lines.map(lineText), nativeCrypto, told);
      expect(verifyJournal(file, game, nativeCrypto).faults.map(({ code }) => code)).toEqual(['endNotSigned']);
    },
  );

  test('17. begins the campaign for the other under other rulings, or with another key', async () => {
    crooked = new Crooked(game);
    const events = crooked.table.lines.map(({ event }) => event);
    const [opened, ...rest] = events as [Extract<FairEvent, { kind: 'opened' }>, ...FairEvent[]];
    const other = { ...opened, name: 'Another war' };
    const lines = rechained([other, ...rest])
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as Line);
    crooked.table.lines.splice(0, crooked.table.lines.length, ...lines);
    crooked.companion.start().catch(() => undefined);
    await crooked.until(() => crooked.codes.length > 0);
    expect(crooked.codes).toEqual(['otherOpening']);
    const file = lines.map((line) => `${lineText(line)}\n`).join('');
    expect(verifyJournal(file, game, nativeCrypto).faults.map(({ code }) => code)).toEqual(['notSigned']);
  });

  test('18. learns a sealed choice that is on its way, and gives the procedure up', async () => {
    crooked = new Crooked(game);
    const began = sealedIn(game);
    if (!began) return expect(game.id, 'a game without sealed choices').toMatch(/balkan|rapide|aegean/);
    await crooked.sit();
    await crooked.act(began);
    const { step, roles } = open();
    if (step.kind !== 'together') throw new Error('both are asked');
    crooked.holding = false;
    for (const side of Object.keys(step.asks)) {
      const seat = roles[side] ?? '';
      if (seat === crooked.victim) crooked.holding = false;
      const draft = crooked.table.hand(seat).seal(crooked.table.shared, side, step.asks[side]?.[0] ?? '');
      const last = Object.keys(open().seals).length === Object.keys(step.asks).length - 1;
      // The last seal lets the victim's device show its own: it is read, and not written down.
      crooked.holding = last;
      expect(await crooked.act(draft, seat)).toEqual([]);
    }
    expect(crooked.held.map(({ event }) => event.kind)).toEqual(['unsealed']);
    await crooked.act({ kind: 'undoAsked', line: open().line });
    expect(crooked.table.shared.open, 'an honest server asks the other').toBeDefined();
    expect(await crooked.caughtTelling(crooked.forged([abandoned([crooked.own])]))).toMatchObject({
      live: ['notDue'],
      verify: ['notDue'],
    });
  });

  test('19. sits down with a key under which anybody could sign', async () => {
    crooked = new Crooked(game, { standing: true });
    await crooked.sit();
    const { pledge } = crooked.table.hand(crooked.own).takeSeat(crooked.table.shared) as { readonly pledge: string };
    // The neutral point: R = s·B fits every message under it.
    const weak = { kind: 'seated', key: '01'.padEnd(64, '0'), pledge } as const;
    expect(await crooked.act(weak), 'an honest server does not take it').toEqual(['weakKey']);
    expect(await crooked.caughtTelling(crooked.forged([signed(crooked, weak)]))).toEqual({
      live: ['weakKey'],
      verify: ['weakKey'],
      charges: ['vouchedFalsely'],
    });
  });

  test('20. cuts the journal before the die, and exports that', async () => {
    await rolling();
    await crooked.friendsSettle();
    const texts = crooked.table.lines.map(lineText);
    const thrown = crooked.table.lines.findIndex(({ event }) => event.kind === 'thrown');
    const cut = texts
      .slice(0, thrown)
      .map((text) => `${text}\n`)
      .join('');
    expect(verifyJournal(cut, game, nativeCrypto)).toMatchObject({ holds: true, end: 'unsigned' });
    const within = cut.slice(0, -20);
    expect(verifyJournal(within, game, nativeCrypto)).toMatchObject({ holds: true, end: 'torn', lines: thrown - 1 });
    const evidence = { grognard: 'evidence', journal: texts, heads: [] } as const;
    expect(judge(evidence, game, nativeCrypto).charges, 'a cut alone proves nothing').toEqual([]);
  });
});

/** A server that rewrites its journal also makes the chain fit again. */
function rechained(events: readonly FairEvent[]): string {
  const texts: string[] = [];
  for (const event of events) {
    const last = texts.at(-1);
    const previous = last === undefined ? null : textHash(nativeCrypto, last);
    texts.push(lineText({ sequence: texts.length, previous, event }));
  }
  return texts.map((text) => `${text}\n`).join('');
}
