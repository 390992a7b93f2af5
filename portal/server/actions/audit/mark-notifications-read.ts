import { MarkNotificationsRead } from '../../../../shared/contract/audit.ts';
import { countUnread, markRead, markReadUpTo } from '../../audit/notifications.ts';
import { defineAction } from '../action.ts';
import { personOf } from './person.ts';

/** D-96: stored per person and company acted for; answers the count of those still unread. */
export const markNotificationsRead = defineAction({
  id: 'e2a9c1d4-77f3-4b86-a0c8-5f9d3e6b1c20',
  input: MarkNotificationsRead,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person, { ids, upTo }) {
    if (ids) await markRead(trx, person, ids);
    if (upTo) await markReadUpTo(trx, person, upTo);
    return { result: { unread: await countUnread(trx, person) } };
  },
});
