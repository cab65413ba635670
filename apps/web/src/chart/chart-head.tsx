/** The head of a chart: its title and rule, the presets, a link to the same input. */
import { ruleWords } from '@grognard/games/words';
import type { Campaign, Game, Procedure } from '@grognard/kernel';
import { useId } from 'react';
import { CopyButton, linkTo } from '../account/copy-buttons.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { Origin } from './origin.tsx';
import type { Situation } from './situation.ts';

interface ChartHeadProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly campaign: Campaign | undefined;
}

export function ChartHead({ game, procedure, situation, campaign }: ChartHeadProps) {
  const { say, locale } = useSpeaker(game);
  const id = useId();
  const presets = game.examples.filter((example) => example.procedure === procedure.id && !example.refused);
  const { opened, example } = situation;
  return (
    <header className="chart-head">
      <PageTitle
        title={say(`procedure.${procedure.id}`)}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: game.titles[locale] }}
        {...(campaign && { note: campaign.name })}
      />
      <p className="cite">{ruleWords(game, say, procedure.rule)}</p>
      <div className="chart-tools">
        {presets.length > 0 && (
          <div className="field picker">
            <label htmlFor={id}>{say('web.chart.preset')}</label>
            <select
              id={id}
              value={example?.id ?? ''}
              onChange={({ target }) => {
                const chosen = presets.find((each) => each.id === target.value);
                if (chosen) situation.take(chosen);
              }}
            >
              <option value="" disabled>
                {say('web.chart.choosePreset')}
              </option>
              {presets.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title[locale]}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="button" onClick={situation.clear}>
          {say('web.chart.clear')}
        </button>
        {opened.ok && !campaign && (
          <CopyButton
            label={say('web.copy.link')}
            text={() =>
              linkTo({
                game: game.id,
                procedure: procedure.id,
                input: opened.value.input,
                rulings: opened.value.book.rulings,
              })
            }
          />
        )}
      </div>
      {example && <Origin example={example} />}
    </header>
  );
}
