import * as s from './brand.css.ts';

/** A ship's load line, which says how much she may carry: the portal's mark where the provider has none. */
export const Brand = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect className={s.ground} width="32" height="32" rx="7" />
    <path
      className={s.ink}
      d="M5 16h22.5M17 16a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M23 9.5v13M23 9.5h4M23 22.5h4"
    />
  </svg>
);
