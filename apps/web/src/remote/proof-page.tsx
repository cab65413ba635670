/** The proof of a campaign, for a person: what was checked, what it means, and every figure it rests on. */
import type { Game } from '@grognard/kernel';
import { type Evidence, exported, gameOf, isEvidence, type Line, lineText, readJournal } from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { slowWorker } from '../odds/worker-client.ts';
import { evidenceIn } from './evidence.ts';
import { DiceEvidence, SealsEvidence } from './evidence-view.tsx';
import { Finding } from './finding.tsx';
import { type Seated, Sitting } from './sitting.tsx';
import { useRemoteSpeaker } from './use-speaker.ts';
import type { Verdict } from './verify.ts';

export function ProofPage({ seat }: { readonly seat: string | undefined }) {
  return seat === undefined ? <FileProof /> : <Sitting seat={seat}>{(seated) => <OwnProof {...seated} />}</Sitting>;
}

function OwnProof({ remote, view: { lines }, shared }: Seated) {
  const { say } = useRemoteSpeaker(shared.game);
  const text = useMemo(() => exported(lines.map(lineText), crypto, remote.vouched), [lines, remote]);
  return (
    <div className="page wide">
      <PageTitle
        title={say('remote.proof.title')}
        up={{ href: hrefOf({ at: 'shared', key: remote.kept.key }), label: shared.campaign.name }}
      />
      <p>{say('remote.proof.about')}</p>
      <Proof game={shared.game} file={{ text }} />
    </div>
  );
}

/** A third person needs nothing but the file. */
function FileProof() {
  const { say } = useRemoteSpeaker();
  const id = useId();
  const [read, setRead] = useState<{ readonly file: ReadFile; readonly game: Game | undefined }>();
  const take = async (chosen: File): Promise<void> => {
    const file = fileOf(await chosen.text());
    setRead({ file, game: await takeGame(gameOf(file.text) ?? '') });
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void take(file);
    target.value = '';
  };
  return (
    <div className="page wide">
      <PageTitle
        title={say('remote.proof.title')}
        up={{ href: hrefOf({ at: 'campaigns' }), label: say('web.campaigns.title') }}
      />
      <p>{say('remote.proof.file')}</p>
      <div className="field text">
        <label htmlFor={id}>{say('remote.proof.choose')}</label>
        <input id={id} type="file" onChange={picked} />
      </div>
      {read && !read.game && (
        <p className="fault" role="alert">
          {say('remote.proof.noGame')}
        </p>
      )}
      {read?.game && <Proof game={read.game} file={read.file} />}
    </div>
  );
}

/** A journal; or what a device has kept against a server, with the journal it was told. */
interface ReadFile {
  readonly text: string;
  readonly evidence?: Evidence;
}

function fileOf(text: string): ReadFile {
  try {
    const value: unknown = JSON.parse(text);
    if (isEvidence(value)) return { text: value.journal.map((line) => `${line}\n`).join(''), evidence: value };
  } catch {
    // Many lines of JSON are no JSON: a journal.
  }
  return { text };
}

function Proof({ game, file }: { readonly game: Game; readonly file: ReadFile }) {
  const { say } = useRemoteSpeaker(game);
  const { text } = file;
  const verdict = useVerdict(game, file);
  const lines = useMemo(
    () => (verdict?.shared && verdict.holds ? (readJournal(text, crypto).lines as readonly Line[]) : []),
    [verdict, text],
  );
  const evidence = useMemo(() => evidenceIn(lines), [lines]);
  if (!verdict) return <p className="quiet">{say('remote.proof.checking')}</p>;
  return (
    <>
      <Finding game={game} verdict={verdict} lines={lines} />
      {evidence.dice.length > 0 && <DiceEvidence game={game} dice={evidence.dice} />}
      {evidence.seals.length > 0 && <SealsEvidence game={game} seals={evidence.seals} />}
    </>
  );
}

function useVerdict(game: Game, { text, evidence }: ReadFile): Verdict | undefined {
  const [held, hold] = useState<{ readonly text: string; readonly verdict: Verdict }>();
  useEffect(() => {
    let current = true;
    const dialogue = slowWorker();
    (evidence ? dialogue.judge(game.id, evidence) : dialogue.verify(game.id, text)).then(
      (verdict) => current && hold({ text, verdict }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game, text, evidence]);
  return held?.text === text ? held.verdict : undefined;
}
