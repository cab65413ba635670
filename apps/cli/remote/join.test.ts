/** Two commands and a real server: whole procedures far apart. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { game as surrender } from '@grognard/games/unconditional-surrender';
import type { Plain } from '@grognard/kernel';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { invited, started } from '../testing/remote.ts';
import { SeatedCommand } from '../testing/seat.ts';
import { ACTS } from './acts.ts';
import { remoteEn } from './en.ts';
import { remoteFr } from './fr.ts';

const database = join(freshFolder(), 'remote.db');
let server: Served;

beforeAll(async () => {
  server = await started(database);
});
afterAll(() => server.stop());

const JSON_TOO = { more: ['--json'] };

/** Both sit down, the first with words, the second with news. */
async function seated(game: string): Promise<readonly [SeatedCommand, SeatedCommand]> {
  const { links } = await invited(server.url, game);
  const [one, two] = [new SeatedCommand(links[0] ?? ''), new SeatedCommand(links[1] ?? '', JSON_TOO)];
  await Promise.all([one.hears('here'), two.hears('"joined"')]);
  return [one, two];
}

/** Every event that a command has heard of since it joined. */
const heard = (seat: SeatedCommand, kind: string) =>
  seat.news().flatMap(({ event }) => (event?.kind === kind ? [event] : []));

/** Answers whatever is still asked, which depends on the dice, with the first option; `teller` hears all the news. */
async function playedOut(seats: Readonly<Record<string, SeatedCommand>>, teller: SeatedCommand): Promise<void> {
  for (let answered = 0; ; ) {
    const questions = () =>
      teller
        .news()
        .flatMap(({ kind, moves = [] }) => (kind === 'moves' ? (moves as { kind: string; seat: string }[]) : []))
        .filter(({ kind }) => kind === 'chose');
    await teller.until((seat) => heard(seat, 'resolved').length > 0 || questions().length > answered);
    const question = questions()[answered];
    if (!question) return;
    seats[question.seat]?.type('choose 1');
    answered += 1;
  }
}

/** The secrets in the links of every seat kept in a folder. */
const secretsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'seats'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { link } = JSON.parse(readFileSync(join(folder, 'seats', file), 'utf8')) as {
        readonly link: { readonly token: string; readonly secret: string };
      };
      return [link.token, link.secret];
    });

/** The last of them tells which campaign it is for, which is no secret. */
const secretOf = (link: string): string => link.split('/').at(-2) ?? '';

