import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { zoneName } from '../../../shared/i18n/zone-name.ts';

test('D-154 a time zone has its name in each language, also in summer, and UTC has one', () => {
  const inAll = (zone: string) => LOCALES.map((locale) => zoneName(locale, zone));
  assert.deepEqual(inAll('Asia/Shanghai'), [
    ...['China Standard Time', 'Chinesische Normalzeit', 'hora estándar de China'],
    ...['heure normale de la Chine', '中国標準時', '中国标准时间'],
  ]);
  assert.equal(zoneName('en', 'UTC'), 'Coordinated Universal Time');
  assert.equal(zoneName('de', 'UTC'), 'Koordinierte Weltzeit');
  assert.equal(zoneName('en', 'Etc/GMT+12'), 'GMT-12:00');
  assert.equal(zoneName('en', 'Europe/Berlin', new Date('2026-07-01')), 'Central European Time');
});
