import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { PICTURE } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import { type Crop, dragged, drawCrop, LARGEST_ZOOM } from './crop.ts';
import * as p from './picture.css.ts';

interface CropBoxProps {
  image: ImageBitmap;
  crop: Crop;
  onCrop(crop: Crop): void;
}

const SLIDERS = [
  { name: 'zoom', label: 'profile.picture.zoom', min: 1, max: LARGEST_ZOOM },
  { name: 'x', label: 'profile.picture.x', min: 0, max: 1 },
  { name: 'y', label: 'profile.picture.y', min: 0, max: 1 },
] as const;

/** Chooses the visible square of the image, by dragging or with sliders. */
export function CropBox({ image, crop, onCrop }: CropBoxProps) {
  const text = useText(texts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  const id = useId();

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const side = event.currentTarget.clientWidth;
    const [dx, dy] = [event.clientX - last.current.x, event.clientY - last.current.y];
    last.current = { x: event.clientX, y: event.clientY };
    onCrop(dragged(image, crop, dx / side, dy / side));
  };

  return (
    <div className={p.crop}>
      <canvas
        ref={canvas}
        width={PICTURE.side.usual}
        height={PICTURE.side.usual}
        className={p.preview}
        role="img"
        aria-label={text('profile.picture.preview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          last.current = undefined;
        }}
      />
      <div className={p.sliders}>
        {SLIDERS.map(({ name, label, min, max }) => (
          <div key={name} className={p.slider}>
            <label htmlFor={id + name}>{text(label)}</label>
            <input
              id={id + name}
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[name]}
              onChange={(event) => onCrop({ ...crop, [name]: event.currentTarget.valueAsNumber })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
