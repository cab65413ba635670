/** A map being painted: tools, the map, what is true of it. */
import { describeHex, type HexMap, type HexSheets, overlaySvg } from '@grognard/hexes';
import type { Game } from '@grognard/kernel';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Bench, type ToolName } from '../bench/bench.tsx';
import { TakeAlong } from '../bench/take-along-panel.tsx';
import { PhotoPanel } from '../photo/photo-panel.tsx';
import { usePhoto } from '../photo/use-photo.ts';
import { useMapSpeaker } from '../use-map-speaker.ts';
import { useScene } from '../use-scene.ts';
import { MapStage, type StageHandle } from '../view/map-stage.tsx';
import type { Cursor } from '../view/stage.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { useEditing } from './use-editing.ts';
import { useEditor } from './use-editor.tsx';

const TOOLS: readonly ToolName[] = ['paint', 'lines', 'places', 'sheet'];

interface MapEditorProps {
  readonly game: Game;
  readonly sheets: HexSheets;
  readonly map: HexMap;
  /** By which the device knows the photo that lies beneath. */
  readonly of: string;
  readonly kept: (map: HexMap) => void;
  readonly children?: ReactNode;
}

export function MapEditor({ game, sheets, map: given, of, kept, children }: MapEditorProps) {
  const { say, locale } = useMapSpeaker(game);
  const editing = useEditing(given, kept);
  const { map } = editing;
  const scene = useScene(map, sheets.look);
  const [name, setName] = useState<ToolName>('paint');
  const [cursor, setCursor] = useState<Cursor>();
  const [isCutting, setCutting] = useState(false);
  const stage = useRef<StageHandle>(null);
  const photo = usePhoto(of, scene);
  const editor = useEditor(name, { say, sheets, editing, scene, cursor, setCursor, isCutting });
  const drawing = useMemo(() => ({ language: locale, say, id: 'board' }), [locale, say]);
  const over = useMemo(() => overlaySvg(map, drawing, sheets.look), [map, drawing, sheets]);
  const told = useCallback((hex: number) => describeHex(map, drawing, hex), [map, drawing]);
  return (
    <Bench
      say={say}
      tools={TOOLS}
      tool={name}
      choose={setName}
      undo={editing.undo}
      redo={editing.redo}
      panel={
        <SheetPanel say={say} editing={editing} isCutting={isCutting && name === 'sheet'} cut={setCutting}>
          <PhotoPanel say={say} of={of} scene={scene} photo={photo} />
          <TakeAlong say={say} map={editing.settled} drawing={drawing} look={sheets.look} stage={stage} />
          {children}
        </SheetPanel>
      }
    >
      <MapStage
        scene={scene}
        over={over}
        label={say('board.stage', { title: map.title })}
        help={`${say('board.keys')} ${editor.help}`}
        say={say}
        tool={editor.tool}
        cursor={cursor}
        setCursor={setCursor}
        told={told}
        beneath={photo.beneath}
        handle={stage}
      >
        {editor.palette}
      </MapStage>
    </Bench>
  );
}
