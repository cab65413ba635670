/** The board itself: its tools, the map with what lies on it, and what is told beside it. */
import { describeHex, type HexMap, type HexSheets, overlaySvg } from '@grognard/hexes';
import { mapMark } from '@grognard/kernel';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Readings } from '../../chart/readings.tsx';
import { type Draft, isRecord } from '../../form/draft.ts';
import { Bench, type ToolName } from '../bench/bench.tsx';
import { TakeAlong } from '../bench/take-along-panel.tsx';
import { SheetPanel } from '../editor/sheet-panel.tsx';
import { useEditing } from '../editor/use-editing.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { KeepMap } from '../keep-map.tsx';
import { useOwnMaps } from '../own-maps.tsx';
import { usePhoto } from '../photo/use-photo.ts';
import { useMapSpeaker } from '../use-map-speaker.ts';
import { useScene } from '../use-scene.ts';
import { MapStage, type StageHandle } from '../view/map-stage.tsx';
import type { Cursor } from '../view/stage.ts';
import { Acts } from './acts.tsx';
import { Answer } from './answer.tsx';
import type { BoardProps } from './board.tsx';
import { BoardFields } from './board-form.tsx';
import { HandPalette } from './hand-palette.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { layersIn, switchedOn } from './layers.ts';
import { MapLegend } from './map-legend.tsx';
import { otherLayers } from './other-layers.ts';
import { markFields, pieceFields, piecesIn, wayField } from './pieces.ts';
import { standingOverlays } from './standing.ts';
import { type InHand, useMoving, usePlacing, wayOf } from './use-board-tools.ts';
import { useLaid } from './use-laid.ts';

interface OnMapProps extends BoardProps {
  readonly sheets: HexSheets;
  readonly map: HexMap;
  /** Nothing where the map is the campaign's. */
  readonly changeMap: ((map: HexMap) => void) | undefined;
}

const NOTHING = (): void => undefined;

