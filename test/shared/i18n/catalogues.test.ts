import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../../shared/i18n/compile.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import type { Message } from '../../../shared/i18n/message.ts';
import { CATALOGUES, textsIn } from './all-catalogues.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';

const ENGLISH = textsIn('en');
type Foreign = keyof typeof SAME_AS_ENGLISH;

/** What is only there for the eye of a machine, or is written in Latin letters everywhere. */
const WITHOUT_OWN_LETTERS = /^[\s\d\p{P}\p{S}]*$|^[A-Z]{2,5}$|^(FAK|NAC).*$|^[+\s]*kg$/u;
const HAN = /\p{Script=Han}/u;
const OWN_SCRIPT = { ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, zh: HAN } as const;
/** Kana in Chinese, and characters that only one of the two languages writes. */
const FOREIGN_SCRIPT = {
  ja: /[请您账户载页选择询]/u,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]|[発読込検録択気関]/u,
} as const;

/** `{name}` for a value, `{name: zero one other}` for a text that depends on one. */
function argumentsOf(message: Message): Set<string> {
  if (typeof message === 'string') return new Set(message.match(/\{\w+\}/g) ?? []);
  const all = message.flatMap((piece) => {
    if (typeof piece === 'string') return [...argumentsOf(piece)];
    const [name, forms] = piece;
    return [`{${name}, ...}`, ...Object.values(forms).flatMap((form) => [...argumentsOf(form)])];
  });
  return new Set(all);
}

function* formsOf(message: Message): Generator<readonly [name: string, forms: readonly string[]]> {
  if (typeof message === 'string') return;
  for (const piece of message) {
    if (typeof piece === 'string') continue;
    yield [piece[0], Object.keys(piece[1])];
    for (const form of Object.values(piece[1])) yield* formsOf(form);
  }
}

/** Everything a reader could see of it, without values. */
function lettersOf(message: Message): string {
  if (typeof message === 'string') return message.replaceAll(/\{\w+\}/g, '');
  return message
    .map((piece) =>
      typeof piece === 'string' ? lettersOf(piece) : Object.values(piece[1]).map(lettersOf).join(' '),
    )
    .join('');
}

const isPlural = (forms: readonly string[]) =>
  forms.every((form) => /^(\d+|zero|one|two|few|many|other)$/.test(form)) && forms.length > 0;

it('an id stands in one catalogue alone', () => {
  const ids = CATALOGUES.flatMap(({ byLocale }) => Object.keys(byLocale.en));
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  );
});

for (const locale of LOCALES) {
  if (locale === 'en') continue;
  const texts = textsIn(locale);
  const shared = Object.entries(texts).filter(([id]) => id in ENGLISH);

  describe(`the texts in ${locale}`, () => {
    it('I18N-04 D-115 none is missing, none is left over', () => {
      for (const { folder, byLocale } of CATALOGUES) {
        const missing: string[] = Object.keys(byLocale.en).filter((id) => !byLocale[locale][id]);
        const extra: string[] = Object.keys(byLocale[locale]).filter((id) => !(id in byLocale.en));
        assert.deepEqual({ missing, extra }, { missing: [], extra: [] }, folder);
      }
    });

    it('all are valid MessageFormat and take the values of the English text', () => {
      for (const [id, text] of shared) {
        const own = argumentsOf(compile(text));
        assert.deepEqual([...own].sort(), [...argumentsOf(compile(ENGLISH[id]!))].sort(), `${id}: ${text}`);
      }
    });

    it('plurals have the forms of the language, and choices those of the English text', () => {
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const [id, text] of shared) {
        const english = [...formsOf(compile(ENGLISH[id]!))];
        for (const [name, forms] of formsOf(compile(text))) {
          const given = english.find(([other]) => other === name)![1];
          if (!isPlural(given)) {
            assert.deepEqual([...forms].sort(), [...given].sort(), `${id}: ${name}`);
            continue;
          }
          const named = forms.filter((form) => !/^\d+$/.test(form));
          const unknown = named.filter((form) => !categories.includes(form as Intl.LDMLPluralRule));
          assert.deepEqual(unknown, [], `${id}: ${name}`);
          assert.ok(named.includes('other'), `${id}: ${name} needs "other"`);
          if (given.includes('one') && categories.includes('one'))
            assert.ok(named.includes('one'), `${id}: ${name} needs "one"`);
        }
      }
    });

    it('I18N-04 D-115 none is left in English', () => {
      const left = shared.filter(
        ([id, text]) =>
          text === ENGLISH[id] &&
          /\p{L}/u.test(lettersOf(compile(text))) &&
          !SAME_AS_ENGLISH[locale as Foreign].has(text),
      );
      assert.deepEqual(left, []);
    });

    it('D-115 nothing on the list of equal texts is there for nothing', () => {
      const equal = new Set(shared.flatMap(([id, text]) => (text === ENGLISH[id] ? [text] : [])));
      const idle = [...SAME_AS_ENGLISH[locale as Foreign]].filter((text) => !equal.has(text));
      assert.deepEqual(idle, []);
    });

    if (locale === 'ja' || locale === 'zh') {
      it('are written in the script of the language', () => {
        for (const [id, text] of shared) {
          const letters = lettersOf(compile(text)).trim();
          if (WITHOUT_OWN_LETTERS.test(letters) || SAME_AS_ENGLISH[locale].has(text)) continue;
          assert.match(letters, OWN_SCRIPT[locale], `${id}: ${text}`);
          assert.doesNotMatch(letters, FOREIGN_SCRIPT[locale], `${id}: ${text}`);
        }
      });
    } else {
      it('are written in Latin letters', () => {
        for (const [id, text] of shared)
          assert.doesNotMatch(text, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, id);
      });
    }
  });
}
