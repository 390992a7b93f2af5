import { type Ref, useState } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { invitations, type ListedInvite } from '../../../lists/definitions/invitations.ts';
import type { ListHandle } from '../../modules/list/module-list.tsx';
import { sendInvite, withdrawInvite } from '../api.ts';
import { inviteFailure, withdrawFailure } from '../failure-text.ts';
import { ManyDialog } from '../list/many-dialog.tsx';
import { OpenList } from '../list/open-list.tsx';
import type { RowChange } from '../list/row-change-dialog.tsx';
import { texts } from '../texts/index.ts';
import { WITHDRAW_MANY } from './withdraw-many.ts';

/** The invitations that nobody has accepted yet: each is sent again or withdrawn, several are withdrawn at once. */
export function InviteList({ ref }: { ref: Ref<ListHandle> }) {
  const text = useText(texts);
  const locale = useLocale();
  const [chosen, setChosen] = useState<{ ids: readonly number[]; list: ListHandle }>();
  const close = () => setChosen(undefined);

  const changes: readonly RowChange<ListedInvite>[] = [
    {
      text: text('admin.invites.again'),
      name: ({ email }) => text('admin.invites.again.name', { email }),
      question: ({ email }) => text('admin.invites.again.question', { email }),
      done: ({ email }) => text('admin.invites.sent', { email }),
      failure: inviteFailure,
      isHarmless: true,
      run: ({ email, entity, role }, { key }) =>
        sendInvite({ email, entityId: entity.id, role, locale }, key),
    },
    {
      text: text('admin.withdraw'),
      name: ({ email }) => text('admin.withdraw.name', { email }),
      question: ({ email }) => text('admin.withdraw.question', { email }),
      done: ({ email }) => text('admin.withdraw.done', { email }),
      failure: withdrawFailure,
      run: ({ inviteId }) => withdrawInvite(inviteId),
    },
  ];
  return (
    <>
      <OpenList
        title={text('admin.invites.open')}
        definition={invitations}
        ref={ref}
        changes={changes}
        selectionActions={(ids, list) => (
          <Button onClick={() => setChosen({ ids: [...ids], list })}>{text(WITHDRAW_MANY.label)}</Button>
        )}
      />
      {chosen && (
        <ManyDialog
          change={WITHDRAW_MANY}
          ids={chosen.ids}
          onClose={close}
          onDone={() => {
            close();
            chosen.list.clearSelection();
            chosen.list.reload();
          }}
        />
      )}
    </>
  );
}
