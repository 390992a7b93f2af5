import * as s from './brand.css.ts';

/** A ship's load line, which says how much she may carry: the portal's mark where the provider has none. */
export const Brand = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect className={s.ground} width="32" height="32" rx="7" />
    <g className={s.ink}>
      <circle cx="16" cy="16" r="7.5" />
      <path d="M5.5 16h21" />
    </g>
  </svg>
);
