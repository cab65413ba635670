/** What a check came to: what holds and why, what is not proved, what was given up, what is proved against a server. */
import { refusalWords, speakerFor } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { isPlayerEvent, type Line } from '@grognard/kernel/fair';
import { useRemoteSpeaker } from './use-speaker.ts';
import type { Verdict } from './verify.ts';

interface FindingProps {
  readonly game: Game;
  readonly verdict: Verdict;
  readonly lines: readonly Line[];
}

export function Finding({ game, verdict, lines }: FindingProps) {
  const { say } = useRemoteSpeaker(game);
  const { holds, charges } = verdict;
  return (
    <section className={holds ? 'panel verdict holds' : 'panel verdict fails'} data-testid="verdict" data-holds={holds}>
      {charges && <Charges game={game} charges={charges} />}
      <div role="status">
        <h2>{say(holds ? 'remote.proof.holds' : 'remote.proof.fails')}</h2>
      </div>
      <ul>{holds ? <Held game={game} verdict={verdict} lines={lines} /> : <Faults game={game} verdict={verdict} />}</ul>
      <p className="quiet">{say('remote.proof.command')}</p>
    </section>
  );
}

function Charges({ game, charges }: { readonly game: Game; readonly charges: NonNullable<Verdict['charges']> }) {
  const { say } = useRemoteSpeaker(game);
  return (
    <div role="status" data-testid="charges">
      <h2>{say(charges.length > 0 ? 'remote.proof.charged' : 'remote.proof.uncharged')}</h2>
      <ul>
        {charges.map(({ kind, ...facts }) => (
          <li key={kind} className="fault">
            {say(`remote.proof.charge.${kind}`, facts)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Faults({ game, verdict: { faults } }: Omit<FindingProps, 'lines'>) {
  const { say, locale } = useRemoteSpeaker(game);
  return faults.map((fault) => (
    <li key={`${fault.line}${fault.code}`} className="fault">
      {say('remote.proof.fault', {
        line: fault.line,
        from: fault.bytes[0],
        to: fault.bytes[1],
        words: refusalWords(game, speakerFor(game, locale), { ...fault, at: '' }),
      })}
    </li>
  ));
}

function Held({ game, verdict, lines }: FindingProps) {
  const { say } = useRemoteSpeaker(game);
  const { shared, events, keys, end, head } = verdict;
  const count = (kind: string): number => events[kind] ?? 0;
  const signed = lines.filter(({ event }) => isPlayerEvent(event));
  const by = (seat: string): number => signed.filter(({ event }) => 'by' in event && event.by === seat).length;
  return (
    <>
      <li>{say('remote.proof.chain', { lines: verdict.lines, head })}</li>
      {!shared && <li>{say('remote.proof.plain')}</li>}
      {Object.entries(keys).map(([seat, key]) => (
        <li key={seat}>{say('remote.proof.signed', { seat: say(`side.${seat}`), key, acts: by(seat) })}</li>
      ))}
      {shared && <Dice game={game} dice={verdict.dice} />}
      {count('unsealed') > 0 && <li>{say('remote.proof.seals', { seals: count('unsealed') })}</li>}
      <li>{say('remote.proof.replayed', { procedures: count('resolved') })}</li>
      {shared && <li className={end === 'signed' ? undefined : 'unproved'}>{say(`remote.proof.end.${end}`)}</li>}
    </>
  );
}

function Dice({
  game,
  dice: { by, waiting, givenUp, takenBack },
}: {
  readonly game: Game;
  readonly dice: Verdict['dice'];
}) {
  const { say } = useRemoteSpeaker(game);
  const names = (seats: readonly string[]): readonly string[] => seats.map((seat) => say(`side.${seat}`));
  return (
    <>
      {by.map(({ contributors, empty, dice }) => (
        <li key={contributors.join()}>
          {say('remote.proof.dice', { dice, seats: names(contributors), empty: names(empty) })}
        </li>
      ))}
      {waiting > 0 && <li className="unproved">{say('remote.proof.waiting', { dice: waiting })}</li>}
      {givenUp.map(({ line, procedure, consent }) => (
        <li key={line} className="unproved">
          {say('remote.proof.givenUp', { line: line + 1, title: say(`procedure.${procedure}`), seats: names(consent) })}
        </li>
      ))}
      {takenBack > 0 && <li className="unproved">{say('remote.proof.takenBack', { procedures: takenBack })}</li>}
    </>
  );
}
