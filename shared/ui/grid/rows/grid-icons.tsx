import { Icon } from '../../icons/icons.tsx';

const BACK = 'M6 3L2.75 6.25 6 9.5M3 6.25h6.5a3.5 3.5 0 010 7H6.5';

export const UndoIcon = () => (
  <Icon>
    <path d={BACK} />
  </Icon>
);

/** The same arrow the other way. */
export const RedoIcon = () => (
  <Icon>
    <path d={BACK} transform="matrix(-1 0 0 1 16 0)" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M5.75 5.75h7.5v7.5h-7.5zM3 10.25h-.25v-7.5h7.5V3" />
  </Icon>
);
