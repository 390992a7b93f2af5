import { Icon } from '../../../shared/ui/icons/icons.tsx';

export const PencilIcon = () => (
  <Icon>
    <path d="M10.75 2.75l2.5 2.5-7.75 7.75-3.25.75.75-3.25zM9 4.5L11.5 7" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M13 8H3.5M7 4L3 8l4 4" />
  </Icon>
);
