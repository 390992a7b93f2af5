import { claimsOf } from '../../../shared/client/jwt.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import type { Host } from '../../../shared/element/host.ts';
import { failure } from '../../../shared/record/message.ts';
import { report } from '../../../shared/record/report.ts';
import { loadEntityId } from '../api/entity.ts';
import type { RecordRef } from '../record.ts';
import { texts } from '../texts/index.ts';
import { recordState } from './element-state.ts';

interface Context {
  readonly host: Pick<Host, 'client' | 'store' | 'emit'>;
  readonly record: RecordRef;
  isOpen(): boolean;
}

/**
 * Finds the company whose rates the form holds (D-129), once: undefined where there is none, as a message says unless it
 * is asked quietly (AIR-80).
 */
export function createEntityLookup({ host, record, isOpen }: Context) {
  const { store, client } = host;
  let found: Promise<number | undefined> | undefined;

  return async (isQuiet = false): Promise<number | undefined> => {
    found ??= loadEntityId(client, record, linkedEntity(store.get(attributeAtom('token', 'string'))));
    let id: number | undefined;
    try {
      id = await found;
    } finally {
      // The next one asks again.
      if (id === undefined) found = undefined;
    }
    if (id === undefined && isOpen() && !isQuiet)
      report(
        { host, messageAtom: recordState.messageAtom },
        failure(texts('air.error.noEntity')),
        'no-entity',
      );
    return id;
  };
}

/** The company that a signed link was given out for; undefined for any other token. */
function linkedEntity(token: string | null): number | undefined {
  const { rt, rid } = claimsOf(token ?? '') as { rt?: unknown; rid?: unknown };
  return rt === 'entity' && typeof rid === 'number' ? rid : undefined;
}
