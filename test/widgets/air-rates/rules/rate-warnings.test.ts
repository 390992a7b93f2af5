import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { texts } from '../../../../widgets/air-rates/rules/texts/index.ts';
import { checksWith, lane, problemsIn } from './lanes.ts';

const of = (cells: Readonly<Record<string, string>>, options = {}) => problemsIn([lane(cells)], options)[0];

describe('D-62 a warning about the validity', () => {
  test('MSG-25 says that a rate without an end has none, and stops nothing', () => {
    assert.deepEqual(of({ validityTo: '' }), ['warning validityTo: This rate has no end date.']);
    assert.equal(checksWith().firstMessage(lane({ validityTo: '' })), undefined);
  });

  test('AIR-02 says that the rate is over, or will be within 14 days', () => {
    const at = (validityTo: string) => of({ validityTo });
    assert.deepEqual(at('2026-03-09'), ['warning validityTo: This rate has expired.']);
    assert.deepEqual(at('2026-03-10'), ['warning validityTo: This rate expires today.']);
    assert.deepEqual(at('2026-03-11'), ['warning validityTo: This rate expires tomorrow.']);
    assert.deepEqual(at('2026-03-24'), ['warning validityTo: This rate expires in 14 days.']);
    assert.deepEqual(at('2026-03-25'), []);
  });
});

describe('AIR-02 a warning about a price', () => {
  test('stands where it is higher than that of the next lower weight with a price', () => {
    const prices = { 'level minimum': '900', 'level normal': '5', 'level 100': '', 'level 300': '5.01' };
    assert.deepEqual(of(prices), ['warning level 300: Higher than the normal price of 5.']);
    assert.deepEqual(of({ ...prices, 'level 100': '4,50', 'level 500': '5.01' }), [
      'warning level 300: Higher than the price of 4.5 from 100 kg.',
    ]);
    assert.deepEqual(of({ ...prices, 'level 300': '5.00' }), []);
  });

  test('I18N-03 writes numbers as the language does', async () => {
    await texts.load('de');
    const prices = { 'level normal': '4.25', 'level 100': '4.5', 'level 300': '' };
    assert.deepEqual(problemsIn([lane(prices)], { locale: 'de' }, 'de'), [
      ['warning level 100: Höher als der normale Preis von 4,25.'],
    ]);
  });

  test('compares weights as numbers, whatever the order of the levels', () => {
    const levels = ['1000', '300', 'normal'];
    const prices = { 'level normal': '5', 'level 300': '4', 'level 1000': '3' };
    assert.deepEqual(of(prices, { levels }), []);
  });

  test('stands where it is more than 30 % off the last submission', () => {
    const last = [lane({ 'level 100': '10', 'level 300': '10' })];
    const at = (price: string) => of({ 'level 100': price }, { last });
    assert.deepEqual(at('13'), []);
    assert.deepEqual(at('7.00'), []);
    assert.deepEqual(at('13.01'), ['warning level 100: 30% above the last price of 10.']);
    assert.deepEqual(at('5'), ['warning level 100: 50% below the last price of 10.']);
    assert.deepEqual(of({ 'level 100': '5', airline: 'Lufthansa Cargo' }, { last }), []);
    assert.deepEqual(of({ 'level 100': '5', to: 'FRA' }, { last }), []);
    assert.deepEqual(of({ 'level 100': '5' }, { last: [lane({ 'level 100': '0' })] }), []);
  });

  test('names the nearest of several last prices, and is silent where one of them is near', () => {
    const last = [lane({ 'level 100': '10' }), lane({ 'level 100': '20' })];
    assert.deepEqual(of({ 'level 100': '18' }, { last }), []);
    assert.deepEqual(of({ 'level 100': '40' }, { last }), [
      'warning level 100: 100% above the last price of 20.',
    ]);
  });
});

test('I18N-03 warnings are in every language', async () => {
  const days = await Promise.all(
    LOCALES.map(async (locale) => (await texts.load(locale))('air.warning.expiresSoon', { days: 1 })),
  );
  assert.equal(new Set(days).size, LOCALES.length);
  const values = { percent: 50, direction: 'down', price: '10' };
  assert.equal(texts.in('de')('air.warning.farFromLast', values), '50 % unter dem letzten Preis von 10.');
  assert.equal(texts.in('ja')('air.warning.farFromLast', values), '前回の料金10より50%低くなっています。');
});
