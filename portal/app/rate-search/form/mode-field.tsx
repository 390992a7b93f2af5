import { useId } from 'react';
import { SEARCH_MODES, type SearchMode } from '../../../../shared/contract/rate-search.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { texts } from '../texts/index.ts';
import * as s from './mode-field.css.ts';

/** The choice of the mode of transport, as radio buttons in one row. */
export function ModeField({ value, onChange }: { value: SearchMode; onChange(mode: SearchMode): void }) {
  const text = useText(texts);
  const name = useId();
  return (
    <fieldset className={s.modes}>
      <legend className={visuallyHidden}>{text('rateSearch.mode')}</legend>
      {SEARCH_MODES.map((mode) => (
        <label key={mode} className={s.mode}>
          <input
            type="radio"
            name={name}
            className={s.input}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {text(`rateSearch.mode.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
