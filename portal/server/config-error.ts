/** Settings are missing or wrong; the message has a line for each of them, which names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
