import { useId } from 'react';
import { chooseLocale } from '../../../../shared/i18n/choose-locale.ts';
import { LOCALE_NAMES } from '../../../../shared/i18n/locale-names.ts';
import { LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { useLayoutConfig } from '../../settings/layout-config.ts';
import { type LayoutConfig, THEMES } from '../../settings/parse-layout-config.ts';
import { texts } from '../texts/index.ts';
import * as s from './user-menu.css.ts';

/** Language and theme in the user's menu; the quick panel has all settings. */
export function QuickChoices() {
  const text = useText(texts);
  const id = useId();
  const locale = useLocale();
  const [{ theme }, change] = useLayoutConfig();
  return (
    <>
      <div className={s.choice}>
        <label htmlFor={`${id}language`}>{text('shell.language')}</label>
        <select
          id={`${id}language`}
          className={`${frame} ${s.select}`}
          value={locale}
          onChange={(event) => chooseLocale(event.currentTarget.value as Locale)}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LOCALE_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <div className={s.choice}>
        <label htmlFor={`${id}theme`}>{text('shell.theme')}</label>
        <select
          id={`${id}theme`}
          className={`${frame} ${s.select}`}
          value={theme}
          onChange={(event) => change({ theme: event.currentTarget.value as LayoutConfig['theme'] })}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {text(`shell.theme.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
