import * as v from 'valibot';
import { texts } from '../i18n/texts/index.ts';
import { ClientError } from './client-error.ts';
import type { Incoming } from './send.ts';

const Refusal = v.object({ code: v.literal('origin_not_allowed') });

/** Whether an address is of another origin than the page. */
export function isElsewhere(url: string): boolean {
  const here = globalThis.location?.origin;
  return here !== undefined && new URL(url, here).origin !== here;
}

/** The error for an answer that refuses the page's origin. Whoever embeds the element looks into the console first. */
export function originError(request: string, { status, json }: Incoming): ClientError | undefined {
  if (status !== 403 || !v.is(Refusal, json)) return undefined;
  const { origin } = globalThis.location ?? { origin: '' };
  const notice = texts('error.origin', { origin });
  const message = `Add ${origin} to ALLOWED_ORIGINS.`;
  console.error(message);
  return new ClientError('origin-refused', notice, { request, status, notice, message });
}
