/** Of a file that is read. */
export const LARGEST_FILE_MB = 20;
/** In bytes. */
export const LARGEST_FILE = LARGEST_FILE_MB * 1024 * 1024;

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
