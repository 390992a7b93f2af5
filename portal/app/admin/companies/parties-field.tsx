import { useMemo, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { CloseIcon } from '../../../../shared/ui/icons/icons.tsx';
import { without } from '../../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { useFieldRules } from '../../form/form.tsx';
import { texts } from '../texts/index.ts';
import type { PartyOption } from './find-parties.ts';
import * as s from './parties-field.css.ts';
import type { PartyChanges } from './party-changes.ts';

interface PartiesFieldProps {
  /** The same function as long as it finds the same. */
  find(text: string, signal: AbortSignal): Promise<readonly PartyOption[]>;
  label: string;
  hint: string;
  error?: string | undefined;
  parties: PartyChanges;
  /** Something is about to be added or removed. */
  onChange(): void;
}

/**
 * Several companies, such as the agents of one or its suppliers: found by typing, each with a button that removes it. It is no
 * `MultiCombobox`, because a page that shares that one would split the order manager's code into two files.
 */
export function PartiesField({ find, label, hint, error, parties, onChange }: PartiesFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const place = useRef<HTMLDivElement>(null);
  const found = useRemoteOptions(find);
  const { selected } = parties;
  const options = useMemo(() => ({ ...found, rows: without(found.rows, selected) }), [found, selected]);

  const remove = (party: PartyOption) => {
    if (isReadOnly) return;
    onChange();
    parties.remove(party);
    // The focused button goes with its party.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={s.parties}>
      <Combobox
        label={label}
        hint={hint}
        {...(error && { error })}
        options={options}
        value={null}
        readOnly={isReadOnly}
        onChange={(party) => {
          if (!party) return;
          onChange();
          parties.add(party);
        }}
      />
      {selected.length > 0 && (
        <ul className={s.list} aria-label={label}>
          {selected.map((party) => (
            <li key={party.id} className={s.party}>
              <span className={s.name}>{party.label}</span>
              <IconButton
                label={text('common.remove', { label: party.label })}
                aria-disabled={isReadOnly || undefined}
                onClick={() => remove(party)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
