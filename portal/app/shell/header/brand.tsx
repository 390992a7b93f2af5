import * as s from './brand.css.ts';

/** The portal's logo, as in the favicon, in the colours of the theme. */
export const Brand = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect className={s.ground} width="32" height="32" rx="7" />
    <path
      className={s.ink}
      d="M4.5 20.5h23l-3.5 6H8zM9.5 13.5h6v5.5h-6zM16.5 13.5h6v5.5h-6zM13 6.5h6V12h-6z"
    />
  </svg>
);
