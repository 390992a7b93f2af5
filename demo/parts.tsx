import { type ReactNode, useId } from 'react';
import * as styles from './parts.css.ts';

/** A part of the page that can be folded away; `note` says its state in a few words. */
export function Panel(props: { title: string; note?: string; closed?: boolean; children: ReactNode }) {
  return (
    <details className={styles.panel} open={!props.closed}>
      <summary className={styles.panelTitle}>
        {props.title}
        {props.note && <span className={styles.panelNote}>{props.note}</span>}
      </summary>
      <div className={styles.panelBody}>{props.children}</div>
    </details>
  );
}

/** A label and its control in one line; `end` stands behind it. */
export function Line(props: { label: string; end?: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.attribute}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children(id)}
      {props.end}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  id: string;
  value: T | undefined;
  options: Readonly<Record<T, string>>;
  /** Shown for undefined; leave out if there is always a value. */
  none?: string;
  onChange: (value: T | undefined) => void;
}

/** A native select over the keys of `options`. */
export function Choice<T extends string>({ id, value, options, none, onChange }: ChoiceProps<T>) {
  return (
    <select
      id={id}
      className={styles.control}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || undefined) as T | undefined)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
