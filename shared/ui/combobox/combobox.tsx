import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, WarningIcon } from '../icons/icons.tsx';
import { MenuContent } from '../menu/menu-content.tsx';
import { findOrAlike } from '../options/find-or-alike.ts';
import { meantOption } from '../options/meant-option.ts';
import type { Option } from '../options/option.ts';
import { useIsWaiting, usePendingField, useTypedText } from '../pending-fields/pending-field.ts';
import type { RemoteOptions } from '../search/remote-options.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { noAnswerTo, type Refusal, refusalOf } from './refusal.ts';
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
 * Choosing one option by typing. The text is a search: leaving the field takes the option that it means, whose code or whole
 * name it is, or which alone it finds, or the one that the arrow keys led to; of several of one name the likeliest, else none. What is found in spite of a typo, the user has to
 * choose. Where the options are still on their way, those that come decide, and a form around the field waits for them. A text
 * that means none changes nothing, and the field says why: the label of the choice comes back, or the text stays where there is
 * no choice. Of a text that is no longer there the message goes with Escape. Leaving an emptied text empties the choice, as the
 * button `Clear {label}` does.
 */
export function Combobox<O extends Option>(props: ComboboxProps<O>) {
  const { label, options, value, onChange, disabled = false } = props;
  const isWaiting = useIsWaiting();
  const readOnly = props.readOnly || isWaiting;
  const enabled = !disabled && !readOnly;
  const translate = useText();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; nothing while the input shows the choice. */
  const [query, setQuery] = useState<string>();
  const { rows, isGuess, isSearching, status, retryLabel, retry, search } = useRows(
    options,
    query ?? '',
    findOrAlike,
  );
  const busy = props.busy || isSearching;
  /** The choice that was made in this field last, or seen; another one comes from the owner. */
  const known = useRef(value?.id);

  /** Of the text that the field was left with, and that means no option. */
  const [refused, setRefused] = useState<Refusal>();
  /** The field was left with a text while the options for it were on their way. */
  const [isLeft, setLeft] = useState(false);

  const choose = (option: O | null) => {
    known.current = option?.id;
    setRefused(undefined);
    onChange(option);
  };
  // What a page sets after loading may come under the focus: typing must replace it, not be appended to it.
  useLayoutEffect(() => {
    if (value?.id !== known.current && refused !== undefined) {
      setRefused(undefined);
      setQuery(undefined);
    }
    const isShown = value?.id !== known.current && query === undefined;
    if (isShown && input.current?.matches(':focus')) input.current.select();
    known.current = value?.id;
  }, [value?.id, query, refused]);

  const type = (text: string | undefined) => {
    setQuery(text);
    setRefused(undefined);
    setLeft(false);
    search(text ?? '');
  };
  const hasFailed = retryLabel !== undefined || (!('search' in options) && options.length === 0);
  /** Takes the option that the text means, or says why there is none. */
  const settle = (text: string, option: O | undefined) => {
    if (option && option.id !== value?.id) choose(option);
    if (option) return type(undefined);
    if (hasFailed) return setRefused(noAnswerTo(text));
    // Without a choice the text stays, to be corrected.
    if (value) type(undefined);
    setRefused(refusalOf(rows, isGuess, text));
  };
  const meant = (text: string) => (isGuess ? undefined : meantOption(rows, text));
  useEffect(() => {
    if (!isLeft || busy) return;
    setLeft(false);
    const text = query?.trim();
    if (text) settle(text, meant(text));
  });
  const menu = useCombobox({
    inputRef: input,
    rows,
    hasAction: retryLabel !== undefined,
    lastResort: -1,
    isGuess,
    onUndecided: () => setRefused(refusalOf(rows, isGuess, query ?? '')),
    isQuery: query !== undefined,
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
    onInputKey({ key }) {
      if (key === 'Escape' && query === undefined) setRefused(undefined);
      return false;
    },
    onLeave(pointed) {
      const typed = query?.trim();
      if (typed === '' && value) choose(null);
      if (!typed) return type(undefined);
      if (pointed === undefined && busy) return setLeft(true);
      settle(typed, pointed === undefined ? meant(typed) : rows[pointed]);
    },
  });
  usePendingField({
    isPending: isLeft,
    isRefused: refused !== undefined && query !== undefined,
    settle() {
      if (query === undefined || isLeft) return;
      if (!retryLabel) return menu.leave();
      // Whoever presses once more asks once more.
      retry();
      setLeft(true);
    },
    giveUp() {
      setLeft(false);
      setRefused(noAnswerTo(query?.trim() ?? ''));
    },
    focus: () => input.current?.focus(),
  });
  // A press beside the field leaves it first: a text that was refused stands in its message then, no longer in the input.
  useTypedText(refused !== undefined || (query !== undefined && query.trim() !== (value?.label ?? '')));
  const results = props.status ?? (busy ? translate('common.loading') : status);

  return (
    <ComboboxField
      field={{
        ...props,
        busy,
        readOnly,
        ...(refused && { error: translate(refused.id, refused.values) }),
      }}
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
