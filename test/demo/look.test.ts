import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cssOf, hardToRead, lookOfQuery, textOfLook } from '../../demo/look.ts';

const LOOK = { '--fp-color-primary': '#1d5fa8', '--fp-font-family': "Georgia, 'Times New Roman'" };

test('a look survives the way through the address, and what is no token never gets in', () => {
  const query = `?element=route-form&look=${encodeURIComponent(textOfLook(LOOK))}`;
  assert.deepEqual(lookOfQuery(query), LOOK);
  assert.deepEqual(lookOfQuery('?look=color-primary:red;background:blue;radius-md:0}body{a:b;:;;x'), {
    '--fp-color-primary': 'red',
  });
  assert.deepEqual(lookOfQuery(''), {});
});

test('a look is copied as a rule, without what would end it', () => {
  assert.equal(
    cssOf({ ...LOOK, '--fp-radius-md': '0; } body { display: none' }),
    ":root {\n  --fp-color-primary: #1d5fa8;\n  --fp-font-family: Georgia, 'Times New Roman';\n}",
  );
});

test('text that is hard to read is told, in the theme in which it is, and colours in other words are not judged', () => {
  assert.deepEqual(hardToRead({}, 'light'), []);
  assert.deepEqual(hardToRead({}, 'dark'), []);
  const [problem] = hardToRead({ '--fp-color-on-primary': '#15703f' }, 'light');
  assert.equal(problem?.pair, 'on-primary on primary');
  assert.equal(problem?.ratio, 1);
  assert.deepEqual(hardToRead({ '--fp-color-on-primary': 'green' }, 'light'), []);
});
