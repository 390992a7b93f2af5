import { EntryFailure } from './entry-failure.tsx';
import { useEntry } from './use-entry.ts';
import type { RecordSave } from './use-record-save.ts';

interface ChangedFactsProps {
  save: RecordSave;
  /** What is relied on, by name; always the same names, with an empty text for what there isn't. */
  facts: readonly { name: string; value: string | null | undefined }[];
  /** Of the record that the facts are of. */
  revision: number;
  /** Something was entered, which stays. */
  isKept?: boolean;
  isShownAtField?: boolean;
}

/** Why the last save of a question failed; where somebody else has saved meanwhile, each fact that is another since (D-151). */
export function ChangedFacts({ save, facts, revision, isKept, isShownAtField }: ChangedFactsProps) {
  const entry = useEntry(
    Object.fromEntries(facts.map(({ name, value }) => [name, value ?? ''] as const)),
    revision,
  );
  return (
    <EntryFailure
      entry={entry}
      save={save}
      nameOf={(name) => name}
      valueText={(_name, value) => value ?? ''}
      next={isKept ? 'kept' : 'read'}
      isShownAtField={isShownAtField ?? false}
    />
  );
}
