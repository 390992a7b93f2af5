import { PICTURE } from '../../../../shared/contract/profile.ts';

/** The visible square of an image: `zoom` 1 is the largest one; `x` and `y` are its position, from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const LARGEST_ZOOM = 4;

/** The square in pixels of an image of this size. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The crop after the image was dragged by `dx` and `dy`, in parts of the preview's side. */
export function dragged(size: { width: number; height: number }, crop: Crop, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (part: number, length: number, by: number) =>
    length === side ? part : within(part - (by * side) / (length - side), 0, 1);
  return { ...crop, x: moved(crop.x, size.width, dx), y: moved(crop.y, size.height, dy) };
}

/** Draws the crop over the whole of a square canvas, on white where the image is transparent. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(image, crop);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The crop in base64: a small WebP, or a JPEG where the browser can't write WebP. */
export async function pictureOf(image: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.side.usual;
  canvas.height = PICTURE.side.usual;
  drawCrop(canvas, image, crop);
  const written = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  const webp = await written('image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await written('image/jpeg');
  if (!blob) throw new Error('The browser could not write the picture.');
  return base64Of(new Uint8Array(await blob.arrayBuffer()));
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
