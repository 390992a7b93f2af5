import type { Text } from '../../../shared/i18n/define-texts.ts';
import { failure, type Message, success, warning } from '../../../shared/record/message.ts';
import { texts } from '../texts/index.ts';
import type { WhichSubmission } from './earlier-submissions.ts';
import { MOST_RENEWED } from './renewed-rate.ts';

/** That it is copied; what is loaded as the last one and isn't the newest (D-60) goes along with it. */
export const copiedText = (
  which: WhichSubmission,
  { id, isNewest }: { readonly id: number; readonly isNewest?: boolean },
): Text => {
  if (which !== 'last') return texts('air.copied', { id: String(which) });
  return texts('air.loaded', isNewest ? {} : { older: String(id) });
};

/** Which submission was loaded as the last one, where it isn't the newest; also where some of its rates could not be read. */
export function olderText({ id, values }: Text): Text | undefined {
  const said = values?.said;
  if (typeof said === 'object' && 'texts' in said) return olderText(said);
  return id === 'air.loaded' && values?.older !== undefined
    ? texts('air.loaded.which', { id: values.older })
    : undefined;
}

/** That it can't be loaded (AIR-82). */
export const failedText = (which: WhichSubmission): Text =>
  which === 'last' ? texts('air.error.loadLast') : texts('air.error.loadSubmission', { id: String(which) });

type Counts = Readonly<Record<'added' | 'there' | 'endless' | 'missing' | 'more', number>>;

/** How many rates were added, and which were left out. */
export function severalRenewed({ added, ...left }: Counts): Message {
  const leftOut = (['there', 'endless', 'missing', 'more'] as const)
    .filter((why) => left[why] > 0)
    .map((why) => texts(`air.renew.${why}`, { count: left[why], most: MOST_RENEWED }));
  if (added === 0) return failure(texts('air.renewed.none', { leftOut }));
  const said = texts('air.renewed.several', { count: added });
  return leftOut.length > 0 ? warning(texts('air.renewed.part', { said, leftOut })) : success(said);
}

const OF_COPY: readonly string[] = [
  ...['air.loaded', 'air.copied', 'air.renewed', 'air.renewed.several', 'air.renewed.part'],
];

/** Whether the message says that rates were copied into the form, which can be taken back. */
export const isOfCopy = ({ id }: Text): boolean => OF_COPY.includes(id);