export function OnMap(props: OnMapProps) {
  const { game, procedure, situation, campaign, sheets, map: given, changeMap } = props;
  const { say, locale } = useMapSpeaker(game);
  const { draft, change, opened } = situation;
  const { way, marks, fields } = useDeclared(procedure);
  const [name, setName] = useState<ToolName>(() => firstTool(procedure, draft));
  const [cursor, setCursor] = useState<Cursor>();
  const [inHand, take] = useState<InHand>(undefined);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [more, setMore] = useState<ReadonlySet<string>>(new Set());
  const [isCutting, setCutting] = useState(false);
  const stage = useRef<StageHandle>(null);
  const editing = useEditing(given, changeMap ?? NOTHING);
  const { map } = editing;
  const scene = useScene(map, sheets.look);
  const photo = usePhoto(useKeptKey(game, given) ?? '', scene);
  const editor = useEditor(name, { say, sheets, editing, scene, cursor, setCursor, isCutting });
  const pieces = useMemo(() => piecesIn(procedure.input, draft), [procedure, draft]);
  const { played, overlays: laid, barred } = useLaid({ game, procedure, situation, map, answered: given, say });
  const looked = name === 'layers' || more.size > 0;
  const others = useMemo(
    () => (looked ? otherLayers({ game, procedure, draft, file: given.file, campaign }) : []),
    [looked, game, procedure, draft, given, campaign],
  );
  const standing = useMemo(() => {
    // An answer draws all that stands there itself.
    if (!campaign || played) return [];
    const told = pieces.filter(({ hex }) => hex !== '').map((piece) => piece.name);
    return standingOverlays(campaign, map, told);
  }, [campaign, map, pieces, played]);
  const overlays = useMemo(
    () => [
      ...others.flatMap((each) => (more.has(each.key) ? each.overlays : [])),
      ...standing,
      ...switchedOn(laid, off),
    ],
    [others, more, standing, laid, off],
  );
  const drawing = useMemo(() => ({ language: locale, say, id: 'board', overlays }), [locale, say, overlays]);
  const over = useMemo(() => overlaySvg(map, drawing, sheets.look), [map, drawing, sheets]);
  const told = useCallback((hex: number) => describeHex(map, drawing, hex), [map, drawing]);
  const goes = wayOf(draft, way, pieces);
  const lead = (hexes: readonly string[]): void => {
    if (way) change({ ...(isRecord(draft) ? draft : {}), [way.name]: hexes });
  };
  const moving = useMoving(map, goes, lead);
  const placing = usePlacing({ map, draft, pieces, marks, inHand, take, change });
  const takeAlong = <TakeAlong say={say} map={map} drawing={drawing} look={sheets.look} stage={stage} />;
  const panels: Readonly<Partial<Record<ToolName, ReactNode>>> = {
    layers: (
      <>
        <LayerPanel
          say={say}
          layers={layersIn(laid)}
          drawing={drawing}
          look={sheets.look}
          isOn={(key) => !off.has(key)}
          toggle={(key) => setOff(toggled(off, key))}
        />
        {others.length > 0 && (
          <LayerPanel
            say={say}
            title={say('board.layers.others')}
            layers={others}
            drawing={drawing}
            look={sheets.look}
            isOn={(key) => more.has(key)}
            toggle={(key) => setMore(toggled(more, key))}
          />
        )}
        <MapLegend say={say} map={map} look={sheets.look} stage={stage} />
        {takeAlong}
      </>
    ),
    sheet: (
      <SheetPanel say={say} editing={editing} isCutting={isCutting} cut={setCutting}>
        <KeepMap game={game} say={say} map={editing.settled} />
        {takeAlong}
      </SheetPanel>
    ),
  };
  return (
    <Bench
      say={say}
      tools={toolsFor(way !== undefined, changeMap !== undefined)}
      tool={name}
      choose={setName}
      undo={editing.undo}
      redo={editing.redo}
      panel={
        panels[name] ?? (
          <>
            <Answer
              game={game}
              say={say}
              map={map}
              opened={opened.ok ? opened.value : undefined}
              played={played}
              overlays={laid}
              refusals={opened.ok ? [] : opened.refusals}
              barred={barred}
            />
            <Acts {...props} say={say} played={played} way={goes} lead={lead} />
            {props.together}
            <BoardFields procedure={procedure} situation={situation} />
            <Readings game={game} procedure={procedure} situation={situation} campaign={campaign} />
          </>
        )
      }
    >
      <MapStage
        scene={scene}
        over={over}
        label={say('board.stage', { title: map.title })}
        help={`${say('board.keys')} ${name === 'move' || name === 'counters' ? say(`board.${name}.help`) : editor.help}`}
        say={say}
        tool={name === 'move' ? moving : name === 'counters' ? placing : editor.tool}
        cursor={cursor}
        setCursor={setCursor}
        told={told}
        beneath={photo.beneath}
        handle={stage}
      >
        {name === 'counters' ? (
          <HandPalette
            game={game}
            say={say}
            campaign={campaign}
            draft={draft}
            change={change}
            fields={fields}
            pieces={pieces}
            marks={marks}
            inHand={inHand}
            take={take}
          />
        ) : (
          editor.palette
        )}
      </MapStage>
    </Bench>
  );
}

/** By which the device keeps the same map, and the photo beneath it. */
function useKeptKey(game: BoardProps['game'], { file }: HexMap): string | undefined {
  const mark = mapMark(file);
  return useOwnMaps(game).find((kept) => mapMark(kept.file) === mark)?.key;
}

const useDeclared = ({ input }: BoardProps['procedure']) =>
  useMemo(() => ({ way: wayField(input), marks: markFields(input), fields: pieceFields(input) }), [input]);

/** A counter that stands on the map is moved; one that does not is put there first. */
function firstTool({ input }: BoardProps['procedure'], draft: Draft): ToolName {
  const way = wayField(input);
  return piecesIn(input, draft).some(({ path, hex }) => path === way?.of && hex !== '') ? 'move' : 'counters';
}

const toolsFor = (hasWay: boolean, isPainted: boolean): readonly ToolName[] => [
  ...(hasWay ? (['move'] as const) : []),
  'counters',
  ...(isPainted ? (['paint', 'lines', 'places'] as const) : []),
  'layers',
  ...(isPainted ? (['sheet'] as const) : []),
];

function toggled(off: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(off);
  if (!next.delete(key)) next.add(key);
  return next;
}
