import { useId, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { client } from '../../client/client.ts';
import { Form } from '../../form/form.tsx';
import { useChanges } from '../../form/use-changes.ts';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { PersonFields } from '../../profile/personal/person-fields.tsx';
import { useClosing } from '../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import { type CompanyOption, searchCompanies } from '../api.ts';
import { roleName } from '../names.ts';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { useGivenRoles } from '../use-given-roles.ts';
import { CHANGES, type ChangeKind, type ChangeValues, inviteRole } from './account-changes.ts';
import type { AccountRow } from './account-row.ts';

interface ChangeDialogProps {
  kind: ChangeKind;
  account: AccountRow;
  onClose(): void;
  /** The change is made; the message says so. */
  onDone(message: Text): void;
  /** It was refused or failed: the account may be another than the list shows. */
  onFailed(): void;
}

const findCompanies = (text: string, signal: AbortSignal) => searchCompanies(client, text, signal);

/** Asks for what a change needs, says what it ends, and makes it. */
export function ChangeDialog({ kind, account, onClose, onDone, onFailed }: ChangeDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const closing = useClosing(onClose);
  const { isBusy } = save;
  const [role, setRole] = useState(inviteRole(account));
  const [company, setCompany] = useState<CompanyOption | null>(null);
  const { firstName, lastName, companyPosition } = account;
  const person = useChanges({ firstName, lastName, companyPosition });
  useUnsavedWork(form.ref, person.isDirty && !closing.isLeaving);
  const companies = useRemoteOptions(findCompanies);
  const roles = useGivenRoles()(account.entity.isProvider);
  const change = CHANGES[kind];
  const { email, entity } = account;
  const values = { email, company: entity.companyName, role: roleName(text, inviteRole(account)) };

  const submit = async () => {
    if (kind === 'role' && role === account.roles.join()) return onClose();
    const step = await save.run({
      validate: form.isValid,
      parts: (): ChangeValues[] => [{ role, entityId: company?.id, person: person.values, locale }],
      send: async (given: ChangeValues, key: string) => void (await change.send(account, given, key)),
    });
    if (step === 'saved') onDone(texts(change.done, { email }));
    else if (step === 'failed' || step === 'conflict') onFailed();
  };
  const close = () => isBusy || closing.close();

  return (
    <Dialog
      title={text(change.title, { email })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'reopen' || kind === 'names' ? 'primary' : 'danger'}
            busy={isBusy}
          >
            {text(change.label)}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={isBusy} onSubmit={submit}>
        {'error' in save.state && <Banner kind="error">{text(change.failure(save.state.error))}</Banner>}
        {kind === 'names' && <PersonFields values={person.values} onChange={person.change} />}
        {kind === 'role' && (
          <SelectField
            label={text('admin.role')}
            value={role}
            options={roles.map((one) => [one, roleName(text, one)] as const)}
            onChange={(one) => setRole(one)}
          />
        )}
        {kind === 'company' && (
          <Combobox
            label={text('admin.company')}
            required
            options={companies}
            value={company}
            readOnly={isBusy}
            onChange={setCompany}
            {...(form.isChecked && !company && { error: text('auth.requiredField') })}
          />
        )}
        <p>{text(change.consequence, values)}</p>
      </Form>
      {closing.question}
    </Dialog>
  );
}