describe('two commands', () => {
  test('play an assault with every decision, take it back by consent, export it, and a third person verifies', async () => {
    const [one, two] = await seated('specimen');
    one.type('open assault {"attack":12,"defence":4}', 'seal commit');
    two.type('seal hold');
    await playedOut({ attacker: one, defender: two }, two);
    await two.until((seat) => heard(seat, 'epoch').length === 1);
    expect(
      heard(two, 'unsealed')
        .map(({ option }) => option)
        .sort(),
    ).toEqual(['commit', 'hold']);
    await one.hears('The server has shown its seed');
    expect(one.said()).toContain('Attacker opens: Assault');
    expect(one.said()).toContain('7.2 Reserves');
    expect(one.said()).toMatch(/d6: \d/);
    expect(one.said()).toMatch(/The server has shown its seed: the (?:die was|2 dice were) fair\./);

    one.type('undo');
    two.type('consent');
    await one.hears('is taken back, with the consent of Attacker, Defender');
    one.type('note Tomorrow at eight', 'correct lost.attacker 3 miscounted yesterday', 'state', 'log', 'proof');
    const file = join(one.stateFolder, 'remote.journal');
    one.type(`export ${file}`);
    await one.hears('anybody can check it');
    expect(one.said()).toContain('Attacker: Note: Tomorrow at eight');
    expect(one.said()).toMatch(/ 1 {2}Assault\. .*\(taken back\)/);
    expect(one.said()).toContain('one procedure was taken back after dice had fallen');
    expect(one.said()).toContain('Everything that was checked holds.');
    expect(await one.leave()).toBe(0);
    expect(await two.leave()).toBe(0);
    const checked = await spoken(['verify', file]);
    expect(checked.status).toBe(0);
    expect(checked.out).toContain('opened as they were sealed');
    const [state] = two.news().flatMap((news) => (news.event?.kind === 'corrected' ? [news['state']] : []));
    expect(state).toMatchObject({ lost: { attacker: 3 } });
  });

  test('play an Unconditional Surrender ground combat: nothing of a sealed choice is heard before both have sealed', async () => {
    const [one, two] = await seated('unconditional-surrender');
    const example = surrender.examples.find(
      ({ procedure, preset, refused }) => procedure === 'ground-combat' && preset && !refused,
    );
    // One side is given out, the other is taken by whoever plays it.
    one.type(`open ground-combat ${example?.id} attacker=axis`);
    two.type('take defender');
    one.type('seal 3');
    await two.until((seat) => heard(seat, 'sealed').length === 1 && heard(seat, 'claimed').length === 1);
    const events = two.news().flatMap(({ event }) => (event ? [event] : []));
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['began', 'sealed']));
    expect(events.flatMap((event) => ('option' in event ? [event] : []))).toEqual([]);
    two.type('seal hold');
    await playedOut({ axis: one, western: two }, two);
    expect(heard(two, 'unsealed').map(({ option }) => option as Plain)).toContain('hold');
    expect(await Promise.all([one.leave(), two.leave()])).toEqual([0, 0]);
  });

  test('each reads in his own language, and an observer only watches', async () => {
    const { links, watch } = await invited(server.url, 'specimen');
    const one = new SeatedCommand(links[0] ?? '', { locale: 'fr' });
    const two = new SeatedCommand(links[1] ?? '');
    const observer = new SeatedCommand(watch);
    await Promise.all([one.hears('présent'), two.hears('here'), observer.hears('here')]);
    two.type('open assault {"attack":1,"defence":4}', 'seal commit', 'wait');
    one.type('seal hold', 'wait', 'undo');
    await one.hears('le dé était loyal');
    await observer.hears('the die was fair');
    await two.hears('the die was fair');
    await observer.hears('Attacker asks to take back');
    two.type('refuse');
    await one.hears('Défenseur ne consent pas');
    observer.type('note I was here');
    expect(await observer.ended).toBe(1);
    expect(observer.said()).toContain('an observer does not act');
    expect(await Promise.all([one.leave(), two.leave()])).toEqual([0, 0]);
  });

  test('a server that stops and comes back is told of, and the play goes on', async () => {
    const [one, two] = await seated('specimen');
    one.type('open assault {"attack":1,"defence":4}', 'seal hold');
    await two.until((seat) => heard(seat, 'sealed').length === 1);
    const { port } = new URL(server.url);
    await server.stop();
    await one.hears('The connection to');
    two.type('seal commit');
    server = await started(database, Number(port));
    await one.hears('Connected again; nothing was missed.');
    await two.until((seat) => heard(seat, 'epoch').length === 1);
    await one.hears('the die was fair');
    const sequences = two.news().flatMap(({ sequence }) => (sequence === undefined ? [] : [sequence]));
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(await Promise.all([one.leave(), two.leave()])).toEqual([0, 0]);
  });

  test('what another writes cannot command the terminal', async () => {
    const [one, two] = await seated('specimen');
    two.type('note \u001b]0;owned\u0007\u001b[2Jhello\u009b31m');
    expect(await two.ended, 'it is not even written down').toBe(1);
    expect(two.said()).toContain('write plain text');
    await one.leave();
  });
});

