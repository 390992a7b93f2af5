import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Row } from '../../../lists/definition.ts';
import { accounts } from '../../../lists/definitions/accounts.ts';
import { client } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { type ListHandle, ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import * as s from '../admin.css.ts';
import { type ManyChange, ManyDialog } from '../list/many-dialog.tsx';
import { texts } from '../texts/index.ts';
import { type ChangeKind, isEntry } from './account-changes.ts';
import { AccountMenu } from './account-menu.tsx';
import { accountOf } from './account-row.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MANY } from './many-changes.ts';
import { QuestionDialog } from './question-dialog.tsx';

type Open =
  | { of: 'one'; kind: ChangeKind; row: Row; list: ListHandle }
  | { of: 'many'; change: ManyChange; ids: readonly number[]; list: ListHandle };

/** The accounts, and the dialog of the change that was chosen for one of them or for several. */
export function AccountList() {
  const text = useText(texts);
  const viewer = useListViewer();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<Text>();
  const message = useRef<HTMLDivElement>(null);
  const close = () => setOpen(undefined);
  const begin = (change: Open) => {
    setDone(undefined);
    setOpen(change);
  };

  // The row that the change began at may be gone.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  return (
    <>
      <div ref={message} tabIndex={-1} className={s.done}>
        <Success onDismiss={() => setDone(undefined)}>{done && text(done)}</Success>
      </div>
      <ModuleList
        definition={accounts}
        client={client}
        viewer={viewer}
        rowActions={(row, list) => (
          <AccountMenu account={accountOf(row)} onChange={(kind) => begin({ of: 'one', kind, row, list })} />
        )}
        selectionActions={(ids, list) =>
          MANY.map((change) => (
            <Button key={change.label} onClick={() => begin({ of: 'many', change, ids: [...ids], list })}>
              {text(change.label)}
            </Button>
          ))
        }
      />
      {open?.of === 'one' && <OneDialog {...open} onClose={close} onDone={setDone} />}
      {open?.of === 'many' && (
        <ManyDialog
          change={open.change}
          ids={open.ids}
          onClose={close}
          onDone={() => {
            close();
            open.list.clearSelection();
            open.list.reload();
          }}
        />
      )}
    </>
  );
}

interface OneDialogProps extends Extract<Open, { of: 'one' }> {
  onClose(): void;
  onDone(message: Text): void;
}

function OneDialog({ kind, row, list, onClose, onDone }: OneDialogProps) {
  const result = {
    onClose,
    onDone(told: Text) {
      onClose();
      onDone(told);
      list.reload();
    },
    onFailed: list.reload,
  };
  return isEntry(kind) ? (
    <ChangeDialog kind={kind} row={row} {...result} />
  ) : (
    <QuestionDialog kind={kind} account={accountOf(row)} {...result} />
  );
}
