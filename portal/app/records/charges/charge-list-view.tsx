import { Fragment } from 'react';
import type { ChargedRecord, RecordChargeList } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { chargeLink } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { amountColumns } from './amount-columns.ts';
import * as s from './charges.css.ts';
import { LinesTable } from './lines-table.tsx';
import { texts } from './texts/index.ts';

interface ChargeListViewProps {
  list: RecordChargeList;
  viewer: Viewer;
  /** On whose page it stands. */
  page: ChargedRecord;
  /** Its customer has answered the quote: nothing of it changes any more (D-152). */
  isFrozen: boolean;
}

/** One list: what it comes to, whether it is invoiced, the way to where it is edited, and its lines when they are asked for. */
export function ChargeListView({ list, viewer, page, isFrozen }: ChargeListViewProps) {
  const text = useText(texts);
  const { recordType, recordId, reference, feature, invoices } = list;
  const name = text('charges.heading', { feature });
  const record = recordType === 'quote' ? pageOf.quote(recordId) : pageOf.manifest(recordId);
  const isOwn = page.recordType === recordType && page.recordId === recordId;
  return (
    <li className={s.list}>
      <div className={s.listHead}>
        <span className={s.listName}>{name}</span>
        {!isOwn && <PortalLink href={record}>{reference}</PortalLink>}
        {invoices && <Invoiced invoices={invoices} />}
        <span className={s.edit}>
          {(isFrozen ? [] : chargeLink(feature, recordId, viewer)).map(({ href }) => (
            <PortalLink
              key={href}
              href={href}
              aria-label={text('recordCharges.editList', { list: name, reference })}
            >
              {text('recordCharges.edit')}
            </PortalLink>
          ))}
        </span>
      </div>
      <details className={s.details}>
        <summary className={s.summary}>
          <Sums list={list} />
        </summary>
        <LinesTable list={list} label={text('recordCharges.lines', { list: name, reference })} />
      </details>
    </li>
  );
}

/** How many lines there are and what they come to, as the customer is told it where both columns are seen. */
function Sums({ list: { lines, totals } }: { list: RecordChargeList }) {
  const text = useText(texts);
  const money = useMoney();
  const column = amountColumns(totals).at(-1);
  const sums = totals.map((total) => money(column?.amountOf(total), total.currency));
  return `${text('recordCharges.lineCount', { count: lines.length })} · ${sums.join(', ')}`;
}

function Invoiced({ invoices }: { invoices: NonNullable<RecordChargeList['invoices']> }) {
  const text = useText(texts);
  if (invoices.length === 0) return <span className={s.open}>{text('recordCharges.notInvoiced')}</span>;
  return (
    <span className={s.invoiced}>
      {text('recordCharges.invoiced')}
      {invoices.map(({ id, reference }) => (
        <Fragment key={id}>
          {' '}
          <PortalLink href={pageOf.invoice(id)}>{reference}</PortalLink>
        </Fragment>
      ))}
    </span>
  );
}
