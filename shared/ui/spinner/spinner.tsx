import * as s from './spinner.css.ts';

/** A turning circle, `size` px wide. Decoration: a text beside it is needed for screen readers. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className={s.spinner} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={s.track} cx="8" cy="8" r="6.5" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  );
}