describe('a kept seat', () => {
  test('is for its owner only, is listed without its secrets, and is come back to by its name', async () => {
    const { links } = await invited(server.url, 'specimen');
    const first = new SeatedCommand(links[0] ?? '');
    await first.hears('here');
    await first.leave();
    const { stateFolder } = first;
    const seats = join(stateFolder, 'seats');
    expect(statSync(seats).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(seats)) expect(statSync(join(seats, file)).mode & 0o777, file).toBe(0o600);
    const list = await spoken(['join'], { stateFolder });
    expect(list.out).toContain(seats);
    expect(list.out).toMatch(/[0-9a-f]{8}\/attacker/);
    const name = /[0-9a-f]{8}\/attacker/.exec(list.out)?.[0] ?? '';
    const completed = await spoken(['complete', '--', 'join', name.slice(0, 3)], { stateFolder });
    expect(completed.out.trim()).toBe(name);
    // By its name, by the start of its campaign, and by the invitation that it came from.
    for (const call of [name, name.slice(0, 8), links[0] ?? '']) {
      const again = new SeatedCommand(call, { stateFolder });
      await again.hears('Attacker (you)');
      expect(await again.leave()).toBe(0);
    }
    const listed = JSON.parse((await spoken(['join', '--json'], { stateFolder })).out) as { seats: readonly unknown[] };
    expect(listed.seats).toMatchObject([{ name, game: 'specimen', seat: 'attacker', server: server.url }]);
    for (const secret of secretsIn(stateFolder)) expect(list.out + JSON.stringify(listed)).not.toContain(secret);
  });

  test('is not kept with --no-keep: its link is shown once, and opens it elsewhere', async () => {
    const { links } = await invited(server.url, 'specimen');
    const once = new SeatedCommand(links[1] ?? '', { more: ['--no-keep'] });
    await once.hears('Defender (you)');
    await once.leave();
    expect(existsSync(join(once.stateFolder, 'seats'))).toBe(false);
    const shown = once.said().match(/http\S*#\/seat\/\S+/g) ?? [];
    expect(shown).toHaveLength(1);
    expect(once.said()).toContain('Whoever has it plays for you');
    const file = join(once.stateFolder, 'my.link');
    writeFileSync(file, `${shown[0]}\n`);
    const elsewhere = new SeatedCommand(file, JSON_TOO);
    elsewhere.type('note back', 'link');
    expect(await elsewhere.leave()).toBe(0);
    expect(heard(elsewhere, 'noted')).toMatchObject([{ by: 'defender', text: 'back' }]);
    expect(elsewhere.news().find(({ kind }) => kind === 'link')).toMatchObject({ link: shown[0] });
  });
});

describe('secrets', () => {
  test('are in no word, news or error but where they were asked for', async () => {
    const { links, watch } = await invited(server.url, 'specimen');
    const said: string[] = [];
    const folders: string[] = [];
    for (const [index, more] of [[], ['--json']].entries()) {
      const seat = new SeatedCommand(links[index] ?? '', { more });
      seat.type('who', 'state', 'log', 'proof', 'help', 'note hello');
      await seat.leave();
      folders.push(seat.stateFolder);
      said.push(seat.said());
    }
    const wrong = (link: string): string => {
      const secret = secretOf(link);
      return link.replace(secret, `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`);
    };
    const silent = (link: string): string => link.replace(/:\d+\//, ':9/');
    const broken = [links[0] ?? '', wrong(links[1] ?? ''), wrong(watch), silent(watch), `${watch}/x`, `x${watch}`];
    for (const link of broken) {
      const seat = new SeatedCommand(link);
      expect(await seat.leave(), 'refused').toBe(1);
      said.push(seat.said());
    }
    const all = said.join('');
    expect(all).toContain('used already');
    expect(all).toContain('knows no campaign that this link opens');
    expect(all).toContain('nobody answers at');
    expect(all).toContain('this is no secret link');
    const secrets = [...folders.flatMap(secretsIn), ...[...links, watch, ...broken].map(secretOf)];
    expect(secrets.length).toBeGreaterThan(8);
    for (const secret of secrets) if (secret.length > 2) expect(all).not.toContain(secret);
  });

  test.each([
    ['nonsense', 2, 'is nothing one does at the table'],
    ['opne assault {}', 2, 'Did you mean open?'],
    ['correct lost.attacker 3', 2, 'something is missing'],
    ['correct lost.nobody 3 because', 1, 'lost.nobody'],
    ['undo', 1, 'nothing'],
  ])('a script that says "%s" ends with %i', async (line, status, words) => {
    const { links } = await invited(server.url, 'specimen');
    const seat = new SeatedCommand(links[0] ?? '');
    seat.type(line, 'note never written');
    expect(await seat.leave()).toBe(status);
    expect(seat.said()).toContain(words);
    expect(seat.said()).not.toContain('never written');
  });
});

describe('an invitation', () => {
  test('shows a link for each seat and one for observers, whole, in the words of whoever invites', async () => {
    const printed = async (locale: 'en' | 'fr', more: readonly string[] = []) => {
      const args = ['invite', 'specimen', '--server', server.url, ...more];
      const { status, out } = await spoken(args, { locale, width: 60 });
      expect(status).toBe(0);
      return out;
    };
    const en = await printed('en', ['--name', 'Our war']);
    const links = [...en.matchAll(/^http\S+#\/(join\/[0-9a-f]{32}\/\w+|watch\/[0-9a-f]{32})\/\S+$/gm)];
    expect(links.map(([, kind = '']) => kind.split('/').filter((part) => part.length < 32))).toEqual([
      ['join', 'attacker'],
      ['join', 'defender'],
      ['watch'],
    ]);
    for (const words of ['Our war', server.url, 'Attacker\n', 'Defender\n', 'Observers, as many as you like\n'])
      expect(en).toContain(words);
    expect(en).toMatch(/\S\n\nA link opens in a browser,[\s\S]*grognard\s+join\s+LINK\s*$/);
    // Without a name it is called as the game is.
    const fr = await printed('fr');
    for (const words of ['Le Gué', 'Attaquant\n', 'Défenseur\n']) expect(fr).toContain(words);
  });

  test('by a server that begins something else is none', async () => {
    const crooked = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.method === 'PUT' ? { id: 'x' } : { lines: [], length: 0, head: '' }));
    });
    await new Promise<void>((listening) => crooked.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(crooked.address() as AddressInfo).port}`;
    const { status, err, out } = await spoken(['invite', 'specimen', '--server', origin]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(origin);
    expect(err).toContain('another campaign');
    await new Promise((closed) => crooked.close(closed));
  });
});

test('a link that is to be typed unseen needs somebody who types', async () => {
  const { status, err } = await spoken(['join', '-']);
  expect(status).toBe(1);
  expect(err).toContain('this is no secret link');
});

test('every act that the help shows is one', () => {
  for (const words of [remoteEn, remoteFr]) {
    const acts = words['cli.verb.join.examples']
      .split('\n')
      .filter((line) => line.startsWith('  ') && !line.startsWith('  grognard'))
      .map((line) => line.trim().split(' ')[0]);
    expect(acts).toHaveLength(4);
    expect(Object.keys(ACTS)).toEqual(expect.arrayContaining(acts));
  }
});
