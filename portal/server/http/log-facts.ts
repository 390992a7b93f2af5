import type { FastifyRequest } from 'fastify';
import type { Caller, ServiceKeyCaller } from '../auth/rights/caller.ts';

/**
 * What the line of a request in the log has beside its address and answer: never a token, nor a value of the request.
 */
interface LogFacts {
  caller?: { kind: (Caller | ServiceKeyCaller)['kind']; id?: number | string };
  /** The action, or the root fields of a query. */
  operation?: string | undefined;
  /** What the lists of a query read, as its budget counts them. */
  rows?: number | undefined;
  /** Of the answer, before compression. */
  bytes?: number;
}

const noted = new WeakMap<object, LogFacts>();

/** Adds to what the line of this request will say. */
export function noteInLog(request: FastifyRequest, facts: LogFacts): void {
  noted.set(request, { ...noted.get(request), ...facts });
}

/** Who asks, by an id that is no secret. */
export function noteCaller(request: FastifyRequest, caller: Caller | ServiceKeyCaller): void {
  const { kind } = caller;
  if (kind === 'user') noteInLog(request, { caller: { kind, id: caller.userId } });
  else if (kind === 'serviceKey') noteInLog(request, { caller: { kind, id: caller.keyId } });
  else noteInLog(request, { caller: kind === 'link' ? { kind, id: caller.linkId } : { kind } });
}

export const factsOf = (request: FastifyRequest): LogFacts => noted.get(request) ?? {};
