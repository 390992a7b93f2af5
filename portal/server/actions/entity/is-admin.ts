import { NoInput } from '../../../../shared/contract/input-values.ts';
import { defineAction } from '../action.ts';

/** ENT-04, API-36: exactly true for an admin, false for everybody else. Whatever comes in is ignored. */
export const isAdmin = defineAction({
  id: '00324d6b-0a12-420b-be37-30c1cdd30160',
  input: NoInput,
  readsOnly: true,
  allow: async (_trx, caller) => caller.kind === 'user' && caller.isAdmin,
  run: async (_trx, result) => ({ result }),
});
