import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMON_ATTRIBUTES, COMMON_PROPERTIES, kebab } from '../../element/attributes.ts';
import { COMMON_DOCUMENTATION } from '../../element/documentation.ts';

/**
 * @typedef {{ name: string, attribute: string | null, kind: string, type: string, text: string, values: readonly string[] }} Property
 * @typedef {{ name: string, text: string, parameters: readonly { name: string, type: string }[], returns: string }} Method
 * @typedef {{ name: string, text: string, detail: string, isCancelable: boolean }} ElementEvent
 * @typedef {{ tag: string, typeName: string, summary: string, storing: string, access: string, properties: Property[], methods: Method[],
 *   events: ElementEvent[], parts: { name: string, text: string }[],
 *   example: import('../../element/documentation.ts').ExampleDocumentation }} ElementFacts
 */

/**
 * What every element has, as if it were one.
 *
 * @type {Pick<ElementFacts, 'properties' | 'methods' | 'events' | 'parts'>}
 */
export const COMMON = factsOf(
  { attributes: COMMON_ATTRIBUTES, properties: COMMON_PROPERTIES, methods: ['reload'] },
  COMMON_DOCUMENTATION,
);

/**
 * The elements of the bundle with what is their own, of the declarations and documentations beside their files.
 *
 * @param {Readonly<Record<string, string>>} files by tag
 * @returns {Promise<ElementFacts[]>}
 */
export function readElements(files) {
  return Promise.all(
    Object.entries(files).map(async ([tag, file]) => {
      const beside = (name) => import(pathToFileURL(path.join(path.dirname(file), name)));
      const [{ declaration }, { documentation }] = await Promise.all([
        beside('declaration.ts'),
        beside('documentation.ts'),
      ]);
      const typeName = tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      const { summary, storing, access, example } = documentation;
      return { tag, typeName, summary, storing, access, example, ...factsOf(declaration, documentation) };
    }),
  );
}

function factsOf({ attributes = {}, properties = [], methods = [] }, documentation) {
  return {
    properties: [
      ...Object.entries(attributes).map(([name, kind]) => {
        const { text, values = [], isOpen = false } = documentation.attributes[name];
        return { name, attribute: kebab(name), kind, type: typeOf(kind, values, isOpen), text, values };
      }),
      ...properties.map((name) => ({
        ...{ name, attribute: null, kind: 'object', values: [] },
        ...documentation.properties[name],
      })),
    ],
    methods: methods.map((name) => ({ name, ...documentation.methods[name] })),
    events: Object.entries(documentation.events).map(([name, event]) => ({
      ...{ name, isCancelable: false },
      ...event,
    })),
    parts: Object.entries(documentation.parts).map(([name, text]) => ({ name, text })),
  };
}

function typeOf(kind, values, isOpen) {
  if (kind === 'boolean') return 'boolean';
  const known = values.map((value) => `'${value}'`);
  const type = known.length === 0 ? kind : [...known, ...(isOpen ? ['(string & {})'] : [])].join(' | ');
  return `${type} | null`;
}
