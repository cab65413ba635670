/** Before the dice: the forces face each other, the odds between them, the one loud button. */
import type { Campaign, Game, Overlay, Procedure, Refusal } from '@grognard/kernel';
import { fieldAt, layoutOf, stepsTo } from '@grognard/kernel';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Crops } from '../account/crops.tsx';
import { fetchNext } from '../app/fetch-next.ts';
import { Icon } from '../app/icon.tsx';
import type { Up } from '../app/page-title.tsx';
import type { ChartAt } from '../app/route.ts';
import { useNarrow } from '../app/use-media.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { FormProvider } from '../form/context.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { textsIn } from '../form/draft.ts';
import { Faulty } from '../form/fault-list.tsx';
import { sortFaults } from '../form/faults.ts';
import { WholeProvider } from '../form/whole.ts';
import { Compare } from '../odds/compare.tsx';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { useAtRest, useOdds, useWorded } from '../odds/use-odds.ts';
import type { Dice } from '../play/play-panel.tsx';
import { FilledSheet } from '../print/filled-sheet.tsx';
import { certainOf, isCertain } from './certain.ts';
import { CertainAnswer } from './certain-answer.tsx';
import { ChartHead } from './chart-head.tsx';
import { EngageBar } from './engage-bar.tsx';
import { LinkNotice } from './link-notice.tsx';
import { QuickCard } from './quick-card.tsx';
import { Readings } from './readings.tsx';
import type { Situation } from './situation.ts';
import { TableTop } from './table-top.tsx';
import { useKept } from './use-kept.ts';
import { useOddsAnnounced } from './use-odds-announced.ts';
import { worthWords } from './worth-words.ts';
import '../style/chart.css';

export interface PrepareProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly overlay: Overlay;
  readonly campaign: Campaign | undefined;
  readonly at: ChartAt;
  readonly up?: Up | undefined;
  readonly engage: (dice: Dice) => void;
  /** What a campaign shared with others asks besides; its dice are thrown by all together and by nobody alone. */
  readonly together?: ReactNode;
}

