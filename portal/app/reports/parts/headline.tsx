import { monthsOf } from '../../../../shared/contract/reports.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { moneyFormat } from '../../../../shared/trade/money-format.ts';
import { currenciesIn, onTimePercent, spendOf } from '../figure-columns.ts';
import type { Report } from '../load-report.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

/** Above it a share of the period before says less than its figure. */
const MOST_TIMES = 10;

interface HeadlineProps {
  report: Report;
  /** The charges are what agents see of them. */
  isAtCost: boolean;
}

/** Volume, charges and transit of the period, each with its change since the period before. */
export function Headline({ report, isAtCost }: HeadlineProps) {
  const text = useText(texts);
  const { number } = useFormats();
  const { answer, query, mode } = report;
  const { totals, before } = answer;
  const months = monthsOf(query);
  const whole = (value: number) => number(value, { maximumFractionDigits: 0 });
  const days = (value: number | null) =>
    value === null ? '–' : text('reports.days', { count: rounded(value) });

  const nothingBefore = text('reports.noChange', { months });
  const change = (now: number, then: number, thenText: string) => {
    if (then <= 0) return nothingBefore;
    if (now / then >= MOST_TIMES) return text('reports.before', { before: thenText, months });
    const share = number(now / then - 1, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    return text('reports.change', { change: share, months });
  };
  const changeOfDays =
    totals.actualDays === null || before.actualDays === null
      ? nothingBefore
      : text('reports.change', {
          change: text('reports.changeOfDays', {
            days: number(rounded(totals.actualDays - before.actualDays), { signDisplay: 'exceptZero' }),
          }),
          months,
        });
  const money = (currency: string | null, amount: string) =>
    currency === null
      ? text('reports.amountWithout', { amount: number(Number(amount), moneyFormat(null)) })
      : number(Number(amount), moneyFormat(currency));
  const spend = currenciesIn(answer).flatMap((currency) => {
    const amount = spendOf(totals, currency);
    if (amount === null) return [];
    const then = spendOf(before, currency) ?? '0';
    return {
      figure: money(currency, amount),
      change: change(Number(amount), Number(then), money(currency, then)),
    };
  });
  const onTime = onTimePercent(totals);

  return (
    <dl className={s.heads}>
      <Head
        name={text('reports.shipments')}
        figures={[
          {
            figure: number(totals.shipments),
            change: change(totals.shipments, before.shipments, number(before.shipments)),
          },
        ]}
      >
        {mode === 'ocean'
          ? text('reports.oceanVolume', {
              containers: totals.containers,
              teu: number(totals.teu),
              cbm: whole(totals.volumeCbm),
            })
          : text('reports.airVolume', { kg: whole(totals.weightKg), cbm: whole(totals.volumeCbm) })}
      </Head>
      <Head name={text('reports.spend')} figures={spend.length > 0 ? spend : [{ figure: '–' }]}>
        {text('reports.charged', { charged: totals.charged, shipments: totals.shipments })}{' '}
        {text(isAtCost ? 'reports.costNote' : 'reports.spendNote')}
      </Head>
      <Head
        name={text('reports.transit')}
        figures={[{ figure: days(totals.actualDays), change: changeOfDays }]}
      >
        {onTime === null
          ? text('reports.noArrivals')
          : text('reports.planAndTime', {
              planned: days(totals.plannedDays),
              share: number(onTime / 100, { style: 'percent', maximumFractionDigits: 0 }),
              count: totals.arrived,
            })}
      </Head>
    </dl>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;

interface HeadProps {
  name: string;
  figures: readonly { figure: string; change?: string }[];
  children: React.ReactNode;
}

/** The first figure is large. */
function Head({ name, figures, children }: HeadProps) {
  return (
    <div className={s.head}>
      <dt className={s.headName}>{name}</dt>
      {figures.map(({ figure, change }, index) => (
        <dd key={figure} className={s.headPair}>
          <span className={index === 0 ? s.headFigure : s.headFurther}>{figure}</span>
          {change && <span className={s.headChange}>{change}</span>}
        </dd>
      ))}
      <dd className={s.quiet}>{children}</dd>
    </div>
  );
}
