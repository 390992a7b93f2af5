import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListedSheet } from '../../../lists/definitions/rate-sheets.ts';
import { rateSheets } from '../../../lists/definitions/rate-sheets.ts';
import * as a from '../../admin/admin.css.ts';
import { client } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { type ListHandle, ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import { FileButtons } from '../parts/file-buttons.tsx';
import { StateButtons } from '../parts/state-buttons.tsx';
import { CancelDialog } from '../questions/cancel-dialog.tsx';
import { ReissueDialog } from '../questions/reissue-dialog.tsx';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';

interface Question {
  readonly kind: 'reissue' | 'cancel';
  readonly sheet: ListedSheet;
  readonly list: ListHandle;
}

/** The sheets with what can be done with each; those under way are followed (MOD-11). */
export function SheetList() {
  const text = useText(texts);
  const viewer = useListViewer();
  const [question, setQuestion] = useState<Question>();
  const [done, setDone] = useState<Text>();
  const message = useRef<HTMLDivElement>(null);

  // The button that had the focus may be gone with the state of its sheet.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  const close = () => setQuestion(undefined);
  return (
    <>
      <div ref={message} tabIndex={-1} className={a.done}>
        <Success onDismiss={() => setDone(undefined)}>{done && text(done)}</Success>
      </div>
      <ModuleList
        definition={rateSheets}
        client={client}
        viewer={viewer}
        rowActions={(row, list) => {
          const sheet = row as ListedSheet;
          const ask = (kind: Question['kind']) => () => {
            setDone(undefined);
            setQuestion({ kind, sheet, list });
          };
          return (
            <span className={s.rowButtons}>
              <FileButtons sheet={sheet} />
              <StateButtons sheet={sheet} onReissue={ask('reissue')} onCancel={ask('cancel')} />
            </span>
          );
        }}
      />
      {question?.kind === 'reissue' && (
        <ReissueDialog
          sheet={{ ...question.sheet, entityName: question.sheet.entity?.companyName ?? '' }}
          onClose={close}
          onDone={({ number, version }) => {
            close();
            setDone(texts('sheets.reissued', { number: String(number), version: String(version) }));
            question.list.reload();
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
    </>
  );
}
