import * as v from 'valibot';
import type { ActionName } from '../contract/actions.ts';
import type { PublicConfig } from '../contract/config.ts';
import { ACTION_MUTATION } from '../contract/documented/action-mutation.ts';
import { GraphqlAnswer } from '../contract/errors.ts';
import type { Text, TextValue } from '../i18n/define-texts.ts';
import { loadPart } from '../i18n/languages.ts';
import { texts } from '../reasons/browser/texts/index.ts';
import { ServerWords } from '../reasons/server/server-words.ts';
import { actionInput } from './action-input.ts';
import { TIMEOUT, timerWait, type Wait, withAttempts } from './attempts.ts';
import { ClientError, codeOfStatus } from './client-error.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Look, Looking } from './lost-answer/by-looking.ts';
import { browserNetworkStatus, type NetworkStatus } from './network-status.ts';
import type { Query } from './other-names/in-names.ts';
import { isOwnBackend, publicConfig } from './public-config.ts';
import { withinLimit } from './request-limit.ts';
import { type Exchange, expected, httpError, type Outgoing, read, sender } from './send.ts';
import { onceFor, sharedBy } from './shared-by.ts';
import { dataTokens, type TokenSource } from './token.ts';

export interface ClientOptions {
  /** Origin (and path) of the backend, with or without a slash at its end. */
  apiBase: string;
  tokens: TokenSource;
  /** Replaces `fetch`. */
  fetcher?: typeof fetch | undefined;
  wait?: Wait | undefined;
  now?: (() => number) | undefined;
  networkStatus?: NetworkStatus | undefined;
  /** Longest time of one attempt, in milliseconds. */
  timeout?: number | undefined;
  /** Whether whoever asks has gone: what waits to be sent again isn't sent any more. */
  isLeft?: (() => boolean) | undefined;
  /** Told of each answer, for measurements. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

export interface QueryRequest {
  /** What is asked, for errors and logs. */
  name: string;
  query: string;
  variables?: Record<string, unknown>;
  signal?: AbortSignal | undefined;
  /** Wait between two attempts, in milliseconds; 2,000 by default (API-18, REF-25). */
  pause?: number | undefined;
}

export interface ReadRequest {
  /** What is asked, for errors and logs. */
  name: string;
  /** Below {@link ClientOptions.apiBase}, with a slash at its beginning. */
  path: string;
  signal?: AbortSignal | undefined;
}

