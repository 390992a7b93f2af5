import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { brokenNames, namesOf } from '../../shared/build/manifest/names.mjs';
import { version } from '../../shared/build/plugins.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const NOW = read('widgets/custom-elements.json');
const LAST = read('test/build/last-release.json');

/** The part of the changelog that is about this version. */
function section(): string {
  const text = readFileSync('widgets/CHANGELOG.md', 'utf8');
  return text.split(/^## /m).find((part) => part.startsWith(`${version}\n`)) ?? '';
}

describe('the contract of the elements with pages that were written before', () => {
  test('PROD-05 nothing that the last release had goes away without a word in the changelog', () => {
    const removed = section().split('### Removed')[1] ?? '';
    const untold = brokenNames(LAST, NOW).filter((name) => !removed.includes(name));
    assert.deepEqual(untold, [], `add it to "### Removed" of ${version} in widgets/CHANGELOG.md, or keep it`);
  });

  test('PROD-05 the version has a part of the changelog', () => {
    assert.notEqual(section(), '', `widgets/CHANGELOG.md says nothing of ${version}`);
  });

  test('every kind of name is noticed when it goes away, and so is another type', () => {
    const names = [...namesOf(NOW).keys()];
    for (const kind of ['attribute', 'property', 'method', 'event', 'part', 'token'])
      assert.ok(
        names.some((name) => name.includes(` ${kind} `)),
        kind,
      );
    const changed = structuredClone(NOW);
    const [manager, charges, ...others] = changed.modules;
    changed.modules = [manager, ...others];
    const element = manager.declarations[0];
    const [attribute] = element.attributes;
    const [event, ...otherEvents] = element.events;
    element.events = otherEvents;
    const type = attribute.type.text;
    attribute.type.text = 'symbol';
    const tag = (module: typeof manager) => `<${module.declarations[0].tagName}>`;
    const broken = brokenNames(NOW, changed);
    assert.deepEqual(
      broken.filter((name) => !name.startsWith(tag(charges))),
      [
        `${tag(manager)} attribute ${attribute.name}: ${type} is now symbol`,
        `${tag(manager)} event ${event.name}`,
      ],
    );
    assert.ok(broken.includes(tag(charges)));
  });
});
