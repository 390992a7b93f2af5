import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import {
  type ServiceKey,
  type ServiceKeyAnswer,
  ServiceKeyInput,
  type ServiceKeyList,
} from '../../../../shared/contract/service-keys.ts';
import { providerAdmin } from '../../actions/accounts/may-manage.ts';
import { claim, firstResult, keyedCallOf, storeResult } from '../../actions/idempotency.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Tables } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Services } from '../../services.ts';
import { signedInUser } from '../signed-in-user.ts';
import { newServiceKey, serviceKeyHash } from './service-key.ts';
import {
  countCompanies,
  insertServiceKey,
  listServiceKeys,
  replaceUnusedKey,
  revokeServiceKey,
} from './stored-service-keys.ts';

const MOST_LISTED = 1_000;

/** Keys by which servers of hosts' pages make signed links: made, listed and revoked by admins of the provider. */
export function serviceKeyRoutes(app: FastifyInstance, { auth, database }: Services): void {
  /**
   * 201 {@link ServiceKeyAnswer}, the only one that has the key. The server can't tell it again: a repeated
   * `Idempotency-Key` (D-37) gives the same key another secret, as long as it was not used. 400 names the wrong field, 403.
   */
  app.post('/api/service-keys', async (request, reply): Promise<v.InferOutput<typeof ServiceKeyAnswer>> => {
    const user = await signedInUser(request, auth);
    const input = parseBody(ServiceKeyInput, request.body);
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    const keyed = keyedCallOf(user, idempotencyKey, `serviceKey ${JSON.stringify(input)}`);
    const key = newServiceKey();
    const keyHash = serviceKeyHash(key);
    const made = await inTransaction(database, async (trx) => {
      await providerAdmin(trx, user, 'serviceKeysByAdmin');
      await requireCompanies(trx, input.entityIds);
      if (!(await claim(trx, user, keyed)) && keyed) {
        const { id } = (await firstResult(trx, keyed)) as { id: number };
        if (!(await replaceUnusedKey(trx, id, keyHash)))
          throw new ApiError(409, 'key_used', 'This service key was made before, and used or revoked since.');
        return readKey(trx, id);
      }
      const id = await insertServiceKey(trx, input, { keyHash, maker: user });
      if (keyed) await storeResult(trx, keyed, { id });
      const after = { serviceKey: id, ...input };
      await writeAudit(
        trx,
        user,
        'makeServiceKey',
        { recordType: 'serviceKey', recordId: id, before: null, after },
        request.id,
      );
      return readKey(trx, id);
    });
    reply.code(201);
    return { ...made, key };
  });

  /** {@link ServiceKeyList}: those that were not revoked. 403. */
  app.get('/api/service-keys', async (request): Promise<v.InferOutput<typeof ServiceKeyList>> => {
    const user = await signedInUser(request, auth);
    return inTransaction(database, async (trx) => {
      await providerAdmin(trx, user, 'serviceKeysByAdmin');
      return { keys: await listServiceKeys(trx, MOST_LISTED) };
    });
  });

  /**
   * Ends a key at once: {status: "200"}, else 404. Its links go on until they expire, unless `withdrawLinks=true` ends
   * them, too.
   */
  app.delete<{ Params: { id: string }; Querystring: { withdrawLinks?: string } }>(
    '/api/service-keys/:id',
    async (request) => {
      const user = await signedInUser(request, auth);
      const withdrawLinks = readFlag(request.query.withdrawLinks);
      const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : undefined;
      const isDone = await inTransaction(database, async (trx) => {
        await providerAdmin(trx, user, 'serviceKeysByAdmin');
        await claim(trx, user, undefined);
        const links = id === undefined ? undefined : await revokeServiceKey(trx, id, withdrawLinks);
        if (id === undefined || links === undefined) return false;
        const count = withdrawLinks ? links : 0;
        await writeAudit(
          trx,
          user,
          'revokeServiceKey',
          {
            recordType: 'serviceKey',
            recordId: id,
            before: { serviceKey: id },
            after: { withdrawnLinks: count },
            ...(count > 0 && { changes: [{ field: 'withdrawnLinks', before: null, after: count }] }),
          },
          request.id,
        );
        return true;
      });
      if (!isDone) throw new ApiError(404, 'not_found', 'There is no such service key.');
      return { status: '200' };
    },
  );
}

async function requireCompanies(trx: Transaction<Tables>, ids: readonly number[] | null): Promise<void> {
  if (ids && (await countCompanies(trx, ids)) < new Set(ids).size)
    throw new ApiError(400, 'invalid', 'The field entityIds names a company that there is not.');
}

async function readKey(trx: Transaction<Tables>, id: number): Promise<ServiceKey> {
  const [key] = await listServiceKeys(trx, 1, id);
  if (!key) throw new Error(`The service key ${id} is gone.`);
  return key;
}

/** A wish that is misspelt must not leave the links open. */
function readFlag(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new ApiError(400, 'invalid', 'withdrawLinks must be true or false.');
}
