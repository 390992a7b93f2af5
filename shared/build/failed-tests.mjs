import { inspect } from 'node:util';

/** A reporter of Node's test runner that prints the tests that failed, and nothing else. */
export default async function* failedTests(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    const { error } = data.details;
    // A suite fails with the tests in it, which stand here themselves.
    if (error.failureType === 'subtestsFailed') continue;
    yield `\n✖ ${data.name} (${data.file ?? ''}:${data.line ?? ''})\n${inspect(error.cause ?? error)}\n`;
  }
}
