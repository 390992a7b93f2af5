import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { MenuMessage } from './menu-message.tsx';
import { OptionList } from './option-list.tsx';
import { isCreateRow, type Option } from './options.ts';
import { useMenu } from './use-menu.ts';
import { useRows } from './use-rows.ts';

interface ComboboxProps extends ComboboxFieldProps {
  /** All options. Keep the array while it doesn't change. */
  options: readonly Option[];
  value: Option | null;
  /** `null` when the field was emptied. */
  onChange(option: Option | null): void;
  /** What is being typed, for options that are not all here yet. */
  onSearch?(text: string): void;
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
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; nothing while the input shows the choice. */
  const [query, setQuery] = useState<string>();

  const rows = useRows(options, query ?? '', NOTHING);
  const menu = useMenu({
    inputRef: input,
    entries: rows,
    text: query ?? value?.label ?? '',
    onText(text) {
      setQuery(text);
      props.onSearch?.(text);
    },
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
    <ComboboxField
      field={props}
      menu={menu}
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
      content={
        rows.length > 0 ? (
          <OptionList menu={menu} rows={rows} create={undefined} createLabel={undefined} choice={value} />
        ) : (
          <MenuMessage menu={menu} busy={busy}>
            {say('common.results', { count: 0 })}
          </MenuMessage>
        )
      }
    >
      <LiveRegion message={menu.isOpen ? results : ''} repeatKey={query} />
    </ComboboxField>
  );
}
