/** Bytes of a file that is read. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** Why a file is not read. */
export type RefusalReason =
  | 'tooLarge'
  | 'tooManyLines'
  | 'oldWorkbook'
  | 'encrypted'
  | 'damaged'
  | 'unknown'
  | 'empty';

export class FileRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
