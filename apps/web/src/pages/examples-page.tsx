/** Every worked example run on this very device, under every walker, against the printed claim. */
import { type Example, type ExampleReport, type Game, openExample, type Plain, playExample } from '@grognard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { Origin } from '../chart/origin.tsx';
import { slowWorker } from '../odds/worker-client.ts';

type Report = Pick<ExampleReport, 'walked' | 'faults'>;

export function ExamplesPage({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const reports = useReports(game);
  const failed = reports.filter(({ faults }) => faults.length > 0).length;
  const finished = reports.length === game.examples.length;
  return (
    <div className="page">
      <PageTitle
        title={say('web.examples.title')}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
      />
      <p role="status" data-testid="tally" data-finished={finished || undefined}>
        {say(finished ? 'web.examples.done' : 'web.examples.running', {
          count: reports.length,
          of: game.examples.length,
          failed,
        })}
      </p>
      <ol className="examples">
        {game.examples.map((example, index) => (
          <ExampleItem key={example.id} game={game} example={example} report={reports[index]} />
        ))}
      </ol>
    </div>
  );
}

function useReports(game: Game): readonly Report[] {
  const [reports, setReports] = useState<readonly Report[]>([]);
  useEffect(() => {
    let current = true;
    const run = async (): Promise<void> => {
      const made: Report[] = [];
      for (const example of game.examples) {
        if (!current) return;
        made.push(await slowWorker().example(game.id, example));
        if (current) setReports([...made]);
      }
    };
    void run();
    return () => {
      current = false;
    };
  }, [game]);
  return reports;
}

interface ExampleItemProps {
  readonly game: Game;
  readonly example: Example;
  readonly report: Report | undefined;
}

/** What the printed dice and answers come to here: the result, or the codes of what is refused. */
function playedHere(game: Game, example: Example): Plain {
  const opened = openExample(game, example);
  const played = opened.ok ? playExample(opened.value, example) : opened;
  if (!played.ok) return { refused: played.refusals.map(({ code }) => code) };
  return { result: played.value.result, journal: played.value.journal as unknown as Plain };
}

function ExampleItem({ game, example, report }: ExampleItemProps) {
  const played = useMemo(() => JSON.stringify(playedHere(game, example)), [game, example]);
  const { say } = useSpeaker(game);
  const { id, title, procedure } = example;
  const state = report === undefined ? 'waits' : report.faults.length === 0 ? 'agrees' : 'differs';
  return (
    <li className={`example ${state}`} data-example={id} data-played={played}>
      <p>
        <span className="example-mark" aria-hidden="true">
          {{ waits: '·', agrees: '✓', differs: '✗' }[state]}
        </span>{' '}
        <a href={hrefOf({ at: 'chart', game: game.id, procedure, preset: id })}>{say.read(title)}</a>{' '}
        <span className="cite">
          {id} · {say(`procedure.${procedure}`)} · {say(`web.examples.${state}`)}
        </span>
      </p>
      <Origin game={game} example={example} />
      {report?.faults.map((fault) => (
        <p key={fault} className="fault">
          {fault}
        </p>
      ))}
    </li>
  );
}
