/** The figures behind a proof, for whoever wants to work them out again. */
import { dieWords, optionWords, ruleWords } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { ScrollArea } from '../table/scroll-area.tsx';
import type { DieEvidence, SealEvidence } from './evidence.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

/** Long enough to compare by eye; the whole is there for a finger, a mouse and a copy. */
function Hex({ value }: { readonly value: string }) {
  return (
    <details className="hex">
      <summary>
        <code>{value.slice(0, 12)}…</code>
      </summary>
      <code>{value}</code>
    </details>
  );
}

export function DiceEvidence({ game, dice }: { readonly game: Game; readonly dice: readonly DieEvidence[] }) {
  const { say } = useRemoteSpeaker(game);
  return (
    <section className="panel" aria-labelledby="dice-title">
      <h2 id="dice-title">{say('remote.dice.title')}</h2>
      <p>{say('remote.dice.about')}</p>
      <ScrollArea label={say('remote.dice.title')}>
        <table className="plain-table evidence">
          <thead>
            <tr>
              {['line', 'purpose', 'die', 'face', 'commitment', 'contributions', 'seed'].map((name) => (
                <th key={name} scope="col">
                  {say(`remote.dice.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dice.map(({ line, binding, face, commitment, contributions, seed }) => (
              <tr key={line}>
                <td>{line + 1}</td>
                <td>
                  {say(`procedure.${binding.procedure}`)}{' '}
                  <span className="cite">{ruleWords(game, say, binding.rule)}</span>
                </td>
                <td>{dieWords(say, binding.sides)}</td>
                <td>
                  <strong>{face}</strong>
                </td>
                <td>
                  <Hex value={commitment} />
                </td>
                <td>
                  {Object.entries(contributions).map(([seat, nonce]) => (
                    <div key={seat}>
                      {say(`side.${seat}`)} <Hex value={nonce} />
                    </div>
                  ))}
                </td>
                <td>{seed === undefined ? say('remote.dice.hidden') : <Hex value={seed} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

export function SealsEvidence({ game, seals }: { readonly game: Game; readonly seals: readonly SealEvidence[] }) {
  const { say } = useRemoteSpeaker(game);
  return (
    <section className="panel" aria-labelledby="seals-title">
      <h2 id="seals-title">{say('remote.seals.title')}</h2>
      <p>{say('remote.seals.about')}</p>
      <ScrollArea label={say('remote.seals.title')}>
        <table className="plain-table evidence">
          <thead>
            <tr>
              {['line', 'side', 'commitment', 'shown', 'option', 'nonce'].map((name) => (
                <th key={name} scope="col">
                  {say(`remote.seals.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seals.map(({ line, side, commitment, shown, ask }) => (
              <tr key={line}>
                <td>{line + 1}</td>
                <td>{say(`side.${side}`)}</td>
                <td>
                  <Hex value={commitment} />
                </td>
                <td>{shown ? shown.line + 1 : say('remote.seals.hidden')}</td>
                <td>{shown && optionWords(game, say, ask ?? '', shown.option, side)}</td>
                <td>{shown && <Hex value={shown.nonce} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
