import type { EarlierVersion } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { amountColumns } from '../charges/amount-columns.ts';
import * as s from './acceptance.css.ts';
import { texts } from './texts/index.ts';

/** What was answered before the present version of a quote, by whom and at which price, as far as the viewer sees it (D-152). */
export function EarlierVersions({ versions }: { versions: readonly EarlierVersion[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const money = useMoney();
  if (versions.length === 0) return null;
  const sumsOf = ({ totals }: EarlierVersion) =>
    totals.map((total) => money(amountColumns(totals).at(-1)?.amountOf(total), total.currency));
  return (
    <ul className={s.versions}>
      {versions.map((version) => (
        <li key={version.version}>
          {text('quote.version.earlier', {
            version: version.version,
            status: version.status,
            isKnown: String(version.answeredAt !== null),
            time: version.answeredAt ? formats.dateTime(version.answeredAt) : '',
            name: version.answeredBy ?? '',
            sums: sumsOf(version).join(', ') || '–',
          })}
        </li>
      ))}
    </ul>
  );
}
