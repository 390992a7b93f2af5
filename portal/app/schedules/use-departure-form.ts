import { useText } from '../../../shared/i18n/use-text.ts';
import { useEntry } from '../records/conflict/use-entry.ts';
import { useRowSave } from '../records/conflict/use-row-save.ts';
import type { Problems } from './departure-problems.ts';
import { type TextId, texts } from './texts/index.ts';

/** How the form of a sailing or flight is made; `E` is what is typed and chosen. */
interface DepartureFormOptions<E extends object> {
  type: 'sailing' | 'flight';
  /** The one that is changed; none adds a further one. */
  row: { id: number; revision: number } | undefined;
  /** What the entries begin with. */
  begun: E;
  /** What each part is called. */
  labels: Readonly<Record<keyof E & string, TextId>>;
  /** The parts by their names in the input of the action. */
  fields: Readonly<Record<string, keyof E & string>>;
  problemsOf(entry: E): Problems<E>;
  /** The one that is changed was removed by somebody else: it is added again. */
  isGone: boolean;
  /** Somebody else saved or removed the one that is changed: it has to be loaded again. */
  onStale(): void;
}

/** The entries of a departure, its save, and what each of its fields needs. */
export function useDepartureForm<E extends object>(options: DepartureFormOptions<E>) {
  const { type, row, begun, labels, fields, problemsOf, isGone, onStale } = options;
  const text = useText(texts);
  const { save, refusedAt, run } = useRowSave(type, row, { isGone, onStale });
  const entry = useEntry(begun, row?.revision ?? 0);
  const { values } = entry;
  const problems = problemsOf(values);
  const refused = refusedAt(fields);
  const change = (part: Partial<E>) => {
    if (refused) save.dismiss();
    entry.change(part);
  };
  const refusalsAt = (field: keyof E) => (refused?.at === field ? [refused.text] : []);
  return {
    ...{ entry, values, save, labels, isGone, change },
    isShownAtField: refused !== undefined,
    /** Of a combobox. */
    choice: (field: keyof E & string) => ({
      label: text(labels[field]),
      problems: problems[field] ?? [],
      refusals: refusalsAt(field),
    }),
    /** Of a field that is typed into. */
    typed: (field: keyof E & string) => ({
      label: text(labels[field]),
      value: String(values[field]),
      problems: [...(problems[field] ?? []), ...refusalsAt(field)],
      onText: (words: string) => change({ [field]: words } as Partial<E>),
      takesFocus: refused?.at === field,
    }),
    /** Which one is written, with what it is based on. */
    on: { id: isGone ? null : (row?.id ?? null), revision: isGone ? null : (row?.revision ?? null) },
    run,
  };
}
