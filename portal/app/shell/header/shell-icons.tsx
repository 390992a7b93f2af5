import { icon } from '../../../../shared/ui/icons/icons.css.ts';

/** Decoration: the button around it has the name. */
const drawn = (path: string) => () => (
  <svg className={icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

export const LinesIcon = drawn('M2 4h12M2 8h12M2 12h12');
export const RailIcon = drawn('M2 2.75h12v10.5H2zM6 2.75v10.5M4 5.5v.01M4 8v.01');
export const ArrowUpIcon = drawn('M8 13V3.5M3.75 7.75L8 3.5l4.25 4.25');
export const BellIcon = drawn('M3 11.5h10l-1.25-2V6.75a3.75 3.75 0 0 0-7.5 0V9.5zM6.5 13.75h3M8 3V1.75');
export const PanelIcon = drawn('M2.5 4h11M2.5 8h7M2.5 12h11M12.5 8h1');
export const KeyboardIcon = drawn(
  'M1.75 4h12.5v8.25H1.75zM4.5 6.75v.01M7 6.75v.01M9.5 6.75v.01M11.75 6.75v.01M5 9.75h6',
);
export const MessageIcon = drawn('M2 3h12v8H7l-3 2.75V11H2z');
export const ActivityIcon = drawn('M1.75 8h3L6.5 3.5l3 9L11.25 8h3');
export const TaskIcon = drawn(
  'M2.5 4l1 1 1.75-2M2.5 8.25l1 1 1.75-2M2.5 12.5l1 1 1.75-2M8 4.25h5.5M8 8.25h5.5M8 12.5h5.5',
);
