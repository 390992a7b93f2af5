import { isMisplaced, type PersonRole, roleToInvite } from '../../../shared/contract/account.ts';
import type { AccountOutcome } from '../../../shared/contract/managed-accounts.ts';
import type { ListedAccount } from '../actions/accounts/managed-account.ts';
import { ApiError } from '../http/errors/api-error.ts';

interface Invitee {
  email: string;
  entityId: number;
  role: PersonRole;
}

/** Invites each of the rows, with the company and role that it has; what is refused changes nothing, and is told. */
export async function outcomesOf(
  rows: readonly [id: number, account: ListedAccount | undefined][],
  invite: (invitee: Invitee) => Promise<unknown>,
): Promise<AccountOutcome[]> {
  const outcomes: AccountOutcome[] = [];
  for (const [id, account] of rows) {
    const email = account?.email ?? '';
    if (!account || account.state === 'open') {
      outcomes.push({ id, email, outcome: account ? 'alreadyOpen' : 'unknown' });
      continue;
    }
    const role = roleToInvite(account.roles);
    if (isMisplaced(role, account.entity.type)) {
      outcomes.push({ id, email, outcome: 'roleOfCompany' });
      continue;
    }
    try {
      await invite({ email, entityId: account.entity.id, role });
      outcomes.push({ id, email, outcome: 'invited' });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error;
      outcomes.push({ id, email, outcome: 'providerOnly' });
    }
  }
  return outcomes;
}
