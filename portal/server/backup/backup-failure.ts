/** A backup or restore can't be done; the message is one line for whoever started it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}
