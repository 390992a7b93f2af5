import { plainJson } from '../../../plain-json.ts';
import type { Block, BlockValues } from './grid-model.ts';
import { valueIn } from './number-cells.ts';

/** The type under which the values of copied numbers lie on the clipboard, beside their texts. */
export const VALUES_TYPE = 'application/x-freight-numbers+json';

/** The values as they lie on the clipboard. */
export const writeValues = (values: BlockValues): string => plainJson(values);

/** The values that lie beside a block; undefined where there are none, or what is there doesn't belong to it. */
export function readValues(text: string, block: Block): BlockValues | undefined {
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return isOf(values, block) ? values : undefined;
  } catch {
    return undefined;
  }
}

function isOf(values: unknown, block: Block): values is BlockValues {
  if (!Array.isArray(values) || values.length !== block.length) return false;
  return values.every(
    (line: unknown, n) =>
      Array.isArray(line) &&
      line.length === block[n]!.length &&
      line.every((one) => one === null || (typeof one === 'string' && valueIn(one) !== undefined)),
  );
}
