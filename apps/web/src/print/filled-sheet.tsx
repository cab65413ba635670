/** A chart on paper as a filled-in sheet: what was said, the odds, and what came of it once it was rolled. */
import { percentage, ruleWords, type WordedForecast } from '@grognard/games/words';
import { layoutOf, type Opened, type Resolution } from '@grognard/kernel';
import { useMedia } from '../app/use-media.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { FilledPart, type Values } from './filled-part.tsx';
import { FilledResult } from './filled-result.tsx';

interface FilledSheetProps {
  readonly opened: Opened;
  readonly forecast: WordedForecast | undefined;
  readonly played?: Resolution;
}

/** Made when the page goes to paper, and not before. */
export function FilledSheet(props: FilledSheetProps) {
  return useMedia('print') ? <Filled {...props} /> : null;
}

function Filled({ opened, forecast, played }: FilledSheetProps) {
  const { game, procedure, book } = opened;
  const { say } = useSpeaker(game);
  const input = opened.input as Values;
  const { forces, common } = layoutOf(procedure.input);
  const terms = procedure.equation?.(opened.input, book) ?? [];
  return (
    <article className="filled" data-testid="filled">
      <p className="cite">
        {say.read(game.titles)} · {ruleWords(game, say, procedure.rule)}
      </p>
      {terms.length > 0 && (
        <p className="filled-equation">
          {terms.map(({ text, label }) => (label === undefined ? text : `${text} (${say(label)})`)).join(' ')}
        </p>
      )}
      {forces.length > 0 && (
        <div className="filled-forces">
          {forces.map((force) => (
            <section key={force.side}>
              <h2>{say(`side.${force.side}`)}</h2>
              <FilledPart game={game} part={force} input={input} />
            </section>
          ))}
        </div>
      )}
      <FilledPart game={game} part={common} input={input} />
      {forecast && <FilledOdds forecast={forecast} />}
      {played && <FilledResult opened={opened} played={played} />}
    </article>
  );
}

function FilledOdds({ forecast: { outcomes = [] } }: { readonly forecast: WordedForecast }) {
  const { say, locale } = useSpeaker();
  const ordered = outcomes.some(({ atLeast }) => atLeast !== undefined);
  return (
    <section className="filled-odds">
      <h2>{say('web.odds.title')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say('web.odds.outcome')}</th>
            <th scope="col">{say('web.odds.chance')}</th>
            <th scope="col">{say('web.odds.fraction')}</th>
            {ordered && <th scope="col">{say('web.odds.atLeast')}</th>}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ outcome, words, atLeast, ...share }) => (
            <tr key={String(outcome)}>
              <th scope="row">{words}</th>
              <td>{percentage(share, locale)}</td>
              <td>{share.fraction}</td>
              {ordered && <td>{atLeast && percentage(atLeast, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
