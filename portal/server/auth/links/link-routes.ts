import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { LinkTokenInput } from '../../../../shared/contract/link-tokens.ts';
import { claim, firstResult, keyedCallOf, storeResult } from '../../actions/idempotency.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Tables } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { noteCaller } from '../../http/log-facts.ts';
import { parseBody } from '../../http/parse-body.ts';
import { publicUrlOf } from '../../http/public-url.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';
import { bearerOf } from '../bearer.ts';
import type { LinkGrant, ServiceKeyCaller, UserCaller } from '../rights/caller.ts';
import { isServiceKey } from '../service-keys/service-key.ts';
import { createServiceKeyCallers } from '../service-keys/service-key-callers.ts';
import { noteUse } from '../service-keys/stored-service-keys.ts';
import { signedInUser } from '../signed-in-user.ts';
import { type Issue, type IssuedLink, issueLink, listLinks, revokeLink } from './issued-links.ts';
import { linkUrl } from './link-url.ts';
import { recordOfReference } from './record-of-reference.ts';
import { requireRightToLink, requireWithinLimits } from './right-to-link.ts';

/** A year; a longer wish is cut. */
const LONGEST_LINK_S = 366 * 24 * 3600;
const MOST_LISTED = 1_000;
const REFERENCES_ELSEWHERE =
  "The field recordReference can't be used here: the records are in the provider's application. Send recordId.";

type LinkWish = Pick<v.InferOutput<typeof LinkTokenInput>, 'recordType' | 'recordId' | 'recordReference'>;

/** An admin sees and revokes everybody's links. */
const creatorFor = ({ isAdmin, userId }: UserCaller) => (isAdmin ? undefined : userId);

/** Signed links to one record for back-office pages: giving them out, and taking them back (D-01). */
export function linkRoutes(app: FastifyInstance, { auth, database, config }: Services): void {
  const callerOfKey = createServiceKeyCallers(database.db);

  async function giverOf(request: FastifyRequest): Promise<UserCaller | ServiceKeyCaller> {
    const bearer = bearerOf(request);
    if (!isServiceKey(bearer)) return signedInUser(request, auth);
    const caller = await callerOfKey(bearer, request.ip);
    noteCaller(request, caller);
    return caller;
  }

  const records = { areElsewhere: config.betty !== undefined };
  const requireRight = (giver: UserCaller | ServiceKeyCaller, link: LinkGrant) =>
    giver.kind === 'serviceKey'
      ? requireWithinLimits(database.db, giver, link, records)
      : requireRightToLink(database.db, giver, link, records);

  async function recordIdOf({ recordType, recordId, recordReference }: LinkWish): Promise<number> {
    if (recordReference === null) return recordId as number;
    if (records.areElsewhere) throw new ApiError(400, 'invalid', REFERENCES_ELSEWHERE);
    return recordOfReference(database.db, recordType, recordReference);
  }

  /**
   * The bearer is an admin's, an agent's, a manager's or a service key. The record is named by `recordId` or `recordReference`; the
   * answer has its id. `expiresIn` in seconds; `expiresAt` of the answer is the real end. A repeated `Idempotency-Key` answers with
   * the first link (D-37). 400 names the wrong field; 401; 403, which says what limit of a service key it is; 429 after many wrong
   * keys from one address.
   */
  app.post('/api/link-tokens', async (request) => {
    const giver = await giverOf(request);
    const { expiresIn, ...wish } = parseBody(LinkTokenInput, request.body);
    const { recordType, role, onBehalfOf } = wish;
    const link = { recordType, recordId: await recordIdOf(wish), role, onBehalfOf };
    await requireRight(giver, link);
    const expiresAt = new Date(Math.floor(Date.now() / 1000 + Math.min(expiresIn, LONGEST_LINK_S)) * 1000);
    const key = request.headers['idempotency-key']?.toString();
    const keyed = keyedCallOf(giver, key, `link ${JSON.stringify({ ...link, expiresIn })}`);
    const issue = await inTransaction(database, async (trx) => {
      if (!(await claim(trx, giver, keyed)) && keyed) return (await firstResult(trx, keyed)) as Issue;
      if (giver.kind === 'serviceKey') await noteUse(trx, giver.keyId);
      const issued = await issueLink(trx, link, { expiresAt, giver });
      await auditLink(trx, giver, 'giveLink', { ...link, ...issued }, request.id);
      // The token itself is not stored: it is signed again.
      if (keyed) await storeResult(trx, keyed, issued);
      return issued;
    });
    const token = await auth.linkToken(link, issue);
    const url = linkUrl(publicUrlOf(app, config), link, token);
    return { id: issue.id, recordId: link.recordId, token, url, expiresAt: issue.expiresAt };
  });

  app.get('/api/link-tokens', async (request) => {
    const user = await signedInUser(request, auth);
    return { links: await listLinks(database.db, creatorFor(user), MOST_LISTED) };
  });

  app.delete<{ Params: { id: string } }>('/api/link-tokens/:id', async (request) => {
    const user = await signedInUser(request, auth);
    const { id } = request.params;
    const link = await inTransaction(database, async (trx) => {
      const revoked = isUuid(id) ? await revokeLink(trx, id, creatorFor(user)) : undefined;
      if (!revoked) return undefined;
      await auditLink(trx, user, 'revokeLink', { id, ...revoked }, request.id);
      return revoked;
    });
    if (!link) throw new ApiError(404, 'not_found', 'There is no such link.');
    return { status: '200' };
  });
}

/** The link as what was given or taken away (D-96): it stays in the log when the link itself is long gone. */
function auditLink(
  trx: Transaction<Tables>,
  actor: UserCaller | ServiceKeyCaller,
  action: 'giveLink' | 'revokeLink',
  {
    recordType,
    recordId,
    role,
    onBehalfOf,
    id,
    expiresAt,
  }: Pick<IssuedLink, 'id' | 'recordType' | 'recordId' | 'role' | 'onBehalfOf' | 'expiresAt'>,
  requestId: string,
): Promise<void> {
  const given = { link: id, role, expiresAt, ...(onBehalfOf && { onBehalfOf }) };
  const [before, after] = action === 'giveLink' ? [null, given] : [given, {}];
  const changed = (field: string, of: { of?: string }, value: string) => ({
    field,
    ...of,
    before: before && value,
    after: before ? null : value,
  });
  const changes = [
    changed('link', { of: id }, expiresAt),
    changed('role', {}, role),
    ...(onBehalfOf ? [changed('onBehalfOf', {}, onBehalfOf)] : []),
  ];
  return writeAudit(trx, actor, action, { recordType, recordId, before, after, changes }, requestId);
}
