import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

test('PROD-05 the package of the elements holds bundle, types, manifests and README, and nothing of the server', () => {
  const answer = execFileSync('npm', ['pack', './dist/widgets', '--dry-run', '--json'], { encoding: 'utf8' });
  const [{ files }] = JSON.parse(answer) as [{ files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  for (const path of [
    'autoload.js',
    'all.js',
    'po-style-manager.js',
    'index.d.ts',
    'details.d.ts',
    'react.d.ts',
  ])
    assert.ok(paths.includes(path), path);
  for (const path of [
    'custom-elements.json',
    'html-data.json',
    'web-types.json',
    'package.json',
    'README.md',
  ])
    assert.ok(paths.includes(path), path);
  assert.ok(paths.some((path) => /^chunks\/base-.*\.js$/.test(path)));
  assert.deepEqual(
    paths.filter((path) => /\.(map|br|gz)$/.test(path)),
    [],
  );
});
