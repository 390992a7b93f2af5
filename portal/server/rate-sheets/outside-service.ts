import * as v from 'valibot';
import { RateSheetAccepted, type RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import { textWithin } from '../http/text-within.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/** Of the outside service; what else it answers doesn't matter. */
const Accepted = v.pick(RateSheetAccepted, ['accepted']);

export interface OutsideService {
  /** `RATE_SERVICE_URL`, to which `/rate-sheet` is appended. */
  url: string;
  /** `RATE_SERVICE_KEY`: the server's own bearer. */
  key?: string | undefined;
  /** Longest time of one request, in milliseconds. */
  timeout?: number;
}

/** Why the service didn't accept the work, in words for the log: never an address, a key or anything that it sent. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** The same request would be refused again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/**
 * Hands the request of a rate sheet to a service outside (D-141), which takes several requests with one key for one. It
 * has accepted the work only if it says so: status 202 and `accepted` exactly true (API-69, API-70). Redirects are not
 * followed: the key is for this address alone.
 *
 * @throws ServiceFailure
 */
export async function sendRequest(
  { url, key, timeout = TIMEOUT_MS }: OutsideService,
  { body, idempotencyKey, signal }: { body: RateSheetRequest; idempotencyKey: string; signal: AbortSignal },
): Promise<void> {
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/rate-sheet`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([timer, signal]),
    });
    if (response.status === 202) return requireAccepted(await textWithin(response, MOST_BYTES));
    await response.body?.cancel();
    throw new ServiceFailure(`answered with status ${response.status}`, {
      isFinal: !isPassing(response.status),
    });
  } catch (error) {
    if (error instanceof ServiceFailure || signal.aborted) throw error;
    // Never the error itself: it may contain the address.
    throw new ServiceFailure(timer.aborted ? 'did not answer in time' : 'could not be reached');
  }
}

/** Another try may be answered otherwise. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

function requireAccepted(text: string | undefined): void {
  if (text === undefined) throw new ServiceFailure('answered far more than whether it accepts the work');
  if (!v.is(Accepted, jsonOf(text))) throw new ServiceFailure('did not say that it accepts the work');
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
