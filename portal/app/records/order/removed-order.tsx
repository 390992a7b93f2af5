import { useEffect, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Success } from '../../form/success.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { type RecordList, ToList } from '../record-page.tsx';
import * as s from './order-removal.css.ts';
import { texts } from './texts/index.ts';

/** What stands in place of the page of an order once it was removed there (MOD-05). */
export function RemovedOrder({ number, list }: { number: string; list: RecordList }) {
  const text = useText(texts);
  const message = useRef<HTMLDivElement>(null);
  // The button that it began at is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <PageTitle of={number} />
      <PageHeader title={number} actions={<ToList {...list} />} />
      <div ref={message} tabIndex={-1} className={s.done}>
        <Success>{text('order.removed', { number })}</Success>
      </div>
    </>
  );
}
