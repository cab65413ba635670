/** What lies over the map while it is painted: brushes, lines, their breadth. */
import { featureSwatch, type HexMap, type HexSheets, hexsideSwatch, terrainSwatch } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { useId } from 'react';
import { Drawn } from '../../form/drawn.tsx';
import { BREADTHS, type Breadth } from './brush.ts';

interface PaintPaletteProps {
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly terrain: string;
  readonly choose: (terrain: string) => void;
  readonly breadth: Breadth;
  readonly widen: (breadth: Breadth) => void;
}

export function PaintPalette({ say, sheets, terrain, choose, breadth, widen }: PaintPaletteProps) {
  const { terrains } = sheets.vocabulary;
  return (
    <div className="palette">
      <fieldset className="brushes" aria-label={say('board.brush')}>
        {terrains.map((each) => (
          <button
            key={each}
            type="button"
            className="brush"
            aria-pressed={each === terrain}
            onClick={() => choose(each)}
          >
            <Drawn svg={terrainSwatch(terrains, each, sheets.look)} />
            <span>{say(`terrain.${each}`)}</span>
          </button>
        ))}
      </fieldset>
      <Segments
        label={say('board.breadth')}
        options={BREADTHS}
        chosen={breadth}
        choose={widen}
        words={(each) => say(`board.breadth.${each}`)}
      />
    </div>
  );
}

interface LinePaletteProps {
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly hexside: string;
  readonly choose: (hexside: string) => void;
  readonly isLaid: boolean;
  readonly lay: (isLaid: boolean) => void;
}

export function LinePalette({ say, sheets, hexside, choose, isLaid, lay }: LinePaletteProps) {
  const { hexsides } = sheets.vocabulary;
  return (
    <div className="palette">
      <fieldset className="brushes" aria-label={say('board.line')}>
        {hexsides.map((each) => (
          <button
            key={each}
            type="button"
            className="brush"
            aria-pressed={each === hexside}
            onClick={() => choose(each)}
          >
            <Drawn svg={hexsideSwatch(hexsides, each, sheets.look)} />
            <span>{say(`hexside.${each}`)}</span>
          </button>
        ))}
      </fieldset>
      <Segments
        label={say('board.line.laying')}
        options={['lay', 'erase']}
        chosen={isLaid ? 'lay' : 'erase'}
        choose={(each) => lay(each === 'lay')}
        words={(each) => say(`board.line.${each}`)}
      />
    </div>
  );
}

interface PlacePaletteProps {
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly map: HexMap;
  readonly hex: number | undefined;
  readonly name: (name: string) => void;
  readonly feature: (feature: string, is: boolean) => void;
}

export function PlacePalette({ say, sheets, map, hex, name, feature }: PlacePaletteProps) {
  const id = useId();
  if (hex === undefined) return <p className="palette palette-hint">{say('board.place.help')}</p>;
  const { features } = sheets.vocabulary;
  return (
    <div className="palette palette-place">
      <label htmlFor={id}>
        <b>{say('board.place.of', { hex: map.id(hex) })}</b> <span className="caption">{say('board.place.name')}</span>
      </label>
      <input
        id={id}
        key={hex}
        type="text"
        maxLength={60}
        defaultValue={map.name(hex) ?? ''}
        onBlur={({ target }) => target.value.trim() !== (map.name(hex) ?? '') && name(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {features.length > 0 && (
        <fieldset className="brushes" aria-label={say('board.place.features')}>
          {features.map((each) => (
            <button
              key={each}
              type="button"
              className="brush"
              aria-pressed={map.has(hex, each)}
              onClick={() => feature(each, !map.has(hex, each))}
            >
              <Drawn svg={featureSwatch(features, each, sheets.look)} />
              <span>{say(`feature.${each}`)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly choose: (option: T) => void;
  readonly words: (option: T) => string;
}

export function Segments<T extends string>({ label, options, chosen, choose, words }: SegmentsProps<T>) {
  return (
    <fieldset className="map-segments" aria-label={label}>
      {options.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} onClick={() => choose(each)}>
          {words(each)}
        </button>
      ))}
    </fieldset>
  );
}
