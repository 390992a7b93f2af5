import { useId } from 'react';
import { chooseLocale } from '../../../../shared/i18n/choose-locale.ts';
import { LOCALE_NAMES } from '../../../../shared/i18n/locale-names.ts';
import { LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './language-choice.css.ts';

/** Chooses the language before anybody is signed in (I18N-03). */
export function LanguageChoice() {
  const text = useText(texts);
  const locale = useLocale();
  const id = useId();
  return (
    <p className={s.choice}>
      <label htmlFor={id}>{text('auth.language')}</label>
      <select
        id={id}
        className={s.select}
        value={locale}
        onChange={(event) => chooseLocale(event.currentTarget.value as Locale)}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LOCALE_NAMES[one]}
          </option>
        ))}
      </select>
    </p>
  );
}
