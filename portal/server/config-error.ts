/** A setting is missing or wrong; the message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
