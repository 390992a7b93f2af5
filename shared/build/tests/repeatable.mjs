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

/**
 * Faults of the runtime itself, each with the sign that it leaves in the output, and where it is reported. They say nothing of the
 * file in which they end a process: it runs again, and is told as flaky.
 */
const RUNTIME_FAULTS = [
  {
    // V8 loses count of the machine code of WebAssembly where many modules come and go, as PGlite's do.
    sign: /Check failed: jit_page_->allocations_\.erase\(addr\) == 1/,
    source: 'https://github.com/nodejs/node/issues/64500',
  },
];

/** Where the fault that ended a process with this output is reported, if it is one of the runtime. */
export const runtimeFaultIn = (output) => RUNTIME_FAULTS.find(({ sign }) => sign.test(output))?.source;

/** Why a failed file is not run again; undefined where it may be. */
export function whyNotAgain({ file, isCrash, runtimeFault }) {
  if (runtimeFault) return undefined;
  if (isCrash) return 'its process ended';
  const text = readFileSync(file, 'utf8');
  return NEVER_AGAIN.find(({ sign }) => sign.test(text))?.why;
}
