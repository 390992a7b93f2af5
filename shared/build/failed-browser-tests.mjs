import { writeFileSync } from 'node:fs';

/** A reporter of the browser tests that writes those that failed to a file, and nothing else. */
export const failedBrowserTests = (file) => ({
  onTestRunFinished({ sessions }) {
    const failed = sessions.flatMap(({ testFile, errors, testResults }) => [
      ...errors.map((error) => written(testFile, error)),
      ...(testResults ? failedIn(testResults, []) : []).map(({ name, error }) =>
        written(`${name} (${testFile})`, error),
      ),
    ]);
    writeFileSync(file, failed.join(''));
  },
});

function failedIn({ name, suites, tests }, outer) {
  const path = [...outer, name].filter(Boolean);
  return [
    ...tests
      .filter(({ passed, skipped }) => !passed && !skipped)
      .map((test) => ({ name: [...path, test.name].join(' > '), error: test.error })),
    ...suites.flatMap((suite) => failedIn(suite, path)),
  ];
}

const written = (title, { message, stack = '' } = { message: '' }) =>
  `\n✖ ${title}\n${stack.includes(message) ? stack : `${message}\n${stack}`}\n`;
