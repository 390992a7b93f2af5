import type { ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { ComboboxFrame } from './combobox-frame.tsx';
import type { ComboboxMenu } from './use-combobox.ts';

/** The properties of a field that both comboboxes have. */
export interface ComboboxFieldProps {
  /** Accessible name of the input and its list. */
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  required?: boolean;
  /** Something is fetched or saved; the field stays usable. */
  busy?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  error?: string;
  /** Announced in place of the number of results. */
  status?: string;
}

interface Parts {
  field: ComboboxFieldProps;
  menu: ComboboxMenu;
  /** The highest the frame may grow, px; then it scrolls inside. */
  maxHeight?: number | undefined;
  /** Before the input: the chips. */
  before?: ReactNode;
  /** After the input: further buttons. */
  after?: ReactNode;
  /** The content of the open menu. */
  content: ReactNode;
  /** Live regions. */
  children: ReactNode;
}

/** Field, frame and menu of a combobox. */
export function ComboboxField({ field, menu, content, children, ...frame }: Parts) {
  const { label, hideLabel, hint, error, required, placeholder, busy, disabled, readOnly } = field;
  const ids = { controlId: menu.inputProps.id, labelId: menu.labelId };
  return (
    <Field {...{ label, hideLabel, hint, error, required, ...ids }}>
      <ComboboxFrame {...{ menu, placeholder, busy, disabled, readOnly, ...frame }}>{content}</ComboboxFrame>
      {children}
    </Field>
  );
}
