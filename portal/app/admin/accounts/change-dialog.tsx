import { useState } from 'react';
import { isMisplaced, rolesIn, roleToInvite } from '../../../../shared/contract/account.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import type { Row } from '../../../lists/definition.ts';
import { accounts } from '../../../lists/definitions/accounts.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useStoredRow } from '../../modules/record/use-stored-row.ts';
import { PersonFields } from '../../profile/personal/person-fields.tsx';
import { ConflictNotice } from '../../records/conflict/conflict-notice.tsx';
import { useEntry } from '../../records/conflict/use-entry.ts';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import type { CompanyOption } from '../api.ts';
import { roleName } from '../names.ts';
import { RoleGuide } from '../role-guide.tsx';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { CHANGES, type ChangeValues, type EntryKind } from './account-changes.ts';
import { ACCOUNT_LABELS, accountEntry } from './account-entry.ts';
import { accountOf } from './account-row.ts';
import { CompanyChoice } from './company-choice.tsx';

interface ChangeDialogProps {
  kind: EntryKind;
  /** Of the list. */
  row: Row;
  onClose(): void;
  /** The change is made; the message says so. */
  onDone(message: Text): void;
  /** It was refused or failed: the account may be another than the list shows. */
  onFailed(): void;
}

/** Asks for what a change needs, says what it ends, and makes it; shows what somebody else has changed meanwhile (D-151). */
export function ChangeDialog({ kind, row: listed, onClose, onDone, onFailed }: ChangeDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { row, reload } = useStoredRow(accounts, listed);
  const account = accountOf(row);
  const { email, entity, revision } = account;
  const save = useRecordSave({ type: 'webUser', id: listed.id });
  const entry = useEntry(accountEntry(account), revision ?? 0);
  const { role, company: _, ...person } = entry.values;
  const [company, setCompany] = useState<CompanyOption | null>(null);
  const roles = rolesIn(entity.type);
  const held = roleToInvite(account.roles);
  const isHeldMisplaced = isMisplaced(held, entity.type);
  const change = CHANGES[kind];
  const values = { email, company: entity.companyName, role: roleName(text, held) };

  const run = async () => {
    if (kind === 'role' && role === account.roles.join()) {
      onClose();
      return undefined;
    }
    const step = await save.run({
      parts: (): ChangeValues[] => [{ role, entityId: company?.id, person, locale }],
      send: async (given: ChangeValues, key: string) => void (await change.send(account, given, key)),
    });
    if (step === 'failed') onFailed();
    return step;
  };

  return (
    <FormDialog
      title={text(change.title, { email })}
      save={save}
      isDirty={entry.isDirty || company !== null}
      confirm={{ label: text(change.label), variant: kind === 'names' ? 'primary' : 'danger', run }}
      onClose={onClose}
      onDone={() => onDone(texts(change.done, { email }))}
      onStale={() => {
        void reload();
        onFailed();
      }}
    >
      {'error' in save.state && !save.isStale && (
        <Banner kind="error">{text(change.failure(save.state.error))}</Banner>
      )}
      <ConflictNotice
        entry={entry}
        save={save}
        nameOf={(field) => text(ACCOUNT_LABELS[field])}
        valueText={(field, value) => (field === 'role' ? roleName(text, value) : value)}
        next={kind === 'company' ? 'kept' : 'other'}
      />
      {kind === 'names' && <PersonFields values={person} onChange={entry.change} />}
      {kind === 'role' && (
        <>
          {isHeldMisplaced && <Banner kind="warning">{text('admin.role.misplaced.told', values)}</Banner>}
          <SelectField
            label={text('admin.role')}
            value={role}
            options={(isHeldMisplaced ? [held, ...roles] : roles).map(
              (one) => [one, roleName(text, one)] as const,
            )}
            onChange={(one) => entry.change({ role: one })}
          />
          <RoleGuide roles={roles} />
        </>
      )}
      {kind === 'company' && <CompanyChoice value={company} isBusy={save.isBusy} onChange={setCompany} />}
      <p>{text(change.consequence, values)}</p>
    </FormDialog>
  );
}
