import type { ReactNode } from 'react';
import { icon } from './icons.css.ts';

/** Decoration: the control or text beside it carries the meaning. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M4 4l8 8M12 4l-8 8" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon>
    <path d="M4 6.25l4 4 4-4" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M3.5 8.5l3 3 6-7" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M2.5 3.75h11v9.75h-11zM2.5 6.75h11M5.25 2v3M10.75 2v3" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M8 3.5v9M3.5 8h9" />
  </Icon>
);

export const SuccessIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.25" />
    <path d="M5.25 8.25l2 2 3.5-4" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.25" />
    <path d="M8 7.25v4M8 4.75v.5" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.25l6.25 11.25H1.75zM8 6.5v3.25M8 11.5v.25" />
  </Icon>
);

export const ErrorIcon = () => (
  <Icon>
    <path d="M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4zM8 4.75v4M8 11v.25" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M2.5 13.5l.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6zM9.2 4.3l2.5 2.5" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M2.75 4.25h10.5M6 4V2.5h4V4M4 4.5l.6 9h6.8l.6-9" />
  </Icon>
);
