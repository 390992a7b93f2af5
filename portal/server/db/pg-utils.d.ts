declare module 'pg/lib/utils.js' {
  const utils: {
    /** How node-postgres turns a parameter into text. */
    prepareValue(value: unknown): string | null;
  };
  export default utils;
}
