import { createPlatform, type PlatformSettings } from '../upstream/platform.ts';
import { PlatformFailure } from '../upstream/platform-failure.ts';
import { post } from '../upstream/post.ts';

/** What an application said to a query: its data, or that it refuses. */
export type Answered =
  | { readonly data: Readonly<Record<string, unknown>>; readonly refusal?: undefined }
  | { readonly data?: undefined; readonly refusal: Refusal };

export interface Refusal {
  readonly status: number;
  /** The application's own words, as far as it has any. */
  readonly words: string;
}

/**
 * Asks the application in the name of its service account.
 * @throws PlatformFailure where it can't be asked
 */
export type Ask = (query: string, variables?: object) => Promise<Answered>;

/** Whether it is the role that lacks a right. */
export const isForbidden = ({ status }: Refusal): boolean => status === 401 || status === 403;

export interface Waiting {
  /** The longest for one answer, in milliseconds. */
  readonly timeout: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** How often an application is asked that has too many requests, and how long it is waited for at most, in seconds. */
const ATTEMPTS = 3;
const USUAL_WAIT_S = 5;
const LONGEST_WAIT_S = 60;
const LONGEST_WORDS = 300;

/** It waits where the application asks for it. */
export function askerOf(settings: PlatformSettings, { timeout, wait }: Waiting): Ask {
  const platform = createPlatform(settings);
  return async (query, variables = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { data: await platform.ask({ query, variables }, AbortSignal.timeout(timeout)) };
      } catch (error) {
        if (!(error instanceof PlatformFailure)) throw error;
        const { status = 0, words = error.message, retryAfter = USUAL_WAIT_S } = error.facts;
        if (error.kind === 'refused' || error.kind === 'token')
          return { refusal: { status, words: words.slice(0, LONGEST_WORDS) } };
        if (error.kind !== 'busy' || attempt === ATTEMPTS) throw error;
        await wait(Math.min(retryAfter, LONGEST_WAIT_S) * 1_000);
      }
    }
  };
}

/** Most bytes of an answer that only has to be there. */
const SMALL = 1_000_000;

/**
 * Whether anything at the address speaks GraphQL: asked before anybody signs in, whose password is not for others.
 * @throws PlatformFailure where nothing does
 */
export async function findApplication(url: string, timeout: number): Promise<void> {
  const asked = { query: '{ __typename }', variables: {} };
  try {
    await post({ url, most: SMALL }, asked, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    // It wants to know who asks, which is an answer.
    const { kind, facts } = error as PlatformFailure;
    if (kind !== 'token' && kind !== 'busy' && !(kind === 'refused' && facts.words)) throw error;
  }
}
