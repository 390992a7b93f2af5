import { OneImport } from '../../../../shared/contract/imports.ts';
import { defineAction } from '../action.ts';
import { callingAdmin } from './calling-admin.ts';
import { readImport } from './read-imports.ts';

/** D-15: one import, with its job, for the admins of the provider. */
export const getImport = defineAction({
  id: '0a1de9c2-53a7-4a6e-a5c2-6a8d5b1f7e42',
  input: OneImport,
  readsOnly: true,
  allow: callingAdmin,
  run: async (trx, _admin, { id }) => ({ result: await readImport(trx, id) }),
});