export interface PostRequest {
  /** What it is, for errors and logs. */
  name: string;
  /** Below {@link ClientOptions.apiBase}, with a slash at its beginning. */
  path: string;
  /** Sent as JSON. */
  body: object;
  /** The idempotency key; a second try of the same user action passes the key of the first (D-122). */
  key: string;
  /** The one HTTP status of a success. */
  status: number;
  /** Of what is made of it; without one it is that of the browser. */
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ActionOptions<T = unknown> {
  /**
   * The idempotency key of a change; a second try of the same user action passes the key of the first (D-122). What has none
   * only reads.
   */
  key?: string | undefined;
  /** Of a change: what became of it where its answer was lost and a repeat would do it twice. */
  look?: Look<T> | undefined;
  signal?: AbortSignal | undefined;
  onAttempt?: ((n: number) => void) | undefined;
}

/** What calls wait for: the network, or a service that had too many requests. */
export type Waiting = 'offline' | 'busy';

/** The data client: one place that sends. Every method throws {@link ClientError} and nothing else. */
export interface Client {
  /** `GET {apiBase}/config.json`, loaded once a page. */
  config(): Promise<PublicConfig>;
  /**
   * Whether the backend is of this product's make. Any other is asked for what the specification documents alone, and a change
   * is sent to it once.
   */
  isOwn(): Promise<boolean>;
  /** Data of a GraphQL answer, in the form of `schema` (API-14 to API-18). */
  query<S extends v.GenericSchema>(schema: S, request: QueryRequest): Promise<v.InferOutput<S>>;
  /** The answer of an open address, in the form of `schema`: a `GET` without a token (API-54). */
  read<S extends v.GenericSchema>(schema: S, request: ReadRequest): Promise<v.InferOutput<S>>;
  /** Results of an action, in the form of `schema` (API-25 to API-27); `input` are its documented fields (D-128). */
  action<S extends v.GenericSchema>(
    name: ActionName,
    input: object,
    schema: S,
    options?: ActionOptions<v.InferOutput<S>>,
  ): Promise<v.InferOutput<S>>;
  /**
   * The answer of a `POST` to an address of its own, with the token that actions carry, in the form of `schema`. It is
   * one request: a lost network is a failure at once and not waited for (D-40), and the user tries again.
   */
  post<S extends v.GenericSchema>(schema: S, request: PostRequest): Promise<v.InferOutput<S>>;
  /**
   * Does `work` with the token that actions carry and with what the client sends by, for an answer that is read as it comes.
   * It fails as {@link Client.post} does.
   */
  withToken<T>(
    name: string,
    signal: AbortSignal,
    work: (token: string, fetcher: typeof fetch) => Promise<T>,
  ): Promise<T>;
  /** The whole address of what the backend names by a path, such as a file to be downloaded. */
  addressOf(path: string): string;
  /**
   * Runs `load` once for all clients of the page that talk to the same backend through the same fetcher, and gives all of
   * them its answer; a failed load isn't cached.
   */
  once<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Calls `listener` with what a call waits for, then with null; the returned function removes it. */
  onWaiting(listener: (why: Waiting | null) => void): () => void;
}

const never = new AbortController().signal;

/** Of other backends alone: it is there before the change goes out. */
const once = async <T>(
  request: string,
  change: () => Promise<T>,
  looking?: Looking<T> | undefined,
): Promise<T> => {
  const { byLooking } = await loadPart(() => import('./lost-answer/by-looking.ts'));
  return byLooking(request, change, looking);
};

const keyHeader = (key: string | undefined) => ({ ...(key && { 'idempotency-key': key }) });

const graphqlError = (message: TextValue): Text => texts('reason.graphql', { message });

export function createClient(options: ClientOptions): Client {
  const { tokens: source, wait = timerWait, now = Date.now, networkStatus = browserNetworkStatus } = options;
  const apiBase = options.apiBase.replace(/\/+$/, '');
  const fetcher = options.fetcher ?? globalThis.fetch;
  // `fetch` wants to be called on the window.
  const timeout = options.timeout ?? TIMEOUT;
  const send = sender((input, init) => fetcher(input, init), timeout, options.onExchange);
  const tokens = dataTokens({
    url: `${apiBase}/api/betty/login`,
    source,
    cache: sharedBy(fetcher),
    send,
    now,
    timeout,
  });
  const { isLeft = () => false } = options;
  const listeners = new Set<(why: Waiting | null) => void>();

  const config = () => publicConfig(sharedBy(fetcher), apiBase, send);

  /** How many calls wait for what. */
  const waiting = { offline: 0, busy: 0 };
  const waitsFor = (): Waiting | null => (waiting.offline && 'offline') || (waiting.busy && 'busy') || null;
  const count = (why: Waiting, change: 1 | -1) => {
    const before = waitsFor();
    waiting[why] += change;
    const now = waitsFor();
    if (now !== before) for (const listener of listeners) listener(now);
  };
  const online = async (signal: AbortSignal): Promise<void> => {
    if (!networkStatus.isOffline()) return;
    count('offline', 1);
    try {
      await networkStatus.whenOnline(signal);
    } finally {
      count('offline', -1);
    }
  };
  const limited = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    withinLimit(work, { signal, wait, isLeft, onPause: (isPausing) => count('busy', isPausing ? 1 : -1) });

  /** One attempt; a lost network and a limit of requests are waited for and don't count as a failure of the service. */
  const connected = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    for (;;) {
      await online(signal);
      try {
        return await limited(signal, work);
      } catch (error) {
        if (!(error instanceof ClientError && error.code === 'network' && networkStatus.isOffline()))
          throw error;
      }
    }
  };

