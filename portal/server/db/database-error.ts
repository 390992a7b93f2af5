/** The database can't be opened; the message is one line for whoever starts the server. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
