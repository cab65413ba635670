/** The tools that change a map: which is in hand, what it does, what lies over the map for it. */
import {
  type HexScene,
  type HexSheets,
  place,
  runsThrough,
  SIDE_NAMES,
  type Side,
  type Space,
  setFeature,
} from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { announce } from '../../app/announce.tsx';
import { type ToolName, undoKey } from '../bench/bench.tsx';
import type { MapTool } from '../view/map-stage.tsx';
import type { Cursor } from '../view/stage.ts';
import type { Breadth } from './brush.ts';
import { LinePalette, PaintPalette, PlacePalette } from './palettes.tsx';
import { cutOut, lookAt, useLines, usePaint } from './tools.ts';
import type { Editing } from './use-editing.ts';

export interface Editor {
  readonly tool: MapTool;
  readonly palette: ReactNode;
  /** How the tool in hand is used. */
  readonly help: string;
}

export interface EditorHold {
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly editing: Editing;
  readonly scene: HexScene;
  readonly cursor: Cursor | undefined;
  readonly setCursor: (cursor: Cursor) => void;
  /** Whether hexes are being taken off the sheet. */
  readonly isCutting: boolean;
}

export function useEditor(name: ToolName, hold: EditorHold): Editor {
  const { say, sheets, editing, scene, cursor, setCursor, isCutting } = hold;
  const { terrains, hexsides } = sheets.vocabulary;
  const [terrain, setTerrain] = useState(terrains[1] ?? terrains[0] ?? '');
  const [breadth, setBreadth] = useState<Breadth>('one');
  const [hexside, setHexside] = useState(hexsides[0] ?? '');
  const [isLaid, setLaid] = useState(true);
  const [isDown, setDown] = useState(false);
  const { settled: map, put } = editing;
  const painting = usePaint(editing, terrain, breadth);
  const lining = useLines(editing, sheets, hexside, isLaid, {
    isDown,
    cursor,
    turn: (side) => turned(side),
    lift: (down) => {
      setDown(down);
      if (cursor) announce(say(down ? 'board.line.down' : 'board.line.up', { hex: map.id(cursor.hex) }));
    },
  });
  const turned = (side: Side): void => {
    if (!cursor) return;
    setCursor({ hex: cursor.hex, side });
    const to = map.neighbour(cursor.hex, side);
    const link = to === undefined ? undefined : map.link(cursor.hex, to);
    const what =
      link === undefined
        ? ''
        : map
            .hexsidesOf(link)
            .map((each) => say(`hexside.${each}`))
            .join(', ');
    announce(say('board.line.side', { side: say(`compass.${SIDE_NAMES[map.numbering.orientation][side]}`), what }));
  };
  const byFigure = (
    event: KeyboardEvent,
    of: readonly string[],
    choose: (word: string) => void,
    words: string,
  ): boolean => {
    const word = /^[1-9]$/.test(event.key) ? of[Number(event.key) - 1] : undefined;
    if (word === undefined || event.ctrlKey || event.metaKey) return false;
    choose(word);
    announce(say(`${words}.${word}`));
    return true;
  };
  const withUndo =
    (key?: MapTool['key']) =>
    (event: KeyboardEvent, hex: Space): boolean =>
      undoKey(event, editing) || (key?.(event, hex) ?? false);
  switch (name) {
    case 'paint':
      return {
        tool: {
          ...painting,
          tap: (at) => {
            painting.tap(at);
            if (at.hex !== undefined)
              announce(say('board.painted', { hex: map.id(at.hex), what: say(`terrain.${terrain}`) }));
          },
          key: withUndo((event) => byFigure(event, terrains, setTerrain, 'terrain')),
        },
        palette: (
          <PaintPalette
            say={say}
            sheets={sheets}
            terrain={terrain}
            choose={setTerrain}
            breadth={breadth}
            widen={setBreadth}
          />
        ),
        help: say('board.paint.help'),
      };
    case 'lines':
      return {
        tool: {
          ...lining,
          key: withUndo(
            (event, hex) => byFigure(event, hexsides, setHexside, 'hexside') || (lining.key?.(event, hex) ?? false),
          ),
        },
        palette: (
          <LinePalette say={say} sheets={sheets} hexside={hexside} choose={setHexside} isLaid={isLaid} lay={setLaid} />
        ),
        help: say(runsThrough(hexsides, hexside, sheets.look) ? 'board.line.help.through' : 'board.line.help.along'),
      };
    case 'places':
      return {
        tool: { ...lookAt(), key: withUndo() },
        palette: (
          <PlacePalette
            say={say}
            sheets={sheets}
            map={map}
            hex={cursor?.hex}
            name={(text) => cursor && put(place(map, map.id(cursor.hex), text))}
            feature={(feature, is) => cursor && put(setFeature(map, feature, [map.id(cursor.hex)], is))}
          />
        ),
        help: say('board.place.help'),
      };
    default:
      return {
        tool: { ...(isCutting ? cutOut(editing, scene) : lookAt()), key: withUndo() },
        palette: isCutting ? <p className="palette palette-hint">{say('board.sheet.cut.help')}</p> : undefined,
        help: '',
      };
  }
}
