import type { ButtonHTMLAttributes, Ref } from 'react';
import { useIsWaiting } from '../pending-fields/pending-field.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as s from './button.css.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'sm';
  /** The action runs: a spinner shows and clicks do nothing, and the focus stays here. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  part?: string;
}

/** A button that never submits a form unless it says `type="submit"`, and that is busy while the form waits for a field. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    busy: isRunning = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;
  const isWaiting = useIsWaiting();
  const busy = isRunning || (isWaiting && type === 'submit');
  return (
    <button
      {...rest}
      type={type}
      className={`${s.button} ${s.sizes[size]} ${s.variants[variant]}`}
      aria-busy={busy || undefined}
      // Not `disabled`: a disabled button drops the focus to the top of the page.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
