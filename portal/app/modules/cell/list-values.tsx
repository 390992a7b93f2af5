import { Fragment } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './cell-value.css.ts';

/** Number of values of a list that a table cell shows. */
const SHORT = 2;

interface ListValuesProps {
  of: readonly string[];
  /** Where each of them leads to, where they are records. */
  hrefs: readonly string[] | undefined;
  /** Breaks into lines, between records but in none of them. */
  wraps: boolean;
  /** Shows all values. */
  whole: boolean;
}

/** The values of a list. Of many only the first are drawn; the others are in the tooltip, and read aloud. */
export function ListValues({ of: values, hrefs, wraps, whole }: ListValuesProps) {
  const text = useText(texts);
  const shown = whole ? values : values.slice(0, SHORT);
  const drawn = shown.map((value, n) => {
    const href = hrefs?.[n];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same, and they never move
      <Fragment key={n}>
        {n > 0 && ', '}
        {href === undefined ? (
          value
        ) : (
          <PortalLink href={href} className={s.record}>
            {value}
          </PortalLink>
        )}
      </Fragment>
    );
  });
  const more = values.length - shown.length;
  if (more === 0) return wraps ? <span className={s.wraps}>{drawn}</span> : drawn;
  return (
    <span title={values.join(', ')} className={wraps ? s.wraps : s.short}>
      <span className={wraps ? undefined : s.first}>{drawn}</span>{' '}
      <span aria-hidden="true" className={s.more}>
        {text('list.more', { count: more })}
      </span>
      <span className={visuallyHidden}>{`, ${values.slice(SHORT).join(', ')}`}</span>
    </span>
  );
}
