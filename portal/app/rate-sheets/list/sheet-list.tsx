import { useEffect, useRef, useState } from 'react';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import * as a from '../../admin/admin.css.ts';
import { ListRows } from '../../admin/list/list-rows.tsx';
import { useSessionList } from '../../admin/list/use-session-list.ts';
import { Success } from '../../form/success.tsx';
import { SHEETS } from '../api.ts';
import { CancelDialog } from '../questions/cancel-dialog.tsx';
import { ReissueDialog } from '../questions/reissue-dialog.tsx';
import { texts } from '../texts/index.ts';
import { SheetTable } from './sheet-table.tsx';
import { useLiveSheets } from './use-live-sheets.ts';

type Question = { readonly kind: 'reissue' | 'cancel'; readonly sheet: RateSheet };

/** The sheets, newest first, with what can be done with each; those under way are followed. */
export function SheetList({ shown }: { shown: keyof typeof SHEETS }) {
  const text = useText(texts);
  const list = useSessionList(SHEETS[shown]);
  const isLost = useLiveSheets(list);
  const [question, setQuestion] = useState<Question>();
  const [done, setDone] = useState<Text>();
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that had the focus may be gone with the state of its sheet.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);

  const ask = (kind: Question['kind']) => (sheet: RateSheet) => {
    setDone(undefined);
    setQuestion({ kind, sheet });
  };
  const close = () => setQuestion(undefined);
  return (
    <section className={a.card} aria-label={text('menu.rateSheet')}>
      <h2 ref={heading} tabIndex={-1} className={a.cardTitle}>
        {text('sheets.list')}
      </h2>
      <Success className={a.result} onDismiss={() => setDone(undefined)}>
        {done && text(done)}
      </Success>
      {isLost && (
        <div className={a.notice}>
          <Banner kind="warning">{text('sheets.lost')}</Banner>
        </div>
      )}
      <ListRows
        list={list}
        forbidden={text('sheets.forbidden')}
        empty={text(shown === 'recent' ? 'sheets.noneRecent' : 'sheets.none')}
      >
        <SheetTable rows={list.rows} onReissue={ask('reissue')} onCancel={ask('cancel')} />
      </ListRows>
      {question?.kind === 'reissue' && (
        <ReissueDialog
          sheet={question.sheet}
          onClose={close}
          onDone={({ number, version }) => {
            close();
            setDone(texts('sheets.reissued', { number: String(number), version: String(version) }));
            list.reload();
          }}
        />
      )}
      {question?.kind === 'cancel' && (
        <CancelDialog
          sheet={question.sheet}
          onClose={close}
          onDone={() => {
            close();
            setDone(texts('sheets.cancelling', { number: String(question.sheet.number) }));
          }}
        />
      )}
    </section>
  );
}
