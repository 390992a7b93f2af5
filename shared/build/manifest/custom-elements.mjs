import { TOKENS } from '../../theme/tokens.ts';
import { COMMON } from './elements.mjs';

/**
 * The elements as a custom elements manifest (https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0),
 * with the paths of the built bundle.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const customElements = (elements) => ({
  schemaVersion: '1.0.0',
  modules: elements.map((element) => ({
    kind: 'javascript-module',
    path: `${element.tag}.js`,
    declarations: [declarationOf(element)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: `${element.typeName}Element`, module: `${element.tag}.js` },
      },
    ],
  })),
});

function declarationOf({ tag, typeName, summary, ...own }) {
  const properties = [...own.properties, ...COMMON.properties];
  const methods = [...own.methods, ...COMMON.methods];
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: `${typeName}Element`,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: properties
      .filter(({ attribute }) => attribute)
      .map(({ name, attribute, type, text }) => ({
        name: attribute,
        fieldName: name,
        type: { text: type },
        description: text,
      })),
    members: [
      ...properties.map(({ name, attribute, type, text }) => ({
        kind: 'field',
        name,
        type: { text: type },
        description: text,
        ...(attribute && { attribute, reflects: name !== 'token' }),
      })),
      ...methods.map(({ name, parameters, returns, text }) => ({
        kind: 'method',
        name,
        description: text,
        parameters: parameters.map((parameter) => ({
          name: parameter.name,
          type: { text: parameter.type },
        })),
        return: { type: { text: returns } },
      })),
    ],
    events: [...own.events, ...COMMON.events].map(({ name, text, detail, isCancelable }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description: `${text}${isCancelable ? ' Cancelable.' : ''} Bubbles, and is composed.`,
    })),
    cssParts: [...COMMON.parts, ...own.parts].map(({ name, text }) => ({ name, description: text })),
    cssProperties: TOKENS.map(({ name, value, dark, text }) => ({
      name,
      default: dark ? `light-dark(${value}, ${dark})` : value,
      description: text,
    })),
  };
}
