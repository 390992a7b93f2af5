import { withoutPauses } from './quiet.ts';

/** One request as the fake network saw it. */
export interface Call {
  /** `POST /api/betty/login`, or what the body asks for: `query allBooking`, `action createPurchaseOrder`. */
  route: string;
  /** Of its address, of which the route has none. */
  query: string;
  headers: Headers;
  /** What JSON says, else as it was sent. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  body: any;
  signal: AbortSignal | null | undefined;
  /** Tells whoever sent a file how many of its bytes have gone. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

/** The fields of an action that has them directly in its input (D-128). */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
export function fieldsOf({ body }: Call): any {
  const { requestId: _, ...fields } = body.variables.input;
  return fields;
}

/** What a route answers: data (wrapped as its route needs it), a whole Response, or a function that makes either. */
export type Answer = unknown | ((call: Call) => unknown);

/** The one fake of the network: every request needs an answer, and one without fails the test in `verify()`. */
export interface FakeNetwork {
  fetch: typeof fetch;
  /** `XMLHttpRequest` as far as a file is sent by it; it asks the same routes. */
  XMLHttpRequest: typeof XMLHttpRequest;
  calls: Call[];
  /** Answers a route; several answers are given in turn, the last one again and again. */
  on(route: string, ...answers: Answer[]): void;
  /** The calls of one route. */
  to(route: string): Call[];
  /** Throws if a request came that nobody expected. */
  verify(): void;
}

/** The twin of the provider's backend, where the browser tests run against it: it checks what is sent to a fake network. */
interface Platform {
  readonly backend: object;
  check(request: { id?: string; query: string; variables: object }): void;
  /** Why it would have refused what was sent since the last question. */
  refused(): Promise<string[]>;
}
const { platform } = globalThis as { platform?: Platform };
/** Whether the fake network stands for this product's own server. */
export const isOwnBackend = platform === undefined;
if (platform)
  afterEach(async () => {
    const refused = await platform.refused();
    if (refused.length > 0) throw new Error(`Refused by the twin: ${refused.join(', ')}`);
  });

const CONFIG = {
  appId: 'app-1',
  actions: {} as Record<string, string>,
  providerName: 'Blue Anchor Forwarding',
  helpUrl: 'https://help.example/',
  ...(platform && { backend: platform.backend }),
};

/** A token that says when it ends, `seconds` from 1970. */
export function jwt(exp: number, name = ''): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'HS256' })}.${part({ exp, name })}.signature`;
}

/** A GraphQL answer with an error, as the data endpoint sends it: HTTP 200. */
export const graphqlError = (message: string, statusCode?: number, reasons?: readonly object[]): Response =>
  Response.json({
    data: null,
    errors: [{ message, ...(statusCode ? { extensions: { statusCode, reasons } } : {}) }],
  });

/** An answer that never comes; it ends only with the request's own signal. */
export const never =
  () =>
  ({ signal }: Call): Promise<never> =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** A connection that breaks. */
export const broken = () => (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that the test gives when it wants to. */
export function held<T>(): { answer: () => Promise<T>; give(value: T): void } {
  let give!: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}

// A page of tests asks a fake network again at once: two pauses in earnest are half the time that a test has.
if ('window' in globalThis) withoutPauses(new Set([2000]));

export function fakeNetwork(): FakeNetwork {
  const routes = new Map<string, Answer[]>();
  const calls: Call[] = [];
  const unexpected: string[] = [];

  const network: FakeNetwork = {
    calls,
    XMLHttpRequest: requestOver((input, init) => network.fetch(input, init)),
    on: (route, ...answers) => void routes.set(route, answers),
    to: (route) => calls.filter((call) => call.route === route),
    verify() {
      if (unexpected.length) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
    },
    async fetch(input, init) {
      const url = new URL(String(input instanceof Request ? input.url : input), 'http://fake.example');
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined);
      const plain = `${init?.method ?? 'GET'} ${url.pathname}`;
      const route = routes.has(plain) ? plain : asked(plain, body);
      const call: Call = {
        route,
        query: url.search,
        headers: new Headers(init?.headers),
        body,
        signal: init?.signal,
        onProgress: (init as UploadInit | undefined)?.onProgress,
      };
      calls.push(call);
      if (platform && body?.query)
        platform.check({ ...idOf(route), query: body.query, variables: body.variables });
      const answers = routes.get(route);
      if (!answers?.length) {
        unexpected.push(route);
        throw new Error(`Unexpected request: ${route}`);
      }
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const value = typeof answer === 'function' ? await answer(call) : answer;
      if (value instanceof Response) return value.clone();
      // What a test leaves out of the configuration is as usual.
      if (route === 'GET /config.json') return Response.json({ ...CONFIG, ...Object(value) });
      return Response.json(wrapped(route, value));
    },
  };
  network.on('POST /api/betty/login', () => ({ token: jwt(4_000_000_000) }));
  network.on('GET /config.json', CONFIG);
  return network;
}

/** The name of an action, as the tests have it in the place of an id. */
const idOf = (route: string) => (route.startsWith('action ') ? { id: route.slice('action '.length) } : {});

/** What the body of a GraphQL request asks for. */
// biome-ignore lint/suspicious/noExplicitAny: the body is whatever was sent
function asked(plain: string, body: any): string {
  if (plain === 'POST /api/betty/query')
    return `query ${/\b(all|one|count|live)[A-Z]\w*|meWebUser/.exec(body.query)?.[0]}`;
  if (plain.startsWith('POST /api/runtime/')) return `action ${body.variables.id}`;
  return plain;
}

function wrapped(route: string, value: unknown): unknown {
  const [kind, name = ''] = route.split(' ');
  if (kind === 'query') return { data: { [name]: value } };
  return kind === 'action' ? { data: { action: { results: value } } } : value;
}

type UploadInit = RequestInit & Pick<Call, 'onProgress'>;

function requestOver(fetch: FakeNetwork['fetch']): typeof XMLHttpRequest {
  class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    status = 0;
    responseText = '';
    #init: UploadInit = {};
    #url = '';
    #headers = new Headers();
    #answered = new Headers();
    readonly #ending = new AbortController();

    open(method: string, url: string) {
      this.#url = url;
      this.#init = { method };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    abort() {
      this.#ending.abort();
      this.onabort();
    }
    async send(body: BodyInit | null) {
      const { signal } = this.#ending;
      const onProgress = (loaded: number) => this.upload.onprogress?.({ loaded });
      const init: UploadInit = { ...this.#init, headers: this.#headers, body, signal, onProgress };
      try {
        const response = await fetch(this.#url, init);
        this.status = response.status;
        this.responseText = await response.text();
        this.#answered = response.headers;
      } catch {
        return signal.aborted || this.onerror();
      }
      if (!signal.aborted) this.onload();
    }
  }
  return FakeRequest as unknown as typeof XMLHttpRequest;
}
