import { COMMON } from './elements.mjs';

export const GENERATED =
  '// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.\n';

/** A comment of one or several lines. */
function comment(text, indent = '') {
  const lines = wrapped(text, 110 - indent.length);
  if (lines.length === 1) return `${indent}/** ${text} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

const property = ({ name, attribute, type, text }) =>
  comment(`${attribute && attribute !== name ? `Attribute \`${attribute}\`: ` : ''}${text}`, '  ') +
  `  ${name}: ${type};\n`;

const method = ({ name, parameters, returns, text }) =>
  comment(text, '  ') +
  `  ${name}(${parameters.map((parameter) => `${parameter.name}: ${parameter.type}`).join(', ')}): ${returns};\n`;

const event = ({ name, detail, text, isCancelable }) =>
  [
    comment(`${text}${isCancelable ? ' Cancelable.' : ''}`, '  '),
    `  '${name}': CustomEvent<${detail}>;\n`,
  ].join('');

/** @param {import('./elements.mjs').ElementFacts} element */
const interfacesOf = ({ tag, typeName, summary, properties, methods, events }) => `
${comment(`Events of \`<${tag}>\`, such as \`${typeName}Events['fp-dirty']\`.`)}export interface ${typeName}Events extends CommonElementEvents {
${events.map(event).join('')}}

${comment(`\`<${tag}>\`: ${summary}`)}export interface ${typeName}Element extends FreightElement<${typeName}Events> {
${[...properties.map(property), ...methods.map(method)].join('')}}
`;

/**
 * `index.d.ts`, of which details of events are in `details.d.ts`.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const elementTypes = (elements) => `${GENERATED}
import type { ChargesFeature, ElementError, ElementTiming, GivenCharge, SavedCharge, SavedPurchaseOrder, SubmittedRate } from './details.d.ts';

export type * from './details.d.ts';

/** Events of every element; all of them bubble and are composed. */
export interface CommonElementEvents {
${COMMON.events.map(event).join('')}}

/** An element of the bundle; \`E\` are the events of its own. */
export interface FreightElement<E = unknown> extends HTMLElement {
${[...COMMON.properties.map(property), ...COMMON.methods.map(method)].join('')}
  addEventListener<N extends keyof (CommonElementEvents & E)>(
    type: N,
    listener: (this: this, event: (CommonElementEvents & E)[N]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<N extends keyof HTMLElementEventMap>(
    type: N,
    listener: (this: HTMLElement, event: HTMLElementEventMap[N]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
${elements.map(interfacesOf).join('')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, typeName }) => `    '${tag}': ${typeName}Element;\n`).join('')}  }
}
`;

/** What may stand at an element in markup: properties by their names, attributes by theirs, listeners. */
const MARKUP = (elements) => `
type Text = string | number | null | undefined;
type Flag = boolean | '' | null | undefined;

/** Properties and attributes that every element has. */
export interface CommonMarkup {
${COMMON.properties.map(markupOf).join('')}}
${elements
  .map(
    ({ tag, typeName, properties }) => `
${comment(`Properties and attributes of \`<${tag}>\`.`)}export interface ${typeName}Markup extends CommonMarkup {
${properties.map(markupOf).join('')}}
`,
  )
  .join('')}`;

function markupOf({ name, attribute, kind, type, text }) {
  const one = `${comment(text, '  ')}  ${name}?: ${type} | undefined;\n`;
  if (!attribute || attribute === name) {
    return kind === 'number' ? one.replace('number | null', 'Text') : one;
  }
  return `${one}${comment(text, '  ')}  '${attribute}'?: ${kind === 'boolean' ? 'Flag' : kind === 'number' ? 'Text' : `${type} | undefined`};\n`;
}

/**
 * \`markup.d.ts\`, what those for frameworks have in common.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const markupTypes = (elements) => `${GENERATED}${MARKUP(elements)}`;

const imports = (elements, suffixes) =>
  elements
    .flatMap(({ typeName }) => suffixes.map((suffix) => `${typeName}${suffix}`))
    .sort()
    .join(', ');

/**
 * `react.d.ts`, for React 19, which sets properties where an element has them, and adds listeners by `on` and the name.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const reactTypes = (elements) => `${GENERATED}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${imports(elements, ['Element', 'Events'])} } from './index.d.ts';
import type { ${imports(elements, ['Markup'])} } from './markup.d.ts';

type Listeners<E> = { [N in keyof E & string as \`on\${N}\`]?: ((event: E[N]) => void) | undefined };
type Jsx<Element extends HTMLElement, Markup, Events> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Markup
> &
  Markup &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map((element) => `      '${element.tag}': Jsx<${element.typeName}Element, ${element.typeName}Markup, ${element.typeName}Events>;\n`).join('')}    }
  }
}
`;

/**
 * `vue.d.ts`: the elements as global components, for templates that are checked.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const vueTypes = (elements) => `${GENERATED}
import type { DefineComponent } from 'vue';
import type { ${imports(elements, ['Events'])} } from './index.d.ts';
import type { ${imports(elements, ['Markup'])} } from './markup.d.ts';

type Capitalized<N extends string> = N extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${CapitalizedRest<Rest>}\`
  : N;
type CapitalizedRest<N extends string> = N extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${CapitalizedRest<Rest>}\`
  : Capitalize<N>;
type Listeners<E> = {
  [N in keyof E & string as \`on\${Capitalize<Capitalized<N>>}\`]?: ((event: E[N]) => void) | undefined;
};
type Component<Markup, Events> = DefineComponent<Markup & Listeners<Events>>;

declare module 'vue' {
  interface GlobalComponents {
${elements.map((element) => `    '${element.tag}': Component<${element.typeName}Markup, ${element.typeName}Events>;\n`).join('')}  }
}
`;

/**
 * `svelte.d.ts`: the elements in Svelte's markup.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 */
export const svelteTypes = (elements) => `${GENERATED}
import type { HTMLAttributes } from 'svelte/elements';
import type { ${imports(elements, ['Element', 'Events'])} } from './index.d.ts';
import type { ${imports(elements, ['Markup'])} } from './markup.d.ts';

type Listeners<E> = { [N in keyof E & string as \`on\${N}\`]?: ((event: E[N]) => void) | undefined };
type Attributes<Element extends HTMLElement, Markup, Events> = Omit<HTMLAttributes<Element>, keyof Markup> &
  Markup &
  Listeners<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map((element) => `    '${element.tag}': Attributes<${element.typeName}Element, ${element.typeName}Markup, ${element.typeName}Events>;\n`).join('')}  }
}
`;
