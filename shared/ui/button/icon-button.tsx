import type { ButtonHTMLAttributes, Ref } from 'react';
import * as s from './icon-button.css.ts';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** The accessible name; also the tooltip, unless there is a `title`. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small button that shows only an icon. Its touch area is larger than what is seen. */
export function IconButton({ label, title = label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" className={s.iconButton} aria-label={label} title={title} />;
}
