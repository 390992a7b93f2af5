/** What the form works on: a submission, whose rates it continues (D-130), or a new draft (MOD-15). */
export interface RecordRef {
  readonly id: number | null;
}

const MAX_ID = 2_147_483_647;

/** D-84: an id that is no number of a record counts as none. */
export const recordRef = (id: number | null): RecordRef => ({
  id: id !== null && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : null,
});

export const isSameRecord = (a: RecordRef | undefined, b: RecordRef | undefined): boolean => a?.id === b?.id;
