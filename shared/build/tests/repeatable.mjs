import { readFileSync } from 'node:fs';

/** More files than these don't fail by chance. */
export const MOST_AGAIN = 5;

/**
 * What has to hold every time: a property, a race, or what a kill leaves, which fails once, has failed. Each with the sign by
 * which a test file is known to be one.
 */
const NEVER_AGAIN = [
  { why: 'it looks for counterexamples', sign: /from 'fast-check'/ },
  { why: 'it kills processes', sign: /\.kill\(|SIGKILL/ },
  { why: 'it has two servers', sign: /suitePair\(/ },
  { why: 'it proves that a repeated call has one effect', sign: /idempotency/i },
];

/** Why a failed file is not run again; undefined where it may be. */
export function whyNotAgain({ file, isCrash }) {
  if (isCrash) return 'its process ended';
  const text = readFileSync(file, 'utf8');
  return NEVER_AGAIN.find(({ sign }) => sign.test(text))?.why;
}
