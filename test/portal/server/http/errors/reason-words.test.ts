import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as v from 'valibot';
import { ApiError } from '../../../../../portal/server/http/errors/api-error.ts';
import { httpError } from '../../../../../shared/client/send.ts';
import { REASONS, type Reason, type ReasonCode } from '../../../../../shared/contract/reasons.ts';
import { compile } from '../../../../../shared/i18n/compile.ts';
import { inLanguage } from '../../../../../shared/i18n/define-texts.ts';
import { loadLanguage } from '../../../../../shared/i18n/languages.ts';
import { LOCALES, type Locale } from '../../../../../shared/i18n/locales.ts';
import { textsIn } from '../../../../shared/i18n/all-catalogues.ts';

for (const locale of LOCALES) if (locale !== 'en') await loadLanguage(locale);

const idOf = (code: string) => (code === 'noAccess' ? 'error.noAccess' : `reason.${code}`);

/** A value of the kind that the code has, unlike every other and such as a language would group. */
function sampleOf({ type }: v.GenericSchema, place: number): string | number {
  return type === 'number' ? 12_345 + place : `value ${place}`;
}

const sampleReason = (code: ReasonCode): Reason => {
  const entries = Object.entries(REASONS[code].entries as Record<string, v.GenericSchema>);
  if (entries.length === 0) return { code };
  return {
    code,
    values: Object.fromEntries(entries.map(([name, schema], place) => [name, sampleOf(schema, place)])),
  };
};

/** Reasons with an id that people don't know, and whose texts don't name it. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['unknownPort', 'unknownCarrier']);

/** The text of a file with the values put in: choices by a word or number take their other form, as no sample is one of these. */
const written = (locale: Locale, { code, values = {} }: Reason) =>
  textsIn(locale)
    [idOf(code)]!.replaceAll(
      /\{\w+, select,(?: (?!other)\w+ \{[^{}]*\})+ other \{((?:[^{}]|\{\w+\})*)\}\}/g,
      '$1',
    )
    .replaceAll(
      /\{(\w+), plural,(?: (?!other)=?\w+ \{[^{}]*\})* other \{([^{}]*)\}\}/g,
      (_, name: string, other: string) => other.replaceAll('#', String(values[name])),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The error of the data client for the answer that the server gives to a refusal. */
const received = (error: ApiError) => {
  const json = JSON.parse(JSON.stringify({ error: error.message, code: error.code, reasons: error.reasons }));
  return httpError('anything', { status: error.status, json, retryAfter: undefined }).serverWords!;
};

describe('PO-68 every reason of the server', () => {
  for (const code of Object.keys(REASONS) as ReasonCode[])
    test(`${code} is shown in English as the server says it, and in each language as its file does`, () => {
      const given = sampleReason(code);
      const error = new ApiError(422, 'invalid', given);
      assert.equal(error.message, written('en', given));
      for (const locale of LOCALES)
        assert.equal(inLanguage(locale, received(error)), written(locale, given), locale);
    });

  test('names the part of the input that it is about', () => {
    const at = (line?: number): Reason => ({ code: 'noNumber', field: 'unitCost', ...(line && { line }) });
    assert.equal(new ApiError(422, 'invalid', at()).message, 'unitCost: This is not a number.');
    assert.equal(
      new ApiError(422, 'invalid', at(1200)).message,
      'Line 1200, unitCost: This is not a number.',
    );
  });

  test('chooses a word where a value is blank', () => {
    const values = { given: 'blank', entered: '100.00', currency: 'EUR', rate: '1.08' };
    const error = new ApiError(422, 'invalid', { code: 'conversion', values, line: 2, field: 'unitCost' });
    assert.equal(error.message, 'Line 2, unitCost: Blank is not 100.00 EUR at the rate 1.08.');
  });

  test('has a text that names the values sent with it, and no others', () => {
    for (const [code, { entries }] of Object.entries(REASONS)) {
      const message = JSON.stringify(compile(textsIn('en')[idOf(code)]!));
      const named = [...message.matchAll(/\{(\w+)\}|\["(\w+)",\{/g)].map(
        ([, value, chosen]) => value ?? chosen!,
      );
      const shown = Object.keys(entries).filter(() => !FOR_PROGRAMS.has(code));
      assert.deepEqual([...new Set(named)].sort(), shown.sort(), code);
    }
  });

  test('is the only thing that the texts of reasons are for', () => {
    const others = Object.keys(textsIn('en')).filter(
      (id) => id.startsWith('reason.') && !Object.hasOwn(REASONS, id.replace('reason.', '')),
    );
    assert.deepEqual(others.sort(), [
      'reason.field',
      'reason.graphql',
      'reason.http',
      'reason.line',
      'reason.noToken',
      'reason.timeout',
      'reason.unexpected',
      'reason.unreachable',
    ]);
  });
});
