/** What every page of one shared campaign begins with: the seat, the game, and whether the server can be believed. */

import { refusalWords, voice } from '@grognard/games/words';
import type { Shared } from '@grognard/kernel/fair';
import type { ReactNode } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { saveFile } from '../app/save-file.ts';
import type { Table, TableView } from './table.ts';
import { useFarSpeaker } from './use-speaker.ts';
import { useTable, useView } from './use-table.ts';

export interface Seated {
  readonly table: Table;
  readonly view: TableView;
  readonly shared: Shared;
}

export function Sitting({
  seat,
  children,
}: {
  readonly seat: string;
  readonly children: (seated: Seated) => ReactNode;
}) {
  const { say } = useFarSpeaker();
  const sitting = useTable(seat);
  switch (sitting.state) {
    case 'coming':
      return <p className="quiet coming">{say('web.coming')}</p>;
    case 'absent':
      return (
        <Lost>
          <p>{say('far.absent')}</p>
          <a href={hrefOf({ at: 'campaigns' })}>{say('web.campaigns.title')}</a>
        </Lost>
      );
    case 'here':
      return <AtTable table={sitting.table}>{children}</AtTable>;
  }
}

function AtTable({ table, children }: { readonly table: Table; readonly children: (seated: Seated) => ReactNode }) {
  const { say } = useFarSpeaker();
  const view = useView(table);
  const { shared, distrust, connected } = view;
  if (!shared) {
    return (
      <div className="page">
        <PageTitle title={table.kept.name} />
        <Distrust table={table} view={view} />
        {!distrust && <p className="quiet">{say(connected ? 'web.coming' : 'far.connecting')}</p>}
      </div>
    );
  }
  return (
    <>
      <Distrust table={table} view={view} />
      <WentBack view={view} />
      {children({ table, view, shared })}
    </>
  );
}

/** A server that was restored: what happened, and that it is mended by itself. */
function WentBack({ view: { lost, distrust } }: { readonly view: TableView }) {
  const { say } = useFarSpeaker();
  if (!lost || distrust) return null;
  return (
    <p className="page quiet" role="status">
      {say(lost.mended ? 'far.lost.mended' : 'far.lost.told', { by: lost.by })}
    </p>
  );
}

/** Said loudly: from here on nothing the server tells is believed. */
function Distrust({
  table,
  view: { distrust, shared, evidence },
}: {
  readonly table: Table;
  readonly view: TableView;
}) {
  const { say, locale } = useFarSpeaker(shared?.game);
  if (!distrust) return null;
  const fair = shared ? voice(shared.game, locale) : say;
  return (
    <div className="page distrust" role="alert">
      <h2>{say('far.distrust.title')}</h2>
      <p>{say('far.distrust.line', { line: distrust.line + 1, name: table.kept.name })}</p>
      <ul>
        {distrust.refusals.map((refusal) => (
          <li key={`${refusal.code}${refusal.at}`}>{refusalWords(shared?.game, fair, refusal)}</li>
        ))}
      </ul>
      <p>{say('far.distrust.then')}</p>
      {evidence && (
        <button type="button" onClick={() => saveFile('evidence.json', JSON.stringify(evidence), 'application/json')}>
          {say('far.distrust.save')}
        </button>
      )}
    </div>
  );
}
