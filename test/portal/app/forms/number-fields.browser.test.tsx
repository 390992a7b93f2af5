import { expect } from '@open-wc/testing';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { createLocaleLoader } from '../../../../shared/i18n/locale-loader.ts';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { focused, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { NUMBER_FORMS, type NumberForm } from './number-fields.tsx';
import { place } from './stored-form.ts';

describe('the fields for numbers', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  afterEach(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.includes(' numbers')))
      localStorage.removeItem(key);
  });

  const inputs = () => [...place().querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')];
  const offered = () => [...place().querySelectorAll<HTMLButtonElement>('[aria-live=polite] button')];
  const isWrong = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true';

  async function speak(locale: string) {
    localStorage.setItem('fp-locale', locale);
    createLocaleLoader(screen.store)();
    await waitUntil(() => screen.store.get(localeAtom) === locale, locale);
  }

  async function open(form: NumberForm, locale: string) {
    form.prepare?.(screen.network);
    await speak(locale);
    await screen.open(form.page());
    await waitUntil(() => inputs().length === form.fields, `${form.fields} fields`);
  }

  async function enter(input: HTMLInputElement, text: string, key: 'Tab' | 'Enter') {
    input.focus();
    input.select();
    await type(text);
    expect(input.value, 'while it is typed').to.equal(text);
    await press(key);
  }

  for (const form of NUMBER_FORMS)
    for (const [locale, sign] of [
      ['en', '.'],
      ['de', ','],
      ['fr', ','],
    ] as const) {
      const written = (value: string) => {
        const [whole = '', decimals = ''] = value.split('.');
        const shown = decimals.padEnd(form.leastDecimals ?? 0, '0');
        return shown === '' ? whole : whole + sign + shown;
      };
      const [own, other] = sign === '.' ? ['1.234', '2,345'] : ['2,345', '1.234'];

      it(`D-148 are read in the language ${locale}, and never by a guess: ${form.name}`, async () => {
        await open(form, locale);
        for (const input of inputs()) {
          await enter(input, own, 'Tab');
          await waitUntil(() => input.value === written(own.replace(sign, '.')), written(own));
          expect(offered()).to.deep.equal([]);

          await enter(input, '１２．５', 'Tab');
          await waitUntil(() => input.value === written('12.5'), '12.5');

          for (const key of ['Tab', 'Enter'] as const) {
            await enter(input, other, key);
            await waitUntil(() => isWrong(input) && offered().length === 2, 'both readings');
            expect(input.value).to.equal(other);
            const readings = [other.replace(/[.,]/, '.'), other.replace(/[.,]/, '')];
            expect(offered().map(({ textContent }) => textContent)).to.deep.equal(readings.map(written));
            const chosen = key === 'Tab' ? 0 : 1;
            offered()[chosen]!.click();
            await waitUntil(() => offered().length === 0, 'what was chosen');
            expect([input.value, focused()]).to.deep.equal([written(readings[chosen]!), input]);
          }
        }
      });
    }

  for (const form of NUMBER_FORMS)
    it(`D-148 mean the same in another language, and what can't be read stays so: ${form.name}`, async () => {
      await open(form, 'de');
      const [first, ...others] = inputs();
      const inEnglish = form.leastDecimals ? '12.50' : '12.5';
      await enter(first!, '12,5', 'Tab');
      await speak('en');
      await waitUntil(() => first!.value === inEnglish, 'English');
      await speak('de');
      const input = others[0] ?? first!;
      await enter(input, '1.250', 'Tab');
      await waitUntil(() => isWrong(input) && offered().length === 2, 'both readings');
      await speak('en');
      await waitUntil(() => place().textContent?.includes('“1.250” can mean two numbers.'), 'English');
      input.focus();
      await press('Tab');
      expect([input.value, isWrong(input)]).to.deep.equal(['1.250', true]);
      await screen.accessible();
    });
});
