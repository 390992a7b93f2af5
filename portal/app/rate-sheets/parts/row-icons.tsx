import { Icon } from '../../../../shared/ui/icons/icons.tsx';

export const DownloadIcon = () => (
  <Icon>
    <path d="M8 2.5v7.25M4.75 6.75L8 10l3.25-3.25M2.75 13.25h10.5" />
  </Icon>
);

export const AgainIcon = () => (
  <Icon>
    <path d="M13.25 8a5.25 5.25 0 1 1-1.6-3.75M13.25 2v3h-3" />
  </Icon>
);
