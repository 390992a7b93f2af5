import { readFileSync } from 'node:fs';
import { angularFiles } from './angular.mjs';
import { customElements } from './custom-elements.mjs';
import { htmlData, webTypes } from './editor-data.mjs';
import { readElements } from './elements.mjs';
import { elementTypes, markupTypes, reactTypes, svelteTypes, vueTypes } from './types.mjs';

/**
 * What the files say that tell a host of the elements, by name.
 *
 * @param {Readonly<Record<string, string>>} files of the elements, by tag
 * @returns {Promise<Record<string, string>>}
 */
export async function manifestFiles(files) {
  const elements = await readElements(files);
  const project = JSON.parse(readFileSync('package.json', 'utf8'));
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'index.d.ts': elementTypes(elements),
    'markup.d.ts': markupTypes(elements),
    'react.d.ts': reactTypes(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements),
    ...(await angularFiles(elements)),
    'custom-elements.json': json(customElements(elements)),
    'html-data.json': json(htmlData(elements)),
    'web-types.json': json(webTypes(elements, project)),
  };
}
