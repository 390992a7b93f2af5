import type { ReactNode } from 'react';
import { icon } from '../../../../shared/ui/icons/icons.css.ts';
import type { IconName } from '../../menu.ts';

const GLOBE =
  'M1.75 8h12.5M8 1.75c2 2 2.75 4 2.75 6.25S10 12.25 8 14.25c-2-2-2.75-4-2.75-6.25S6 3.75 8 1.75z';

/** Circles of an icon, as centre and radius. */
const CIRCLES: Partial<Record<IconName, readonly (readonly [x: number, y: number, r: number])[]>> = {
  delivery: [
    [4.5, 11.75, 1.5],
    [11.5, 11.75, 1.5],
  ],
  agent: [[8, 8, 6.25]],
  search: [[7, 7, 4.75]],
  location: [[8, 6.25, 1.75]],
  person: [[8, 5.25, 2.75]],
  accounts: [[6, 5.25, 2.5]],
  schedule: [[8, 8, 6.25]],
  charge: [[8, 8, 6.25]],
  route: [
    [3.5, 12.25, 1.75],
    [12.5, 3.75, 1.75],
  ],
  help: [[8, 8, 6.25]],
  key: [[5, 8, 3]],
};

const PATHS: Readonly<Record<IconName, string>> = {
  dashboard: 'M2.25 2.25H7v5.5H2.25zM9 2.25h4.75v3H9zM9 7.75h4.75v6H9zM2.25 10.25H7v3.5H2.25z',
  shipment: 'M1.75 9.5h12.5l-1.5 4h-9.5zM4 9.5V6h8v3.5M6.5 6V2.75h3V6',
  delivery: 'M3 11.75H1.5v-8H9v8H6M9 6.25h2.75l2.75 2.75v2.75H13M9 11.75h1',
  booking: 'M2.25 3.5h11.5v10.25H2.25zM2.25 6.5h11.5M5.25 2v2.5M10.75 2v2.5M6 10.25l1.5 1.5L10.25 9',
  order: 'M6 2.75H3.75v11.5h8.5V2.75H10M6 1.75h4V4H6zM6.25 7.25h3.5M6.25 10h3.5',
  partner: 'M2 13.75V6l4 2.5V6l4 2.5V6l4 2.5v5.25zM5 11.25v.01M8 11.25v.01M11 11.25v.01',
  agent: GLOBE,
  insurance: 'M8 1.75l5.25 2v4c0 3.25-2.25 5.5-5.25 6.5-3-1-5.25-3.25-5.25-6.5v-4zM5.75 8l1.5 1.5 3-3',
  invoice: 'M3.5 1.75h9v12.5l-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1zM6 5.25h4M6 8.25h4',
  quote: 'M2.25 2.25h5.5l6 6-5.5 5.5-6-6zM5.25 5.25v.01',
  search: 'M10.5 10.5l3.5 3.5',
  location: 'M8 14.25c3-3.25 4.75-5.75 4.75-8a4.75 4.75 0 0 0-9.5 0c0 2.25 1.75 4.75 4.75 8z',
  person: 'M2.75 13.75C3.25 11 5.25 9.75 8 9.75s4.75 1.25 5.25 4',
  report: 'M2.25 13.75h11.5M4.5 11.25V8M8 11.25V3.5M11.5 11.25V6',
  'sign-out': 'M6.5 2.5h-4v11h4M6.25 8h7.5M11 5.25L13.75 8 11 10.75',
  'sign-in': 'M9.5 2.5h4v11h-4M2.25 8h7.5M7 5.25L9.75 8 7 10.75',
  'rate-sheet': 'M2 3h12v10.25H2zM2 6.25h12M2 9.75h12M6 6.25v7',
  schedule: 'M8 4.5V8l2.5 1.5',
  air: 'M8 1.5c.75 0 1.1 1 1.1 2v2.75l5 3v1.5l-5-1.5v2.9l1.5 1.2v1L8 13.8l-2.6.55v-1l1.5-1.2v-2.9l-5 1.5v-1.5l5-3V3.5c0-1 .35-2 1.1-2z',
  charge:
    'M10 6c-.4-.75-1.15-1.15-2-1.15-1.2 0-2 .6-2 1.5 0 2.15 4.15 1.1 4.15 3.25 0 .9-.95 1.55-2.15 1.55-.95 0-1.75-.45-2.15-1.2M8 3.75v8.5',
  route: 'M5.25 12.25h5a2.15 2.15 0 0 0 0-4.25h-4.5a2.15 2.15 0 0 1 0-4.25h5',
  help: 'M6.25 6.25c0-1 .75-1.75 1.75-1.75s1.75.7 1.75 1.6c0 1.3-1.75 1.4-1.75 2.65M8 11.25v.01',
  page: 'M1.75 3h12.5v10.25H1.75zM1.75 6.25h12.5M4 4.65v.01M6 4.65v.01',
  invite: 'M1.75 3.5h12.5v9.25H1.75zM2 4l6 4.75L14 4',
  accounts:
    'M1.25 13.5C1.75 11 3.5 9.75 6 9.75s4.25 1.25 4.75 3.75M10.5 3a2.5 2.5 0 0 1 0 4.5M12 10c1.5.5 2.5 1.75 2.75 3.5',
  company:
    'M2.5 13.75V2.25h7v11.5M9.5 6.25h4v7.5M1.5 13.75h13M5 5v.01M7 5v.01M5 7.75v.01M7 7.75v.01M5 10.5v.01M7 10.5v.01M11.5 8.75v.01M11.5 11.25v.01',
  import: 'M8 1.75v8M5 6.75l3 3 3-3M2.25 10.5v3.25h11.5V10.5',
  'base-rate': 'M1.75 4.5h12.5v7H1.75zM4.5 6.75v2.5M7 6.75v2.5M9.5 6.75v2.5M12 6.75v2.5',
  audit: 'M3 1.75h7l3 3v9.5H3zM5.5 7h5M5.5 9.5h5M5.5 12h3',
  key: 'M8 8h6.25v2.5M11.5 8v2',
  link: 'M6.5 9.5l3-3M7.25 4.75l1.5-1.5a2.83 2.83 0 0 1 4 4l-1.5 1.5M8.75 11.25l-1.5 1.5a2.83 2.83 0 0 1-4-4l1.5-1.5',
};

/** The icon of a menu entry. Decoration: the text beside it carries the meaning. */
export const MenuIcon = ({ name }: { name: IconName }): ReactNode => (
  <svg className={icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    {CIRCLES[name]?.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
    <path d={PATHS[name]} />
  </svg>
);
