import { type ReactNode, useId } from 'react';
import { chooseLocale } from '../../../shared/i18n/choose-locale.ts';
import { LOCALE_NAMES } from '../../../shared/i18n/locale-names.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { DENSITIES, THEMES } from '../settings/parse-layout-config.ts';
import * as s from './settings-tab.css.ts';
import { texts } from './texts/index.ts';

/** Language, theme, density, whether unread notifications are counted, and whether single keys are shortcuts (D-96, I18N-01). */
export function SettingsTab() {
  const text = useText(texts);
  const locale = useLocale();
  const [{ theme, density, notifications, shortcuts }, change] = useLayoutConfig();
  return (
    <div className={s.settings}>
      <Choice
        label={text('panel.settings.language')}
        value={locale}
        options={LOCALES}
        onChange={chooseLocale}
        languages
      >
        {(one) => LOCALE_NAMES[one]}
      </Choice>
      <Choice
        label={text('panel.settings.theme')}
        value={theme}
        options={THEMES}
        onChange={(one) => change({ theme: one })}
      >
        {(one) => text(`shell.theme.${one}`)}
      </Choice>
      <Choice
        label={text('panel.settings.density')}
        value={density}
        options={DENSITIES}
        onChange={(one) => change({ density: one })}
      >
        {(one) => text(`panel.settings.density.${one}`)}
      </Choice>
      <Switch
        label={text('panel.settings.notifications')}
        isOn={notifications}
        onChange={(isOn) => change({ notifications: isOn })}
      />
      <Switch
        label={text('panel.settings.shortcuts')}
        isOn={shortcuts}
        onChange={(isOn) => change({ shortcuts: isOn })}
      />
      <p className={s.hint}>{text('panel.settings.kept')}</p>
    </div>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={s.toggle}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={s.knob}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  onChange(value: T): void;
  /** Each option is written in its own language. */
  languages?: boolean;
  children(option: T): ReactNode;
}

function Choice<T extends string>({ label, value, options, onChange, languages, children }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={s.setting}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`${frame} ${s.wide}`}
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => one === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one} lang={languages ? one : undefined}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
