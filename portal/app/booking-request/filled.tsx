import { type ComponentProps, useState } from 'react';
import type { RequestEntry } from './entry.ts';
import { DraftedForm } from './request-page.tsx';

/** Of a booking that there isn't yet, and that comes of no quote. */
export const NEW = { bookingId: null, revision: null, quoteId: null } as const;

/** There is nothing to load again. */
export const ignore = (): void => {};

interface FilledProps extends Omit<ComponentProps<typeof DraftedForm>, 'stored' | 'onStale' | 'isOver'> {
  start(): RequestEntry;
}

/** A new request that begins with the same entries for as long as it is shown. */
export function Filled({ start, ...rest }: FilledProps) {
  const [stored] = useState(start);
  return <DraftedForm stored={stored} onStale={ignore} {...rest} />;
}
