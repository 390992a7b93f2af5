import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { frame } from '../field/control.css.ts';
import { useFieldControl } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { MenuPanel } from '../menu/menu-panel.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as s from './combobox-frame.css.ts';
import type { ComboboxMenu } from './use-combobox.ts';

interface ComboboxFrameProps {
  menu: ComboboxMenu;
  placeholder: string | undefined;
  busy: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  /** Grow no higher than this, px, and scroll inside. */
  maxHeight?: number | undefined;
  /** Before the input: the chips. */
  before?: ReactNode;
  /** After the input: further buttons. */
  after?: ReactNode;
  /** The content of the open menu. */
  children: ReactNode;
}

/** The frame that both comboboxes share: input, indicator, arrow, and the menu while it is open. */
export function ComboboxFrame(props: ComboboxFrameProps) {
  const { menu, placeholder, busy, disabled, readOnly, maxHeight, before, after } = props;
  const text = useText();
  const control = useFieldControl();
  const { inputProps } = menu;
  const focusInput = (frameElement: HTMLElement) => {
    const input = frameElement.querySelector<HTMLInputElement>('input');
    if (!input || input.matches(':focus')) return;
    input.focus();
    input.select();
  };

  return (
    <div ref={menu.fieldRef} className={s.anchorBox}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only widens the input's own area for the mouse */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the input already */}
      <div
        className={`${frame} ${s.frame}`}
        part="combobox"
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        data-invalid={control?.['aria-invalid']}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (disabled || (event.target as Element).closest('input, button')) return;
          focusInput(event.currentTarget);
          menu.open();
        }}
      >
        <div className={s.flow} style={{ maxHeight }}>
          {before}
          <input
            {...inputProps}
            className={s.input}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            required={control?.required}
            aria-describedby={control?.['aria-describedby']}
            aria-invalid={control?.['aria-invalid']}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <div className={s.aside}>
          {busy && <Spinner />}
          {after}
          {!readOnly && (
            <IconButton
              label={text('common.showOptions')}
              tabIndex={-1}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                focusInput(event.currentTarget.closest<HTMLElement>('[part=combobox]')!);
                menu.toggle();
              }}
            >
              <ChevronDownIcon />
            </IconButton>
          )}
        </div>
      </div>
      {menu.isOpen && <MenuPanel>{props.children}</MenuPanel>}
    </div>
  );
}
