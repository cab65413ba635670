/** An SVG document as a PNG, drawn by the browser itself on a canvas nobody sees. */

/** Twice as sharp as it is wide, for screens that show it. */
const SHARP = 2;

export async function pngOf(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((made) => canvas.toBlob((blob) => made(blob ?? undefined), 'image/png'));
}