  /** Whatever the work throws as a {@link ClientError}. */
  const reported = async <T>(request: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw new ClientError('aborted', 'Aborted', { request, cause: error });
      if (error instanceof ClientError) throw error;
      throw new ClientError('unexpected', texts('reason.unexpected'), { request, cause: error });
    }
  };

  const call = <T>(
    request: string,
    signal: AbortSignal,
    work: () => Promise<T>,
    { onAttempt, pause }: { onAttempt?: ((n: number) => void) | undefined; pause?: number | undefined } = {},
  ): Promise<T> =>
    reported(request, signal, () =>
      withAttempts(
        (n) => {
          onAttempt?.(n);
          return connected(signal, work);
        },
        { signal, wait, pause },
      ),
    );

  const graphql = async (
    outgoing: Outgoing,
    signal: AbortSignal,
    textOf: (message: TextValue) => TextValue = (message) => message,
  ) => {
    const answer = await send(outgoing, signal);
    if (answer.status !== 200) throw httpError(outgoing.request, answer);
    const { data, errors } = expected(GraphqlAnswer, answer.json, outgoing.request);
    const [error] = errors;
    if (!error) return data;
    const { statusCode, reasons } = error.extensions ?? {};
    const status = statusCode ?? undefined;
    const serverWords = new ServerWords(error.message, reasons);
    throw new ClientError(codeOfStatus(status) ?? 'graphql', textOf(serverWords), {
      request: outgoing.request,
      status,
      serverWords,
    });
  };

  /** By the names of the backend. It needs nothing else of the configuration, so that it goes without one. */
  const named = async (request: Query): Promise<Query> => {
    const { backend } = await config().catch(() => ({ backend: null }));
    if (!(backend?.me || backend?.models || backend?.properties)) return request;
    const { inNames } = await loadPart(() => import('./other-names/in-names.ts'));
    return inNames(request, backend);
  };

  const isOwn = (signal = never) => call('config', signal, async () => isOwnBackend(await config()));

  return {
    config,
    isOwn,

    query(schema, { name, query, variables = {}, signal = never, pause }) {
      const url = `${apiBase}/api/betty/query`;
      const attempt = async (token: string) => {
        const body = { token, ...(await named({ query, variables })) };
        return expected(schema, await graphql({ request: name, url, body }, signal, graphqlError), name);
      };
      return call(name, signal, () => tokens.use(signal, attempt), { pause });
    },

    read(schema, { name, path, signal = never }) {
      return call(name, signal, () => read(send, schema, { request: name, url: apiBase + path }, signal));
    },

    async action(name, input, schema, { key, look, signal = never, onAttempt } = {}) {
      const request = `action ${name}`;
      const isKeyed = await isOwn(signal);
      const sentKey = isKeyed ? (key ?? idempotencyKey()) : undefined;
      const attempt = async (token: string) => {
        const { appId, actions } = await config();
        const url = `${apiBase}/api/runtime/${encodeURIComponent(appId)}`;
        const headers = { authorization: `Bearer ${token}`, ...keyHeader(sentKey) };
        const variables = { id: actions[name] ?? name, input: actionInput(name, input, sentKey) };
        const data = await graphql(
          { request, url, headers, body: { query: ACTION_MUTATION, variables } },
          signal,
        );
        const answer = expected(v.object({ action: v.object({ results: schema }) }), data, request);
        return answer.action.results as v.InferOutput<typeof schema>;
      };
      if (isKeyed || key === undefined)
        return call(request, signal, () => tokens.use(signal, attempt), { onAttempt });
      // Nothing repeats by itself where a repeat is a second change; only what was refused goes out again.
      const change = () =>
        limited(signal, async () => {
          await online(signal);
          return tokens.use(signal, attempt);
        });
      const looking = look && { look, wait: (milliseconds: number) => wait(milliseconds, signal) };
      return reported(request, signal, () => once(request, () => reported(request, signal, change), looking));
    },

    async post(schema, { name, path, body, key, status, language, signal = never }) {
      const sent = (isKeyed: boolean) =>
        reported(name, signal, () =>
          tokens.use(signal, async (token) => {
            const headers = {
              authorization: `Bearer ${token}`,
              ...keyHeader(isKeyed ? key : undefined),
              ...(language && { 'accept-language': language }),
            };
            const answer = await send({ request: name, url: apiBase + path, headers, body }, signal);
            if (answer.status !== status) throw httpError(name, answer);
            return expected(schema, answer.json, name);
          }),
        );
      // It needs nothing else of the configuration, so that it goes without one.
      const isKeyed = await config().then(isOwnBackend, () => true);
      return isKeyed ? sent(true) : once(name, () => sent(false));
    },

    withToken: (name, signal, work) =>
      reported(name, signal, () => tokens.use(signal, (token) => work(token, fetcher))),

    addressOf: (path) => (/^https?:\/\//.test(path) ? path : apiBase + path),

    once: (name, load) => onceFor(sharedBy(fetcher), `${name} of ${apiBase}`, load),

    onWaiting(listener) {
      listeners.add(listener);
      const why = waitsFor();
      if (why) listener(why);
      return () => listeners.delete(listener);
    },
  };
}
