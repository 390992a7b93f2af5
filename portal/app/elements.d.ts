import type { DetailedHTMLProps, HTMLAttributes } from 'react';

interface OrderManagerAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  'record-type'?: string | undefined;
  'record-id'?: string | undefined;
  token?: string | undefined;
  'full-screen'?: '' | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'po-style-manager': OrderManagerAttributes;
    }
  }
}
