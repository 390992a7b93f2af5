import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { accounts } from '../../../lists/definitions/accounts.ts';
import { client } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { type ListHandle, ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import * as s from '../admin.css.ts';
import { type ManyChange, ManyDialog } from '../list/many-dialog.tsx';
import { texts } from '../texts/index.ts';
import type { ChangeKind } from './account-changes.ts';
import { AccountMenu } from './account-menu.tsx';
import { type AccountRow, accountOf } from './account-row.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MANY } from './many-changes.ts';

type Open =
  | { of: 'one'; kind: ChangeKind; account: AccountRow; list: ListHandle }
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
        rowActions={(row, list) => {
          const account = accountOf(row);
          return (
            <AccountMenu account={account} onChange={(kind) => begin({ of: 'one', kind, account, list })} />
          );
        }}
        selectionActions={(ids, list) =>
          MANY.map((change) => (
            <Button key={change.label} onClick={() => begin({ of: 'many', change, ids: [...ids], list })}>
              {text(change.label)}
            </Button>
          ))
        }
      />
      {open?.of === 'one' && (
        <ChangeDialog
          kind={open.kind}
          account={open.account}
          onClose={close}
          onDone={(told) => {
            close();
            setDone(told);
            open.list.reload();
          }}
          onFailed={open.list.reload}
        />
      )}
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