export function Prepare(props: PrepareProps) {
  const { game, procedure, situation, overlay, campaign, at, up, engage, together } = props;
  const { say, locale } = useSpeaker(game);
  const narrow = useNarrow();
  const { draft, opened, open, job, known } = situation;
  const [tries, setTries] = useState(0);
  const [explained, setExplained] = useState(false);
  const [sheet, setSheet] = useState(false);
  const layout = useMemo(() => layoutOf(procedure.input), [procedure]);
  const { settled, stale, news } = useOdds(job);
  const rest = useAtRest(job);
  const forecast = useWorded(game, say, settled?.kind === 'told' ? settled.forecast : undefined);
  const decisions = useWorded(game, say, rest.decisions)?.decisions;
  const worth = useWorded(game, say, rest.worth)?.worth;
  const preview = job ? rest.preview?.preview : undefined;
  const die = preview?.die;
  const kept = useKept(game, say, situation, settled?.kind === 'told' ? settled.forecast : undefined);
  useEffect(() => {
    if (settled) void fetchNext();
  }, [settled]);
  useSheetKeys(sheet, () => setSheet(false));
  useOddsAnnounced(game, stale || !job ? undefined : forecast);
  useFirstFault(tries);
  const faults = useMemo(
    () => sortFaults(opened.ok ? [] : opened.refusals, procedure.input, draft),
    [opened, procedure, draft],
  );
  const worths = useMemo(
    () => worthWords(procedure.input, worth?.switches ?? [], say, locale),
    [procedure, worth, say, locale],
  );
  const newest = useRef(draft);
  newest.current = draft;
  const form = useMemo(
    () => ({
      game,
      say,
      campaign,
      faults,
      tried: tries > 0,
      known,
      worth: worths,
      taken: () => textsIn(newest.current),
    }),
    [game, say, campaign, faults, tries, known, worths],
  );
  const whole = { input: procedure.input, draft, change: situation.change };
  const terms = (open.ok && procedure.equation?.(open.value.input, open.value.book)) || [];
  const start = (dice: Dice): void => {
    if (opened.ok) engage(dice);
    else setTries(tries + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start({ kind: 'thrown' });
  };
  const played = useMemo(() => certainOf(opened), [opened]);
  const certain = played !== undefined || (!opened.ok && isCertain(game, procedure));
  const [first, second] = layout.forces.map(({ side }) => say(`side.${side}`));
  return (
    <FormProvider value={form}>
      <CounterSymbols />
      {open.ok && <FilledSheet opened={open.value} forecast={job && forecast} />}
      <ChartHead game={game} procedure={procedure} situation={situation} campaign={campaign} up={up} />
      <LinkNotice link={situation.link} />
      <form
        className="chart"
        data-forces={Math.min(2, layout.forces.length)}
        data-looked={rest.looked || undefined}
        data-explained={explained || undefined}
        data-certain={certain || undefined}
        onSubmit={submit}
        noValidate
      >
        <EngageBar
          game={game}
          procedure={procedure}
          example={campaign ? undefined : situation.example}
          refusals={opened.ok ? NO_REFUSALS : tries > 0 ? opened.refusals : inTheOpen(procedure, opened.refusals)}
          forecast={job && forecast}
          news={news}
          certain={certain ? (campaign || together ? 'booked' : 'told') : undefined}
          terms={terms}
          die={die}
          fair={together !== undefined}
          start={start}
          lookAtOdds={() => setSheet(true)}
        />
        <QuickCard game={game} procedure={procedure} situation={situation} steps={preview?.steps ?? []} />
        <WholeProvider value={whole}>
          <TableTop procedure={procedure} layout={layout} situation={situation} terms={terms}>
            <Faulty refusals={faults.elsewhere} places />
            {together}
          </TableTop>
        </WholeProvider>
        {opened.ok && played && <CertainAnswer opened={opened.value} played={played} at={at} />}
        <div className="answer" data-up={sheet || undefined} hidden={certain}>
          {narrow && (
            <button type="button" className="grab plain" aria-label={say('web.close')} onClick={() => setSheet(false)}>
              <Icon name="down" />
            </button>
          )}
          <OddsPanel
            game={game}
            procedure={procedure}
            forecast={forecast}
            refusals={settled?.kind === 'refused' ? settled.refusals : NO_REFUSALS}
            stale={stale}
            news={news}
            die={die}
            decisions={decisions}
            situation={situation}
            facing={first !== undefined && second !== undefined ? [first, second] : undefined}
            secret={layout.forces.some(({ secrets }) => secrets.length > 0)}
            compare={<Compare game={game} now={forecast} {...kept} />}
          />
          {preview && (
            <Crops game={game} procedure={procedure} overlay={overlay} lit={preview.lit} sides={die?.sides} />
          )}
        </div>
        <footer className="chart-foot">
          <button
            type="button"
            className="small plain"
            aria-pressed={explained}
            onClick={() => setExplained(!explained)}
          >
            {say('web.chart.explain')}
          </button>
          {worth && worths.size > 0 && (
            <p className="caption">{say('web.worth.of', { quantity: worth.words.quantity })}</p>
          )}
          <Readings game={game} procedure={procedure} situation={situation} campaign={campaign} />
        </footer>
      </form>
      {sheet && narrow && (
        <button type="button" className="scrim" tabIndex={-1} aria-hidden="true" onClick={() => setSheet(false)} />
      )}
    </FormProvider>
  );
}

const NO_REFUSALS: readonly Refusal[] = [];

/** What is wrong for all to see: a slip under a cover would tell that something is held there. */
const inTheOpen = ({ input }: Procedure, refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter(({ at }) => fieldAt(input, stepsTo(at)[0] ?? '')?.secret === undefined);

/** The odds that came up from below take the focus, and Escape sends them and the focus back. */
function useSheetKeys(up: boolean, close: () => void): void {
  const newest = useRef(close);
  newest.current = close;
  useEffect(() => {
    if (!up) return;
    const before = document.activeElement;
    document.querySelector<HTMLElement>('.answer .grab')?.focus();
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') newest.current();
    };
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('keydown', hear);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [up]);
}

/** A try that failed takes the player to what is wrong. */
function useFirstFault(tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const wrong = document.querySelector<HTMLElement>('.chart [aria-invalid], .chart .fault');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus();
  }, [tries]);
}
