import { COMMON } from './elements.mjs';

const attributesOf = ({ properties }) =>
  [...properties, ...COMMON.properties].filter(({ attribute }) => attribute);

/**
 * For Visual Studio Code's `html.customData` (its format 1.1).
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const htmlData = (elements) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tag,
    description: element.summary,
    attributes: attributesOf(element).map(({ attribute, kind, text, values }) => ({
      name: attribute,
      description: text,
      ...(kind === 'boolean' && { valueSet: 'v' }),
      ...(values.length > 0 && { values: values.map((name) => ({ name })) }),
    })),
  })),
});

/**
 * For JetBrains' editors, which find it by `web-types` in a `package.json`.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 * @param {{ name: string, version: string }} project
 */
export const webTypes = (elements, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tag,
        description: element.summary,
        attributes: attributesOf(element).map(({ attribute, kind, text, type, values }) => ({
          name: attribute,
          description: text,
          value: {
            kind: kind === 'boolean' ? 'no-value' : 'plain',
            type: values.length > 0 ? values.map((value) => `"${value}"`).join(' | ') : type,
          },
        })),
        js: {
          properties: [...element.properties, ...COMMON.properties].map((property) => ({
            name: property.name,
            description: property.text,
            type: property.type,
          })),
          events: [...element.events, ...COMMON.events].map((event) => ({
            name: event.name,
            description: event.text,
          })),
        },
      })),
    },
  },
});
