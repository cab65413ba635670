/** A map or a picture of it as a file. */
import { type Drawing, type HexMap, hexSvg, type Look, mapText } from '@grognard/hexes';
import { saveBlob, saveFile } from '../app/save-file.ts';

const named = (title: string): string => title.replace(/[^\p{L}\p{N}-]+/gu, '-').replace(/^-|-$/g, '') || 'map';

export const saveMap = (map: HexMap): void =>
  saveFile(`${named(map.title)}.map.json`, mapText(map.file), 'application/json');

export const saveSvg = (map: HexMap, drawing: Drawing, look: Look): void =>
  saveFile(`${named(map.title)}.svg`, hexSvg(map, drawing, look), 'image/svg+xml');

/** Twice as many points as the picture has steps, unless that is more than a browser draws. */
const [SHARP, LONGEST] = [2, 8000];

export async function savePng(map: HexMap, drawing: Drawing, look: Look): Promise<void> {
  const svg = hexSvg(map, drawing, look);
  const [, width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = Math.min(SHARP, LONGEST / width, LONGEST / height);
  const image = new Image(width * scale, height * scale);
  const address = URL.createObjectURL(
    new Blob([svg.replace('<svg ', `<svg width="${width * scale}" height="${height * scale}" `)], {
      type: 'image/svg+xml',
    }),
  );
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveBlob(`${named(map.title)}.png`, blob);
}
