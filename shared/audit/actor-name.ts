import type { Text } from '../i18n/define-texts.ts';
import { texts } from './texts/index.ts';

const LINK = /^link to [a-z]+ \d+ as [a-z]+(?: for (.+))?$/is;
const SERVICE_KEY = /^service key (.*)$/s;

/**
 * What the actor of an entry of the audit log is called. People are named there by their emails; links, service keys and the
 * server itself have English labels, which are nobody's names.
 */
export function actorName(actor: string): string | Text {
  const link = LINK.exec(actor);
  if (link)
    return link[1] ? texts('actor.holder', { name: link[1] }) : texts('actor.unnamed', { who: 'link' });
  if (actor === 'server') return texts('actor.unnamed', { who: 'server' });
  if (actor === 'service') return texts('actor.unnamed', { who: 'anybody' });
  const key = SERVICE_KEY.exec(actor)?.[1];
  return key ? texts('actor.serviceKey', { name: key }) : actor;
}
