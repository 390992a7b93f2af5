import type { Settings } from './config.ts';
import { isThisMachine } from './setting-types.ts';
import { missingOfBetty } from './upstream/settings.ts';

/** What settings need of one another: the name of each variable that is missing or doesn't fit, and why. */
export function contradictionsOf(settings: Settings, demo: boolean): [name: string, why: string][] {
  const viewerHost = settings.VIEWER_URL && URL.parse(settings.VIEWER_URL)?.hostname;
  const rules: [isBroken: unknown, name: string, why: string][] = [
    [
      demo && settings.NODE_ENV === 'production',
      'DEMO',
      'must be off together with NODE_ENV=production: demo accounts have a known password',
    ],
    [
      demo && settings.DEMO === undefined && !isThisMachine(settings.HOST),
      'HOST',
      'must be an address of this machine alone in a demo, unless DEMO=on is set too: its passwords are known',
    ],
    [
      !demo && !settings.PUBLIC_URL,
      'PUBLIC_URL',
      'must be set outside a demo: it is the base of the links in mails',
    ],
    [
      settings.DATABASE_URL && !settings.JWT_SECRET,
      'JWT_SECRET',
      'must be set together with DATABASE_URL, the same for every server on it',
    ],
    [
      settings.EXCHANGE_RATE_KEY && !settings.EXCHANGE_RATE_URL,
      'EXCHANGE_RATE_URL',
      'must be set together with EXCHANGE_RATE_KEY',
    ],
    [
      settings.EXCHANGE_RATE_URL?.includes('{key}') && !settings.EXCHANGE_RATE_KEY,
      'EXCHANGE_RATE_KEY',
      'must be set, because EXCHANGE_RATE_URL has {key}',
    ],
    [
      settings.RATE_SERVICE_KEY && !settings.RATE_SERVICE_URL,
      'RATE_SERVICE_URL',
      'must be set together with RATE_SERVICE_KEY',
    ],
    [!demo && !settings.SMTP_URL, 'SMTP_URL', 'must be set outside a demo: codes and invitations go by mail'],
    [(!demo || settings.SMTP_URL) && !settings.MAIL_FROM, 'MAIL_FROM', 'must be set together with SMTP_URL'],
    [
      viewerHost && !isUnder(viewerHost, settings.VIEWER_ALLOWED_HOSTS),
      'VIEWER_URL',
      'must be on one of the hosts of VIEWER_ALLOWED_HOSTS',
    ],
  ];
  return [
    ...rules.flatMap(([isBroken, name, why]): [string, string][] => (isBroken ? [[name, why]] : [])),
    ...missingOfBetty(settings),
  ];
}

/** As the viewer compares (D-11). */
function isUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.length === 0 || hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}
