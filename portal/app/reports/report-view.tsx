import { useEffect, useMemo, useRef } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { ReportMode } from '../../../shared/contract/reports.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { serverNow } from '../../../shared/trade/provider-day.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import type { ModuleDefinition } from '../../lists/definition.ts';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { PrintButton } from '../layout/print-button.tsx';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { ModuleList } from '../modules/list/module-list.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import type { Report } from './load-report.ts';
import { ChosenFilters } from './parts/chosen-filters.tsx';
import { Comparison } from './parts/comparison.tsx';
import { ExportFigures } from './parts/export-figures.tsx';
import { Filters } from './parts/filters.tsx';
import { Headline } from './parts/headline.tsx';
import { HowCounted } from './parts/how-counted.tsx';
import * as s from './parts/parts.css.ts';
import { periodProblem, type ReportQuery, readReportQuery, writeReportQuery } from './report-query.ts';
import { type ReportRow, unchosen } from './report-rows.ts';
import { monthName } from './report-words.ts';
import { type LinkToShipments, shipmentsBehind } from './shipments-behind.ts';
import { texts } from './texts/index.ts';
import { useReport } from './use-report.ts';
import { useReportUrl } from './use-report-url.ts';

interface ReportViewProps {
  mode: ReportMode;
  title: string;
  /** The list of its shipments. */
  definition: ModuleDefinition;
}

/** Id of the heading of the shipments. */
const LIST = 'report-shipments';

const COMPARISONS = ['month', 'lane', 'carrier'] as const;

/** MOD-17, MOD-18: the figures of the shipments of a period as charts and tables, and below them the shipments. */
export function ReportView({ mode, title, definition }: ReportViewProps) {
  const text = useText(texts);
  const formats = useFormats();
  const viewer = useListViewer();
  const { search, addressOf, go } = useReportUrl();
  const query = useMemo(() => readReportQuery(new URLSearchParams(search), serverNow()), [search]);
  const { report, isLoading, error, retry } = useReport(client, mode, query);
  const shipments = useMemo(() => report && shipmentsBehind(definition, report.query), [definition, report]);

  const addressWith = (changed: Partial<ReportQuery>) =>
    addressOf((params) => writeReportQuery({ ...query, ...changed }, params, serverNow()));
  const change = (changed: Partial<ReportQuery>) => go(addressWith(changed));
  const list = useRef<HTMLHeadingElement>(null);
  const isListAsked = useRef(false);
  const showList = () => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    if (isLoading || !isListAsked.current) return;
    isListAsked.current = false;
    showList();
  });
  const linkTo: LinkToShipments = (changed) => ({
    href: `${addressWith(changed)}#${LIST}`,
    onGo: () => {
      const address = addressWith(changed);
      if (address === addressOf((params) => params)) return showList();
      isListAsked.current = true;
      go(address);
    },
  });
  const usual = readReportQuery(new URLSearchParams(), serverNow());
  const isUsual = JSON.stringify({ ...query, measure: '' }) === JSON.stringify({ ...usual, measure: '' });
  const period = report && text('reports.period', periodOf(report));
  const isPeriod = periodProblem(query) === undefined;
  // The figures of the last period that was one would be read as those of the period that stands above them.
  const isReported = report && isPeriod && error === undefined;

  function periodOf({ query: { from, to } }: Report) {
    return { from: monthName(from, formats), to: monthName(to, formats) };
  }

  return (
    <>
      <Filters
        {...{ mode, query, report, isUsual, hasCustomers: viewer.role !== undefined }}
        onChange={change}
        onReset={() => change({ ...usual, measure: query.measure })}
      />
      <WaitingNotice client={client} className={s.notice} />
      {error !== undefined && (
        <div className={s.notice}>
          <LoadError message={failureText(error)} error={error} onRetry={retry} />
        </div>
      )}
      <LiveRegion
        message={
          isLoading || !isReported
            ? ''
            : text('reports.counted', { count: report.answer.totals.shipments, of: period ?? '' })
        }
        repeatKey={report}
      />
      <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
        {!isReported && isLoading && <div className={s.waiting} />}
        {!isPeriod && <Nothing why={text('reports.noPeriod')} hint={text('reports.noPeriodHint')} />}
        {isReported && (
          <>
            <p className={s.period}>{period}</p>
            <ChosenFilters report={report} />
            <Figures {...{ report, title }} measure={query.measure} onChange={change} linkTo={linkTo} />
          </>
        )}
      </SpinnerOverlay>
      {isReported && shipments && report.answer.totals.shipments > 0 && (
        <section className={s.list} aria-labelledby={LIST}>
          <h2 ref={list} id={LIST} tabIndex={-1} className={s.listTitle}>
            {text('reports.list')}
          </h2>
          <ModuleList
            key={JSON.stringify(shipments.where)}
            definition={shipments}
            client={client}
            viewer={viewer}
          />
        </section>
      )}
    </>
  );

  function failureText(failure: unknown): string {
    const hasReason = failure instanceof ClientError && failure.serverWords !== undefined;
    return hasReason ? text('reports.refused', { reason: failure.text }) : text('reports.failed');
  }
}

interface FiguresProps {
  report: Report;
  title: string;
  measure: ReportQuery['measure'];
  onChange(change: Partial<ReportQuery>): void;
  linkTo: LinkToShipments;
}

function Figures({ report, title, measure, onChange, linkTo }: FiguresProps) {
  const text = useText(texts);
  const { role } = useListViewer();
  const isAtCost = role === 'agent';
  const comparisons = role ? ([...COMPARISONS, 'customer'] as const) : COMPARISONS;
  if (report.answer.totals.shipments === 0)
    return <Nothing why={text('reports.empty')} hint={text('reports.emptyHint')} />;
  return (
    <>
      <Headline {...{ report, isAtCost }} />
      <HowCounted mode={report.mode} isAtCost={isAtCost} />
      <div className={s.tools}>
        <p className={s.quiet}>{text('reports.hint')}</p>
        <div className={s.exports}>
          <ExportFigures title={title} report={report} comparisons={comparisons} />
          <PrintButton />
        </div>
      </div>
      {comparisons.map((by) => (
        <Comparison
          key={by}
          {...{ by, report, measure, linkTo }}
          onChoose={(row: ReportRow) => {
            if (!row.isChosen) onChange(row.chosen ?? {});
            else if (by !== 'month') onChange(unchosen[by]);
          }}
        />
      ))}
    </>
  );
}

/** In place of figures: why there are none, and what to do. */
const Nothing = ({ why, hint }: { why: string; hint: string }) => (
  <div className={s.empty}>
    <p>{why}</p>
    <p className={s.quiet}>{hint}</p>
  </div>
);
