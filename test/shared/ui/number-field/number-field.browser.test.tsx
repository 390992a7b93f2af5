import { expect } from '@open-wc/testing';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { NumberField } from '../../../../shared/ui/number-field/number-field.tsx';
import { texts } from '../../../../shared/ui/number-field/texts/index.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, found, press, type } from '../user-input.ts';

let submitted: string[];

function Weight({ locale }: { locale: 'en' | 'de' }) {
  const [text, setText] = useState('');
  const setLocale = useSetAtom(localeAtom);
  useEffect(() => setLocale(locale), [locale, setLocale]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(text);
      }}
    >
      <NumberField label="Weight" value={text} onText={setText} currency="USD" />
    </form>
  );
}

describe('the field of a number', () => {
  const place = eachPlace();
  beforeEach(() => {
    submitted = [];
  });

  async function opened(locale: 'en' | 'de') {
    await texts.load(locale);
    const element = mount(() => <Weight locale={locale} />, place());
    const input = await found<HTMLInputElement>(element, 'input');
    await settled();
    input.focus();
    const root = element.shadowRoot!;
    const error = () => root.querySelector('[aria-live]')?.textContent ?? '';
    return { element, input, root, error };
  }

  it('D-148 shows what was read, in the notation of the language, once it is left', async () => {
    const { input, error } = await opened('de');
    for (const [typed, shown] of [
      ['2,345', '2,345'],
      ['1.250,50', '1250,5'],
      ['$ 1’234.5', '1234,5'],
      ['１２．５', '12,5'],
    ] as const) {
      input.focus();
      input.select();
      await type(typed);
      expect(input.value, 'while it is typed').to.equal(typed);
      await press('Tab');
      await settled();
      expect([input.value, error()]).to.deep.equal([shown, '']);
    }
  });

  it('D-148 shows it before Enter submits the form', async () => {
    const { input } = await opened('en');
    await type('1,234.50');
    await press('Enter');
    await settled();
    expect([input.value, submitted]).to.deep.equal(['1234.5', ['1234.5']]);
  });

  it('D-148 offers both readings of a number that has two, and takes the chosen one', async () => {
    const { element, input, root, error } = await opened('de');
    await type('1.234');
    await settled();
    expect(error(), 'while it is typed').to.equal('');
    await press('Tab');
    await settled();
    expect(error()).to.contain('1.234');
    expect([input.value, input.getAttribute('aria-invalid')]).to.deep.equal(['1.234', 'true']);
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).to.deep.equal(['1,234', '1234']);
    await expect(element).to.be.accessible();

    await click(buttons[1]);
    await settled();
    expect([input.value, error(), focused()]).to.deep.equal(['1234', '', input]);
  });

  it('keeps what is no number', async () => {
    const { input } = await opened('en');
    await type('ten ');
    await press('Tab');
    await settled();
    expect(input.value).to.equal('ten ');
  });
});
