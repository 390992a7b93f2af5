import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUDGET, budgetTable } from '../../shared/build/budget.mjs';
import { closure } from '../../shared/build/bundle-files.mjs';

const REACT = 'widgets/chunks/react-1.js';
const chunk = (...imports: string[]) => ({ type: 'chunk', imports, isEntry: false });
const PART = 'widgets/chunks/key-map-D1-IPS4.js';

const bundle = {
  [REACT]: chunk(),
  'widgets/chunks/base-1.js': chunk(REACT),
  'widgets/autoload.js': chunk(),
  'widgets/fp-one.js': chunk('widgets/chunks/base-1.js'),
  'widgets/fp-two.js': { ...chunk('widgets/chunks/base-1.js', REACT), dynamicImports: [PART] },
  [PART]: chunk('widgets/chunks/base-1.js', 'widgets/chunks/table-1.js'),
  'widgets/chunks/table-1.js': chunk(),
  'widgets/booking-charges.js': chunk('widgets/chunks/base-1.js'),
  'portal/assets/main-1.js': { ...chunk(REACT), isEntry: true },
};

const sizes = (own: Record<string, number>) =>
  new Map(
    Object.entries({
      [REACT]: 60_000,
      'widgets/chunks/base-1.js': 20_000,
      'widgets/autoload.js': 400,
      'widgets/fp-one.js': 5_000,
      'widgets/fp-two.js': 6_000,
      'widgets/booking-charges.js': 30_000,
      [PART]: 700,
      'widgets/chunks/table-1.js': 300,
      'portal/assets/main-1.js': 10_000,
      ...own,
    }),
  );

const TAGS = ['fp-one', 'fp-two', 'booking-charges'];
const over = (own: Record<string, number>) => budgetTable(bundle, sizes(own), TAGS).broken.join();

describe('byte budget', () => {
  it('counts everything that an entry loads at once, each file once', () => {
    assert.deepEqual([...closure(bundle, 'widgets/fp-two.js')].sort(), [
      'widgets/chunks/base-1.js',
      REACT,
      'widgets/fp-two.js',
    ]);
  });

  it('prints a line for each promise', () => {
    const { text, broken } = budgetTable(bundle, sizes({}), TAGS);
    assert.deepEqual(broken, []);
    assert.match(text, /<fp-one> first on a page\s+85\.00 kB\s+of\s+100\.00 kB/);
    assert.match(text, /<booking-charges> first on a page\s+110\.00 kB\s+of\s+120\.50 kB/);
    assert.match(text, /<fp-two> after another\s+6\.00 kB\s+of\s+30\.00 kB/);
    assert.match(text, /Portal, sign-in\s+70\.00 kB\s+of\s+101\.60 kB/);
  });

  it('tells what an element loads on demand, with all that this needs and the page has not', () => {
    const { text } = budgetTable(bundle, sizes({}), TAGS);
    assert.match(text, /<fp-two> after another.*\n\s+on demand key-map\s+1\.00 kB\n/);
  });

  it('fails on a first element, a further element, an autoloader and a sign-in page that are too large', () => {
    assert.match(over({ 'widgets/fp-one.js': 20_001 }), /<fp-one> first on a page is 100001 bytes of 100000/);
    assert.match(
      over({ 'widgets/booking-charges.js': 40_501 }),
      /<booking-charges> first on a page is 120501/,
    );
    assert.match(
      over({ 'widgets/fp-two.js': BUDGET.furtherElement.others + 1 }),
      /<fp-two> after another is 30001 bytes of 30000/,
    );
    assert.match(over({ 'widgets/autoload.js': 2191 }), /autoload/);
    assert.match(over({ 'portal/assets/main-1.js': 41_601 }), /sign-in/);
  });

  it('lets React itself grow: the floor is measured', () => {
    assert.equal(over({ [REACT]: 70_000 }), '');
  });
});
