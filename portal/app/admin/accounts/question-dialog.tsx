import { roleToInvite } from '../../../../shared/contract/account.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useSave } from '../../form/use-save.ts';
import { roleName } from '../names.ts';
import { texts } from '../texts/index.ts';
import { CHANGES, type QuestionKind } from './account-changes.ts';
import type { AccountRow } from './account-row.ts';

interface QuestionDialogProps {
  kind: QuestionKind;
  account: AccountRow;
  onClose(): void;
  /** The change is made; the message says so. */
  onDone(message: Text): void;
  /** It was refused or failed: the account may be another than the list shows. */
  onFailed(): void;
}

/** Asks before a change that needs no more than a yes, says what it ends, and makes it. */
export function QuestionDialog({ kind, account, onClose, onDone, onFailed }: QuestionDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const save = useSave();
  const change = CHANGES[kind];
  const { email, entity } = account;
  const values = { email, company: entity.companyName, role: roleName(text, roleToInvite(account.roles)) };
  const run = async () => {
    const step = await save.run({
      parts: () => [{ locale }],
      send: async (given, key) => void (await change.send(account, given, key)),
    });
    if (step === 'failed') onFailed();
    return step;
  };
  return (
    <FormDialog
      title={text(change.title, { email })}
      save={save}
      isDirty={false}
      confirm={{ label: text(change.label), variant: kind === 'reopen' ? 'primary' : 'danger', run }}
      onClose={onClose}
      onDone={() => onDone(texts(change.done, { email }))}
      onStale={onFailed}
    >
      {'error' in save.state && <Banner kind="error">{text(change.failure(save.state.error))}</Banner>}
      <p>{text(change.consequence, values)}</p>
    </FormDialog>
  );
}
