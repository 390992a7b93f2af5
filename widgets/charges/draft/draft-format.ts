import * as v from 'valibot';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import { type Draft, type DraftFormat, rowsWriter } from '../../../shared/draft/draft-format.ts';
import { unreadCell } from '../../../shared/ui/grid/model/number-cells.ts';
import { type Cells, type ChargeRow, newKey } from '../rows/charge-row.ts';
import type { Conflicts } from '../rows/conflict.ts';
import { FIELDS, isAmount } from '../rows/list-kind.ts';

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
  /** The cells of numbers hold values. Those of an earlier release held amounts with two decimals, or texts as they were typed. */
  holdsValues: v.nullish(v.boolean(), false),
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

/** A draft as JSON: `{savedAt, isOn, holdsValues, rows: [{cells, isManual, isRemoved?, stored: {line, cells} | null, conflicts?}]}`. */
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
      `{"savedAt":${savedAt},"isOn":${isOn},"holdsValues":true,"rows":${writeRows(rows)}}`,
    read(text): Draft<DraftLines> | undefined {
      const draft = parse(text);
      if (!draft) return undefined;
      const held = draft.holdsValues ? (cells: Record<string, string>) => cells : heldBefore;
      const rows = draft.rows.map(
        ({ stored, cells, conflicts, ...row }): ChargeRow => ({
          ...row,
          key: newKey(),
          cells: held(cells) as unknown as Cells,
          // Of a stored line only its id and what it was converted from are read, as the server answered them.
          stored: stored
            ? { line: stored.line as ChargeLine, cells: held(stored.cells) as unknown as Cells }
            : null,
          ...(conflicts && { conflicts: conflicts as unknown as Conflicts }),
        }),
      );
      return { content: { rows, isOn: draft.isOn }, savedAt: draft.savedAt };
    },
  };
}

const TWO_DECIMALS = /^-?\d+\.\d\d$/;

/** The cells of an earlier release as they are held now: what looks like a number there may be a text that it could not read. */
const heldBefore = (cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).map(([field, text]) => [
      field,
      isAmount(field) && !TWO_DECIMALS.test(text) ? unreadCell(text) : text,
    ]),
  );
