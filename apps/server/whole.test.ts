/** Two players far apart, over HTTP and WebSocket. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as ford } from '@grognard/games/specimen';
import { game as surrender } from '@grognard/games/unconditional-surrender';
import { verifyJournal } from '@grognard/kernel/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api, ApiProblem } from './client/api.ts';
import { createCampaign } from './client/create.ts';
import { crypto } from './client/crypto.ts';
import { parseLink } from './client/links.ts';
import { takeSeat } from './client/take-seat.ts';
import { nativeCrypto } from './fair/native-crypto.ts';
import { companionAt, party, playOut, type Running, running, until } from './testing/running.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

let cluster: Cluster;
let addresses: readonly (string | undefined)[];

beforeAll(async () => {
  cluster = await startPostgres();
  addresses = [undefined, cluster.create('whole')];
});
afterAll(() => cluster.stop());

for (const [index, kind] of ['sqlite', 'postgres'].entries()) {
  describe(`on ${kind}`, () => {
    let host: Running;
    beforeAll(async () => {
      host = await running(addresses[index]);
    });
    afterAll(() => host.stop());

    test('a ground combat with sealed commitments is played, watched, exported and verified by a third person', async () => {
      const { api, links, watch, id } = await party(host.url, surrender);
      const seats = links.map(({ seat }) => seat);
      const players = await Promise.all(links.map((link) => companionAt(api, link)));
      const observer = await companionAt(api, watch);
      const [first, second = '', ...others] = seats;
      const example = surrender.examples.find(
        ({ procedure, preset, refused }) => procedure === 'ground-combat' && preset && !refused,
      );
      await players[0]?.act({
        kind: 'began',
        procedure: 'ground-combat',
        input: example?.input ?? {},
        roles: { attacker: first ?? '', defender: second },
      });
      await playOut(players, seats);
      const ended = await until(players[1] as never, (shared) => !shared.open && shared.campaign.standing.length === 2);
      await observer.reached(ended.length);
      // The server may still be opening its seeds: all end at the same line.
      await expect.poll(() => observer.shared?.head === players[1]?.shared?.head).toBe(true);
      expect(others.length, 'a seat without a part only follows').toBe(players.length - 2);
      const file = join(tmpdir(), `${id}.journal`);
      writeFileSync(file, await api.exportJournal(id, { token: watch.token }));
      const report = verifyJournal(readFileSync(file, 'utf8'), surrender, crypto);
      expect(report).toMatchObject({ holds: true, end: 'signed', dice: { waiting: 0 } });
      expect(report.events['sealed']).toBeGreaterThan(1);
      expect(report.events['thrown']).toBeGreaterThan(0);
      for (const each of [...players, observer]) each.stop();
    });

    test('a player who was away resumes without a hole or a double', async () => {
      const { api, links } = await party(host.url, ford);
      const [one, two] = await Promise.all(links.map((link) => companionAt(api, link)));
      if (!one || !two || !links[1]) throw new Error('two seats');
      await two.reached(3);
      two.stop();
      for (let note = 0; note < 30; note += 1) await one.act({ kind: 'noted', text: `note ${note}` });
      const back = await companionAt(api, links[1], { kept: { lines: two.lines } });
      await back.reached(33);
      expect(back.lines.map(({ sequence }) => sequence)).toEqual([...Array(33).keys()]);
      await back.act({ kind: 'noted', text: 'back again' });
      expect((await one.reached(34)).head).toBe(back.shared?.head);
      one.stop();
      back.stop();
    });

    test('presence is shown to the others', async () => {
      const { api, links } = await party(host.url, ford);
      const one = await companionAt(api, links[0] as never);
      await expect.poll(() => one.here).toEqual(['attacker']);
      const two = await companionAt(api, links[1] as never);
      await expect.poll(() => one.here).toEqual(['attacker', 'defender']);
      two.stop();
      await expect.poll(() => one.here).toEqual(['attacker']);
      one.stop();
    });

    test('undo goes by consent', async () => {
      const { api, links } = await party(host.url, ford);
      const players = await Promise.all(links.map((link) => companionAt(api, link)));
      const [one, two] = players;
      if (!one || !two) throw new Error('two seats');
      await one.act({ kind: 'began', procedure: 'assault', input: { attack: 3, defence: 9 }, roles: {} });
      await playOut(players, ['attacker', 'defender']);
      const line = one.lines.findIndex(({ event }) => event.kind === 'resolved');
      await one.act({ kind: 'undoAsked', line });
      const asked = await two.reached(one.lines.length);
      await two.act({ kind: 'undoAnswered', asked: asked.undo?.asked ?? -1, answer: 'consent' });
      expect(two.lines.at(-1)?.event).toMatchObject({ kind: 'undone', consent: ['attacker', 'defender'] });
      for (const each of players) each.stop();
    });

    test('the same act sent twice is done once; the same key for another act is refused', async () => {
      const { api, links, id } = await party(host.url, ford);
      const [link] = links;
      if (!link) throw new Error('a seat');
      const { Hand } = await import('@grognard/kernel/fair');
      const hand = new Hand(id, link.seat, link.secret, nativeCrypto);
      const state = await api.readCampaign(id, { token: link.token });
      const line = hand.sign(state, { kind: 'noted', text: 'once' });
      const options = { token: link.token, key: 'k' };
      const answers = await Promise.all([1, 2, 3].map(() => api.act(id, line as never, options)));
      expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
      expect((await api.readCampaign(id, { token: link.token })).length).toBe(state.length + 1);
      const after = await api.readCampaign(id, { token: link.token });
      const other = hand.sign(after, { kind: 'noted', text: 'twice' });
      await expect(api.act(id, other as never, options)).rejects.toMatchObject({ status: 422 });
      const late = hand.sign(state, { kind: 'noted', text: 'late' });
      await expect(api.act(id, late as never, { token: link.token, key: 'k2' })).rejects.toMatchObject({
        status: 409,
        problem: { length: state.length + 1 },
      });
    });

    test('a campaign is made once, and a seat is taken once', async () => {
      const api = new Api(host.url);
      const { invitations, id } = await createCampaign(api, {
        game: 'specimen',
        name: 'x',
        seats: ['attacker', 'defender'],
      });
      const link = parseLink(invitations[0]?.link ?? '');
      if (link?.kind !== 'join') throw new Error('an invitation');
      const mine = { token: 'a'.repeat(64), secret: '1'.repeat(64) };
      await takeSeat(api, link, mine, nativeCrypto);
      await expect(takeSeat(api, link, undefined, nativeCrypto)).rejects.toBeInstanceOf(ApiProblem);
      await expect(
        api.createCampaign(id, {
          game: 'specimen',
          name: 'other',
          observer: '0'.repeat(64),
          invitations: { attacker: '0'.repeat(64), defender: '1'.repeat(64) },
        }),
      ).rejects.toMatchObject({ status: 409 });
    });

    test('own cells given when a campaign is made hold for all of it, and wrong ones are refused', async () => {
      const api = new Api(host.url);
      const own = [{ row: '3', column: '1/1', cell: 'A2' }];
      const plan = { game: 'specimen', name: 'Own', seats: ['attacker', 'defender'] };
      await expect(
        createCampaign(api, { ...plan, overlay: { assault: [{ row: '2', column: '1/1', cell: 'DZ' }] } }),
      ).rejects.toMatchObject({ status: 422, problem: { refusals: [{ code: 'overlayCell' }] } });
      await expect(createCampaign(api, { ...plan, overlay: { assault: 3 } as never })).rejects.toMatchObject({
        status: 422,
      });
      const { watch } = await createCampaign(api, { ...plan, overlay: { assault: own } });
      const link = parseLink(watch);
      if (link?.kind !== 'watch') throw new Error('a link for observers');
      const watcher = await companionAt(api, link);
      const { campaign } = await watcher.reached(1);
      expect(campaign.overlay).toEqual({ assault: own });
      watcher.stop();
    });

    test('problems are told in the caller’s language', async () => {
      const french = new Api(host.url, 'fr-CH, en;q=0.5');
      const { id, links } = await party(host.url, ford);
      const problem = await french
        .readCampaign(id, { token: 'b'.repeat(64) })
        .catch((error: ApiProblem) => error.problem);
      expect(problem).toMatchObject({
        status: 401,
        title: 'Il faut ici le jeton d’un siège, d’un observateur ou d’une invitation',
      });
      const bad = await french
        .act(id, { sequence: 'x', previous: 1, event: {} } as never, { token: links[0]?.token ?? '' })
        .catch((error: ApiProblem) => error.problem);
      expect((bad as ApiProblem['problem']).refusals.map(({ at }) => at)).toEqual(['sequence', 'previous']);
    });
  });
}

describe('two processes on one PostgreSQL', () => {
  test('deliver each other’s lines and presence', async () => {
    const address = cluster.create('two');
    const [left, right] = await Promise.all([running(address), running(address)]);
    const { api, links, id } = await party(left.url, ford);
    const elsewhere = new Api(right.url);
    const one = await companionAt(api, links[0] as never);
    const two = await companionAt(elsewhere, {
      ...(links[1] as never as { kind: 'seat' }),
      origin: right.url,
    } as never);
    await expect.poll(() => one.here).toEqual(['attacker', 'defender']);
    await expect.poll(() => two.here).toEqual(['attacker', 'defender']);
    await one.act({ kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
    await playOut([one, two], ['attacker', 'defender']);
    await two.reached(one.lines.length);
    expect(two.shared?.head).toBe(one.shared?.head);
    await Promise.all(
      Array.from({ length: 10 }, (_, note) => (note % 2 ? one : two).act({ kind: 'noted', text: `note ${note}` })),
    );
    const journal = await elsewhere.exportJournal(id, { token: links[0]?.token ?? '' });
    expect(verifyJournal(journal, ford, nativeCrypto)).toMatchObject({ holds: true, events: { noted: 10 } });
    one.stop();
    two.stop();
    await Promise.all([left.stop(), right.stop()]);
  });
});
