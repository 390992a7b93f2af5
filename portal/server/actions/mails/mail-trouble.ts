import { NoInput } from '../../../../shared/contract/input-values.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { readMailTrouble } from '../../mail/mail-trouble.ts';
import { defineAction } from '../action.ts';

/**
 * PROD-07: the mails that could not be handed over, for the provider's admins, whichever company they act for.
 *
 * @throws ApiError 403 for anybody else
 */
export const mailTrouble = defineAction({
  id: 'bc6b157d-95b4-4394-87cf-d53ecbce75ac',
  input: NoInput,
  readsOnly: true,
  async allow(_trx, caller) {
    if (caller.kind !== 'user' || !caller.isAdmin) throw forbidden();
  },
  run: async (trx) => ({ result: await readMailTrouble(trx) }),
});
