import { ListNotifications } from '../../../../shared/contract/audit.ts';
import { readNotifications } from '../../audit/notifications.ts';
import { defineAction } from '../action.ts';
import { personOf } from './person.ts';

/** SHELL-07, D-96: what others did to the records of the caller's company, and how much of it is unread. */
export const listNotifications = defineAction({
  id: '0c7c8a5e-3a0b-4a5e-8d52-1b2d6c3f9e77',
  input: ListNotifications,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  run: async (trx, person, input) => ({ result: await readNotifications(trx, person, input) }),
});
