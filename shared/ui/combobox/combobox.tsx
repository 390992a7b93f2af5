import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, WarningIcon } from '../icons/icons.tsx';
import { MenuContent } from '../menu/menu-content.tsx';
import type { Option } from '../options/option.ts';
import type { RemoteOptions } from '../search/remote-options.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { useCombobox } from './use-combobox.ts';
import { useRows } from './use-rows.ts';

interface ComboboxProps<O extends Option> extends ComboboxFieldProps {
  /** All options, or those that a server finds. Keep the array while it doesn't change. */
  options: readonly O[] | RemoteOptions<O>;
  value: O | null;
  /** `null` when the field was emptied. */
  onChange(option: NoInfer<O> | null): void;
}

/**
 * Choosing one option by typing. The text is only a search: leaving the field brings the label of the choice back,
 * or empties the choice when the text was emptied. The button `Clear {label}` empties it too.
 */
export function Combobox<O extends Option>(props: ComboboxProps<O>) {
  const { label, options, value, onChange, disabled = false, readOnly = false } = props;
  const enabled = !disabled && !readOnly;
  const translate = useText();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; nothing while the input shows the choice. */
  const [query, setQuery] = useState<string>();
  const { rows, isSearching, status, retryLabel, retry, search } = useRows(options, query ?? '');
  const busy = props.busy || isSearching;
  /** The choice that was made in this field last, or seen; another one comes from the owner. */
  const known = useRef(value?.id);

  const choose = (option: O | null) => {
    known.current = option?.id;
    onChange(option);
  };
  // What a page sets after loading may come under the focus: typing must replace it, not be appended to it.
  useLayoutEffect(() => {
    const isShown = value?.id !== known.current && query === undefined;
    if (isShown && input.current?.matches(':focus')) input.current.select();
    known.current = value?.id;
  }, [value?.id, query]);

  const type = (text: string | undefined) => {
    setQuery(text);
    search(text ?? '');
  };
  const menu = useCombobox({
    inputRef: input,
    rows,
    hasAction: retryLabel !== undefined,
    lastResort: -1,
    text: query ?? value?.label ?? '',
    onText: type,
    enabled,
    choice: value,
    onPick(index) {
      const option = rows[index];
      if (!option) return retry();
      menu.close();
      type(undefined);
      if (option.id !== value?.id) choose(option);
    },
    onLeave() {
      if (query?.trim() === '' && value) choose(null);
      type(undefined);
    },
  });
  const results = props.status ?? (busy ? translate('common.loading') : status);

  return (
    <ComboboxField
      field={{ ...props, busy }}
      menu={menu}
      after={
        value &&
        enabled && (
          <IconButton
            label={translate('common.clear', { label })}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              type(undefined);
              choose(null);
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )
      }
      content={
        <MenuContent
          menu={menu}
          rows={rows}
          action={retryLabel && { icon: <WarningIcon />, label: retryLabel }}
          choice={value?.id}
          busy={busy}
          empty={status}
        />
      }
    >
      <LiveRegion message={menu.isOpen ? results : ''} repeatKey={query} />
    </ComboboxField>
  );
}
