import { ListAuditLog } from '../../../../shared/contract/audit.ts';
import { readAuditLog } from '../../audit/read-audit.ts';
import { defineAction } from '../action.ts';
import { personOf } from './person.ts';

/** SHELL-07, D-96: who did what and when to the records of the caller's company, newest first. */
export const listAuditLog = defineAction({
  id: '5b1f0f1c-6a53-4c0e-9a44-0d1f7f6b2a91',
  input: ListAuditLog,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  run: async (trx, person, input) => ({ result: await readAuditLog(trx, person, input) }),
});
