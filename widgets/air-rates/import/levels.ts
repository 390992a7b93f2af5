const isNumber = (level: string): boolean => /^\d+(?:\.\d+)?$/.test(level);

/** All levels of both lists in their order: named ones first, as they came, then the weights ascending (AIR-34). */
export function withLevels(levels: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...new Set([...levels, ...added])];
  const weights = all.filter(isNumber).sort((one, other) => Number(one) - Number(other));
  return [...all.filter((level) => !isNumber(level)), ...weights];
}
