import * as v from 'valibot';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import { type Draft, type DraftFormat, rowsWriter } from '../../../shared/draft/draft-format.ts';
import { type Cells, type ChargeRow, newKey } from '../rows/charge-row.ts';
import type { Conflicts } from '../rows/conflict.ts';
import { FIELDS } from '../rows/list-kind.ts';

/** Unsaved lines. */
export interface DraftLines {
  /** All lines of the list, the unchanged ones too. */
  readonly rows: readonly ChargeRow[];
  /** The box `Add 10% profits`, where the user changed it. */
  readonly isOn: boolean | null;
}

const CellTexts = v.object(Object.fromEntries(FIELDS.map((field) => [field, v.string()])));
const Conflict = v.object({
  origin: v.string(),
  field: v.string(),
  mine: v.string(),
  theirs: v.string(),
  currency: v.string(),
});
const Stored = v.object({
  savedAt: v.number(),
  /** Written by an earlier release; the key says it now. */
  owner: v.nullish(v.string(), null),
  isOn: v.nullish(v.boolean(), null),
  rows: v.array(
    v.object({
      cells: CellTexts,
      isManual: v.boolean(),
      isRemoved: v.nullish(v.boolean(), false),
      stored: v.nullish(v.object({ line: v.unknown(), cells: CellTexts })),
      conflicts: v.nullish(v.object({ cells: v.array(Conflict), line: v.nullish(v.string()) })),
    }),
  ),
});

function parse(text: string): v.InferOutput<typeof Stored> | undefined {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whose the draft of an earlier release is; null where it names nobody, undefined where it can't be read. */
export const ownerIn = (text: string): string | null | undefined => parse(text)?.owner;

/** A draft as JSON: `{savedAt, isOn, rows: [{cells, isManual, isRemoved?, stored: {line, cells} | null, conflicts?}]}`. */
export function createDraftFormat(): DraftFormat<DraftLines> {
  const writeRows = rowsWriter(({ cells, isManual, isRemoved, stored, conflicts }: ChargeRow) => ({
    cells,
    isManual,
    isRemoved,
    stored,
    conflicts,
  }));
  return {
    write: ({ content: { rows, isOn }, savedAt }) =>
      `{"savedAt":${savedAt},"isOn":${isOn},"rows":${writeRows(rows)}}`,
    read(text): Draft<DraftLines> | undefined {
      const draft = parse(text);
      if (!draft) return undefined;
      const rows = draft.rows.map(
        ({ stored, cells, conflicts, ...row }): ChargeRow => ({
          ...row,
          key: newKey(),
          cells: cells as unknown as Cells,
          // Of a stored line only its id and what it was converted from are read, as the server answered them.
          stored: stored
            ? { line: stored.line as ChargeLine, cells: stored.cells as unknown as Cells }
            : null,
          ...(conflicts && { conflicts: conflicts as unknown as Conflicts }),
        }),
      );
      return { content: { rows, isOn: draft.isOn }, savedAt: draft.savedAt };
    },
  };
}
