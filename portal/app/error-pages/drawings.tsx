import type { ReactNode } from 'react';
import * as s from './error-page.css.ts';

/** Decoration: the texts beside it carry the meaning. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={s.drawing} viewBox="0 0 220 130" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const Water = ({ y = 112 }: { y?: number }) => (
  <path className={s.water} d={`M10 ${y}q12.5 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0`} />
);

/** A stack with a gap where a container should be. */
export const DrawingV1 = () => (
  <Drawing>
    <path d="M14 114H206" />
    <rect className={s.filled} x="26" y="84" width="54" height="30" rx="2" />
    <rect x="83" y="84" width="54" height="30" rx="2" />
    <rect className={s.filled} x="140" y="84" width="54" height="30" rx="2" />
    <rect x="26" y="51" width="54" height="30" rx="2" />
    <rect x="140" y="51" width="54" height="30" rx="2" />
    <rect className={s.accent} x="83" y="51" width="54" height="30" rx="2" strokeDasharray="5 6" />
    <path className={s.accent} d="M110 8v18M104 20l6 7l6-7" />
    <path d="M36 91v16M46 91v16M56 91v16M66 91v16M93 91v16M103 91v16M113 91v16M123 91v16M150 91v16M160 91v16M170 91v16M180 91v16" />
  </Drawing>
);

/** The ship is already out at sea. */
export const DrawingV2 = () => (
  <Drawing>
    <Water />
    <path className={s.filled} d="M126 92h64l-9 18h-46z" />
    <path d="M140 92v-14h14v14M158 92v-20h14v20M164 72v-14" />
    <path d="M10 96h58v16M24 96v-22M24 82h14" />
    <circle cx="44" cy="66" r="6" />
    <path className={s.accent} d="M78 86h6M92 86h6M106 86h6" />
  </Drawing>
);

/** A closed barrier. */
export const DrawingV3 = () => (
  <Drawing>
    <path d="M14 114H206M40 114V56M32 56h16v-12h-16z" />
    <path className={s.filled} d="M48 62h140v12h-140z" />
    <path className={s.accent} d="M70 62l-10 12M98 62l-10 12M126 62l-10 12M154 62l-10 12M182 62l-10 12" />
    <path d="M178 74v40M96 114v-22h52v22M104 100h36" />
  </Drawing>
);

/** Arms that point everywhere. */
export const DrawingV4 = () => (
  <Drawing>
    <path d="M60 116H160M110 116V18" />
    <path className={s.filled} d="M110 28h54l12 10l-12 10h-54z" />
    <path d="M110 54h-48l-12 10l12 10h48z" />
    <path d="M110 80h36l10 8l-10 8h-36z" />
    <path className={s.accent} d="M122 38h28" />
  </Drawing>
);

/** A truck in the fog. */
export const DrawingV5 = () => (
  <Drawing>
    <path d="M14 114H206" />
    <rect className={s.filled} x="52" y="58" width="76" height="44" rx="2" />
    <path d="M128 72h24l14 16v14h-38z" />
    <circle cx="76" cy="106" r="9" />
    <circle cx="148" cy="106" r="9" />
    <path className={s.water} d="M14 36h60M88 36h44M146 36h58M30 48h30M150 52h44M14 70h24M176 78h30" />
  </Drawing>
);

/** An aircraft that stays where it is. */
export const DrawingV6 = () => (
  <Drawing>
    <path d="M14 114H206M30 122h12M62 122h12M94 122h12M126 122h12M158 122h12" />
    <path
      className={s.filled}
      d="M36 84c0-6 8-10 18-10h94c20 0 34 8 36 14c-2 6-16 10-36 10h-92c-12 0-20-6-20-14z"
    />
    <path d="M44 76l-12-26h12l18 24M104 98l-20 14h16l34-14M60 98v10M152 98v10" />
    <path className={s.accent} d="M72 84h6M86 84h6M100 84h6M114 84h6M128 84h6M160 82h12" />
  </Drawing>
);
