import { ClientError } from '../../../shared/client/client-error.ts';
import type { SentReason } from '../../../shared/contract/reasons.ts';
import type { RouteField } from '../route.ts';
import { texts } from '../texts/index.ts';
import type { Problems } from './form-state.ts';

/** The fields of the form by the names that the calls have for them (D-65). */
const FIELDS: Readonly<Record<string, RouteField>> = {
  origin: 'originPort',
  destination: 'destinationPort',
  discharge: 'dischargePort',
  carrier: 'carrier',
};

export const reasonsOf = (error: unknown): readonly SentReason[] =>
  (error instanceof ClientError && error.serverWords?.reasons) || [];

/** Whether the server refused for this reason. */
export const isRefusedFor = (error: unknown, code: string): boolean =>
  reasonsOf(error).some((reason) => reason.code === code);

/** D-102: what the server refused, at the fields that it is about; nothing where it names none. */
export function serverProblems(error: unknown): Problems {
  const named = reasonsOf(error).flatMap(({ code, field = '' }) => {
    const own = FIELDS[field];
    return own ? [[own, texts(code === 'fillIn' ? 'routes.required' : 'routes.unknown')] as const] : [];
  });
  return Object.fromEntries(named);
}
