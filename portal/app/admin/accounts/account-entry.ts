import { roleToInvite } from '../../../../shared/contract/account.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { PERSON_LABELS, type PersonValues } from '../../profile/personal/person-fields.tsx';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import type { InviteRequest } from '../api.ts';
import { texts } from '../texts/index.ts';
import type { AccountRow } from './account-row.ts';

/** What can be changed of an account, each by a dialog of its own that shows what became of the rest. */
interface AccountEntry extends PersonValues {
  role: InviteRequest['role'];
  /** Its name. */
  company: string;
}

export const ACCOUNT_LABELS: Readonly<Record<keyof AccountEntry, Text>> = {
  firstName: profileTexts(PERSON_LABELS.firstName),
  lastName: profileTexts(PERSON_LABELS.lastName),
  companyPosition: profileTexts(PERSON_LABELS.companyPosition),
  role: texts('admin.role'),
  company: texts('admin.company'),
};

export function accountEntry(account: AccountRow): AccountEntry {
  const { firstName, lastName, companyPosition, entity } = account;
  return {
    firstName,
    lastName,
    companyPosition,
    role: roleToInvite(account.roles),
    company: entity.companyName,
  };
}
