import { useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { ComboboxFrame } from './combobox-frame.tsx';
import { MenuMessage } from './menu-message.tsx';
import { OptionList } from './option-list.tsx';
import { isCreateRow, type Option } from './options.ts';
import { useMenu } from './use-menu.ts';
import { useRows } from './use-rows.ts';

interface ComboboxProps {
  /** Accessible name of the input and its list. */
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  /** All options. Keep the array while it doesn't change. */
  options: readonly Option[];
  value: Option | null;
  /** `null` when the field was emptied. */
  onChange(option: Option | null): void;
  required?: boolean;
  busy?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  error?: string;
  /** Announced in place of the number of results. */
  status?: string;
}

const NOTHING: readonly Option[] = [];

/**
 * Choosing one option by typing. The text is only a search: leaving the field brings the label of the choice back,
 * or empties the choice when the text was emptied. The button `Clear {label}` empties it too.
 */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, busy = false, disabled = false, readOnly = false } = props;
  const enabled = !disabled && !readOnly;
  const say = useText();
  const anchor = `--menu-${useId().replaceAll(/\W/g, '')}`;
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; nothing while the input shows the choice. */
  const [query, setQuery] = useState<string>();

  const rows = useRows(options, query ?? '', NOTHING);
  const menu = useMenu({
    inputRef: input,
    entries: rows,
    text: query ?? value?.label ?? '',
    onText: setQuery,
    enabled,
    choice: value,
    onPick(entry) {
      if (isCreateRow(entry)) return;
      setQuery(undefined);
      menu.close();
      if (entry.id !== value?.id) onChange(entry);
    },
    onLeave() {
      if (query?.trim() === '' && value) onChange(null);
      setQuery(undefined);
    },
  });
  const results =
    props.status ?? (busy ? say('common.loading') : say('common.results', { count: rows.length }));

  return (
    <Field
      label={label}
      hideLabel={props.hideLabel}
      hint={props.hint}
      error={props.error}
      required={props.required}
      controlId={menu.inputProps.id}
      labelId={menu.labelProps.id}
    >
      <ComboboxFrame
        menu={menu}
        anchor={anchor}
        placeholder={props.placeholder}
        busy={busy}
        disabled={disabled}
        readOnly={readOnly}
        after={
          value &&
          enabled && (
            <IconButton
              label={say('common.clear', { label })}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setQuery(undefined);
                onChange(null);
                input.current?.focus();
              }}
            >
              <CloseIcon />
            </IconButton>
          )
        }
      >
        {rows.length > 0 ? (
          <OptionList menu={menu} rows={rows} create={undefined} createLabel={undefined} choice={value} />
        ) : (
          <MenuMessage menu={menu} busy={busy}>
            {say('common.results', { count: 0 })}
          </MenuMessage>
        )}
      </ComboboxFrame>
      <LiveRegion message={menu.isOpen ? results : ''} occasion={query} />
    </Field>
  );
}
