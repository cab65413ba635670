/** The proof of a campaign, for a person: what was checked, what it means, and every figure it rests on. */

import { refusalWords, voice } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { exported, gameOf, isPlayerEvent, type Line, lineText, readJournal } from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { slowWorker } from '../odds/worker-client.ts';
import { evidenceIn } from './evidence.ts';
import { DiceEvidence, SealsEvidence } from './evidence-view.tsx';
import { type Seated, Sitting } from './sitting.tsx';
import { useFarSpeaker } from './use-speaker.ts';
import type { Verdict } from './verify.ts';

export function ProofPage({ seat }: { readonly seat: string | undefined }) {
  return seat === undefined ? <FileProof /> : <Sitting seat={seat}>{(seated) => <OwnProof {...seated} />}</Sitting>;
}

function OwnProof({ table, view: { lines }, shared }: Seated) {
  const { say } = useFarSpeaker(shared.game);
  const text = useMemo(() => exported(lines.map(lineText), crypto), [lines]);
  return (
    <div className="page wide">
      <PageTitle
        title={say('far.proof.title')}
        up={{ href: hrefOf({ at: 'shared', key: table.kept.key }), label: shared.campaign.name }}
      />
      <p>{say('far.proof.about')}</p>
      <Proof game={shared.game} text={text} />
    </div>
  );
}

/** A third person needs nothing but the file. */
function FileProof() {
  const { say } = useFarSpeaker();
  const id = useId();
  const [read, setRead] = useState<{ readonly text: string; readonly game: Game | undefined }>();
  const take = async (file: File): Promise<void> => {
    const text = await file.text();
    setRead({ text, game: await takeGame(gameOf(text) ?? '') });
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void take(file);
    target.value = '';
  };
  return (
    <div className="page wide">
      <PageTitle
        title={say('far.proof.title')}
        up={{ href: hrefOf({ at: 'campaigns' }), label: say('web.campaigns.title') }}
      />
      <p>{say('far.proof.file')}</p>
      <div className="field text">
        <label htmlFor={id}>{say('far.proof.choose')}</label>
        <input id={id} type="file" onChange={picked} />
      </div>
      {read && !read.game && (
        <p className="fault" role="alert">
          {say('far.proof.noGame')}
        </p>
      )}
      {read?.game && <Proof game={read.game} text={read.text} />}
    </div>
  );
}

function Proof({ game, text }: { readonly game: Game; readonly text: string }) {
  const { say } = useFarSpeaker(game);
  const verdict = useVerdict(game, text);
  const lines = useMemo(
    () => (verdict?.shared && verdict.holds ? (readJournal(text, crypto).lines as readonly Line[]) : []),
    [verdict, text],
  );
  const evidence = useMemo(() => evidenceIn(lines), [lines]);
  if (!verdict) return <p className="quiet">{say('far.proof.checking')}</p>;
  return (
    <>
      <Finding game={game} verdict={verdict} lines={lines} />
      {evidence.dice.length > 0 && <DiceEvidence game={game} dice={evidence.dice} />}
      {evidence.seals.length > 0 && <SealsEvidence game={game} seals={evidence.seals} />}
    </>
  );
}

function useVerdict(game: Game, text: string): Verdict | undefined {
  const [held, hold] = useState<{ readonly text: string; readonly verdict: Verdict }>();
  useEffect(() => {
    let current = true;
    slowWorker()
      .verify(game.id, text)
      .then(
        (verdict) => current && hold({ text, verdict }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [game, text]);
  return held?.text === text ? held.verdict : undefined;
}

interface FindingProps {
  readonly game: Game;
  readonly verdict: Verdict;
  readonly lines: readonly Line[];
}

function Finding({ game, verdict, lines }: FindingProps) {
  const { say, locale } = useFarSpeaker(game);
  const { holds, shared, faults, events, keys, unrevealed, closed, head } = verdict;
  const count = (kind: string): number => events[kind] ?? 0;
  const signed = lines.filter(({ event }) => isPlayerEvent(event));
  return (
    <section className={holds ? 'panel verdict holds' : 'panel verdict fails'} data-testid="verdict" data-holds={holds}>
      <div role="status">
        <h2>{say(holds ? 'far.proof.holds' : 'far.proof.fails')}</h2>
      </div>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line}${fault.code}`} className="fault">
            {say('far.proof.fault', {
              line: fault.line,
              from: fault.bytes[0],
              to: fault.bytes[1],
              words: refusalWords(game, voice(game, locale), { ...fault, at: '' }),
            })}
          </li>
        ))}
        {holds && (
          <>
            <li>{say('far.proof.chain', { lines: verdict.lines, head })}</li>
            {!shared && <li>{say('far.proof.plain')}</li>}
            {Object.entries(keys).map(([seat, key]) => (
              <li key={seat}>
                {say('far.proof.signed', {
                  seat: say(`side.${seat}`),
                  key,
                  acts: signed.filter(({ event }) => isPlayerEvent(event) && event.by === seat).length,
                })}
              </li>
            ))}
            {shared && <li>{say('far.proof.dice', { dice: count('thrown') - unrevealed })}</li>}
            {unrevealed > 0 && <li>{say('far.proof.unrevealed', { dice: unrevealed })}</li>}
            {count('unsealed') > 0 && <li>{say('far.proof.seals', { seals: count('unsealed') })}</li>}
            <li>{say('far.proof.replayed', { procedures: count('resolved') })}</li>
            <li>{say(closed ? 'far.proof.closed' : 'far.proof.notClosed')}</li>
          </>
        )}
      </ul>
      <p className="quiet">{say('far.proof.command')}</p>
    </section>
  );
}
