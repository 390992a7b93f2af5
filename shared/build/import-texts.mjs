import path from 'node:path';

const PARTS = path.resolve('shared/i18n/parts.ts');
/** Not `typeof import('./x.ts')` and `import('./x.ts').Type`, which are types. */
const PART = /(?<!typeof )\bimport\((['"])(\.{1,2}\/[^'"]+)\1\)(?!\.[A-Z])/g;

/** Lets every part that our code loads later wait for its texts in the languages that the page speaks. */
export function withLanguages(code, id) {
  if (id.startsWith(path.dirname(PARTS))) return code;
  const waiting = code.replaceAll(PART, (part) => `${part}.then(withItsTexts)`);
  if (waiting === code) return code;
  return `import { withTexts as withItsTexts } from ${JSON.stringify(PARTS)};${waiting}`;
}
