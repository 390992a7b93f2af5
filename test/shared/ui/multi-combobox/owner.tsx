import { type ComponentProps, useState } from 'react';
import { MultiCombobox } from '../../../../shared/ui/multi-combobox/multi-combobox.tsx';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { mount } from '../mount.ts';
import { found } from '../user-input.ts';

export const optionsOf = (...labels: readonly string[]): Option[] =>
  labels.map((label, n) => ({ id: n + 1, label }));

export const FIVE = optionsOf('PO-1', 'PO-2', 'PO-3', 'PO-10', 'PO-20');
export const MANY = optionsOf(...Array.from({ length: 10_000 }, (_, n) => `PO-${n + 1}`));

type Props = Partial<ComponentProps<typeof MultiCombobox>>;

export interface FieldProps extends Props {
  creatable?: boolean;
  takesCommas?: boolean;
}

export interface Log {
  added: string[];
  removed: string[];
  created: string[];
  texts: string[];
  undone: number;
}

export const newLog = (): Log => ({ added: [], removed: [], created: [], texts: [], undone: 0 });

/** The owner of a field: holds text and selection as a tool would, and records each call. */
export function Owner({ log, creatable = true, takesCommas = false, ...props }: FieldProps & { log: Log }) {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(props.selected ?? []);
  const [before, setBefore] = useState<(readonly Option[])[]>([]);
  const change = (next: readonly Option[]) => {
    setBefore([...before, selected]);
    setSelected(next);
  };
  return (
    <MultiCombobox
      label="Purchase orders"
      options={[]}
      placeholder="Select or create purchase orders"
      hint="Type to search for options"
      {...(creatable && {
        onCreate: (label: string) => {
          log.created.push(label);
          change([...selected, { id: -log.created.length, label }]);
        },
      })}
      createLabel={(label) => `Add new PO "${label}"`}
      onUndoRemove={() => {
        log.undone += 1;
        setSelected(before.at(-1) ?? []);
        setBefore(before.slice(0, -1));
      }}
      {...props}
      text={text}
      onText={(next) => {
        log.texts.push(next);
        setText(takesCommas && next.includes(',') ? '' : next);
      }}
      selected={selected}
      onAdd={(option) => {
        log.added.push(option.label);
        change([...selected, option]);
      }}
      onRemove={(option) => {
        log.removed.push(option.label);
        change(selected.filter((one) => one.id !== option.id));
      }}
    />
  );
}

/** A field of {@link FIVE} in `place`, and the calls that its owner got. */
export async function newField(
  place: HTMLElement,
  props: FieldProps = {},
): Promise<{ log: Log; driver: ComboboxDriver }> {
  const log = newLog();
  const element = mount(() => <Owner options={FIVE} {...props} log={log} />, place);
  await found<HTMLInputElement>(element, 'input');
  return { log, driver: new ComboboxDriver(element) };
}

/** The same, with the focus in it. */
export async function focusedField(place: HTMLElement, props?: FieldProps): ReturnType<typeof newField> {
  const field = await newField(place, props);
  field.driver.input.focus();
  return field;
}
