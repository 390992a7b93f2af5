/** What the network does to a request of the element under test. */
export const FAULTS = {
  none: 'Answers as usual',
  slow: 'Slow: every answer takes 3 seconds',
  'http-500': 'HTTP 500',
  'http-429': 'HTTP 429',
  'graphql-error': 'GraphQL error',
  offline: 'Offline: no connection',
  html: 'Malformed: an HTML page',
  truncated: 'Malformed: JSON cut off in the middle',
  'lost-answer': 'Lost answer: the work is done, the answer never arrives',
  'rate-missing': 'Exchange rate: there is none (HTTP 503)',
  'rate-zero': 'Exchange rate: zero',
  'rate-text': 'Exchange rate: not a number',
  'rate-late': 'Exchange rate: arrives 3 seconds late',
} as const;

export type Fault = keyof typeof FAULTS;

/** Which requests are hit: sign-in tokens and configuration are rarely what one wants to break. */
export const SCOPES = {
  data: 'Data calls',
  mutations: 'Only calls that change data',
  all: 'Every request',
} as const;

export type Scope = keyof typeof SCOPES;

/** One request as the list on the page shows it. */
export interface RequestEntry {
  id: number;
  method: string;
  /** Path and query, without the origin. */
  path: string;
  /** The GraphQL operation's name or first root field, if the request is one. */
  operation: string;
  fault: Fault;
  /** `pending`, an HTTP status, or what went wrong. */
  outcome: string;
  milliseconds?: number;
}

export interface FaultPlan {
  fault: Fault;
  scope: Scope;
  /** How many more requests are hit; `Number.POSITIVE_INFINITY` for all. */
  remaining: number;
}

interface Options {
  /** The plan as it stands when a request starts. */
  plan: () => FaultPlan;
  /** Called when a request was hit, so that the page can count down. */
  onHit: () => void;
  /** Called with every new and changed entry. */
  onRequest: (entry: RequestEntry) => void;
  /** The name of an action by the id that the request says. */
  actionName?: (id: string) => string | undefined;
  fetcher?: typeof fetch;
  slowness?: number;
}

/** Resolves after `milliseconds`, rejects at once when the caller gives up. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const CONNECTION_LOST = 'Failed to fetch';

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

async function answerWithFault(fault: Fault, request: Request, fetcher: typeof fetch, slowness: number) {
  switch (fault) {
    case 'none':
      return fetcher(request);
    case 'slow':
      await pause(slowness, request.signal);
      return fetcher(request);
    case 'http-500':
      return json({ error: 'Simulated failure', code: 'internal', requestId: 'demo' }, 500);
    case 'http-429':
      return json({ error: 'Simulated rate limit', code: 'rate_limited', requestId: 'demo' }, 429, {
        'retry-after': '1',
      });
    case 'graphql-error':
      return json({ errors: [{ message: 'Simulated GraphQL error', extensions: { statusCode: 500 } }] }, 200);
    case 'offline':
      throw new TypeError(CONNECTION_LOST);
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        status: 200,
        headers: { 'content-type': 'text/html' },
      });
    case 'truncated': {
      const text = await (await fetcher(request)).text();
      return new Response(text.slice(0, Math.ceil(text.length / 2)), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      });
    }
    case 'rate-missing':
      return json({ error: 'Simulated missing rate', code: 'unavailable', requestId: 'demo' }, 503);
    case 'rate-zero':
      return withRate(await fetcher(request), 0);
    case 'rate-text':
      return withRate(await fetcher(request), 'n/a');
    case 'rate-late':
      await pause(slowness, request.signal);
      return fetcher(request);
    case 'lost-answer':
      await (await fetcher(request)).arrayBuffer();
      throw new TypeError(CONNECTION_LOST);
  }
}

/** The real answer with another rate in it. */
async function withRate(response: Response, rate: unknown) {
  return json({ ...(await response.json()), conversion_rate: rate }, response.status);
}

interface GraphqlBody {
  query?: string;
  operationName?: string;
  variables?: { id?: unknown };
}

/** Reads name and kind of a GraphQL request; anything else is neither. */
async function describe(
  request: Request,
  actionName: (id: string) => string | undefined,
): Promise<{ operation: string; mutation: boolean }> {
  const unknown = { operation: '', mutation: false };
  if (request.method !== 'POST') return unknown;
  try {
    const body = JSON.parse(await request.clone().text()) as GraphqlBody;
    if (typeof body.query !== 'string') return unknown;
    const head = /^\s*(query|mutation)?\s*(\w+)?/.exec(body.query);
    const field = /\{\s*(\w+)/.exec(body.query)?.[1];
    const action = actionName(String(body.variables?.id));
    return {
      operation: action ?? body.operationName ?? head?.[2] ?? field ?? '',
      mutation: head?.[1] === 'mutation',
    };
  } catch {
    return unknown;
  }
}

/** The path of a backend may stand before that of the call. */
function isHit(fault: Fault, scope: Scope, path: string, mutation: boolean): boolean {
  const isRate = path.includes('/api/exchange-rate/');
  if (fault.startsWith('rate-')) return isRate;
  if (scope === 'all') return true;
  if (scope === 'mutations') return mutation;
  return isRate || path.includes('/api/runtime/') || path.includes('/api/betty/query');
}

/**
 * A `fetch` that fails on demand, for an element's `fetcher` property. Every fault looks to the element exactly as
 * the real one would; `lost-answer` and `truncated` let the server do its work first.
 */
export function createFaultyFetch(options: Options): typeof fetch {
  const { plan, onHit, onRequest, actionName = () => undefined, fetcher = fetch, slowness = 3000 } = options;
  let count = 0;

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { operation, mutation } = await describe(request, actionName);
    const { fault: planned, scope, remaining } = plan();
    const hit = planned !== 'none' && remaining > 0 && isHit(planned, scope, pathname, mutation);
    const fault = hit ? planned : 'none';
    if (fault !== 'none') onHit();

    const entry: RequestEntry = {
      id: ++count,
      method: request.method,
      path: pathname + search,
      operation,
      fault,
      outcome: 'pending',
    };
    onRequest(entry);
    const started = performance.now();
    const settle = (outcome: string) =>
      onRequest({ ...entry, outcome, milliseconds: Math.round(performance.now() - started) });
    try {
      const response = await answerWithFault(fault, request, fetcher, slowness);
      settle(String(response.status));
      return response;
    } catch (error) {
      settle(request.signal.aborted ? 'aborted' : 'no answer');
      throw error;
    }
  };
}
