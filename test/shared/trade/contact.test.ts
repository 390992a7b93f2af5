import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail, isPhoneNumber } from '../../../shared/trade/contact.ts';

test('MOD-09 a telephone number has digits enough, with the signs and the extension that people write', () => {
  for (const number of [
    '',
    '+1 201 555 0100',
    '(040) 66969-104',
    '02.66.55 x12',
    '+49 40 555 ext. 7',
    ' 12345 ',
  ])
    assert.equal(isPhoneNumber(number), true, number);
  for (const number of ['1234', 'Ann', '+', '++1 201 555 0100', '+1 201 555 0100 Ann', '12345 ext'])
    assert.equal(isPhoneNumber(number), false, number);
});

test('MOD-09 an email has one @ and a dot behind it, and no space', () => {
  for (const email of ['', ' office@a.example ', 'a+b@c.d-e.example'])
    assert.equal(isEmail(email), true, email);
  for (const email of ['office', 'a@b', '@b.example', 'a b@c.example', 'a@b@c.example', 'a@b.'])
    assert.equal(isEmail(email), false, email);
});
