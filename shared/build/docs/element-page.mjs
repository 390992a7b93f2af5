import { COMMON } from '../manifest/elements.mjs';

/** A text between the strokes of a table's row. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text) => `\`${cell(text)}\``;

/** Rows of Markdown; nothing for an empty list. */
function table(title, header, rows) {
  if (rows.length === 0) return '';
  const lines = [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n\n`;
}

/** The tag with the attributes of its example, for a page of one's own. */
function exampleMarkup({ tag, example }) {
  const attributes = Object.entries(example.attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${[tag, ...attributes, ...(example.link ? ['token="..."'] : [])].join(' ')}></${tag}>`;
}

/**
 * The page of an element as Markdown, of what its declaration and documentation say.
 *
 * @param {import('../manifest/elements.mjs').ElementFacts} element
 */
export function elementPage(element) {
  const { tag, summary, storing, access } = element;
  const properties = [...element.properties, ...COMMON.properties];
  const methods = [...element.methods, ...COMMON.methods];
  const events = [...element.events, ...COMMON.events];
  const parts = [...element.parts, ...COMMON.parts];
  return `# \`<${tag}>\`

${summary}

\`\`\`html run
<script type="module" src="https://portal.example/widgets/autoload.js"></script>
${exampleMarkup(element)}
\`\`\`

{{example ${tag}}}

## What it stores, and when

${storing}

## Which link it needs

${access}

${table(
  'Attributes',
  ['attribute', 'property', 'type', 'meaning'],
  properties
    .filter(({ attribute }) => attribute)
    .map(({ attribute, name, type, text }) => [code(attribute), code(name), code(type), cell(text)]),
)}${table(
  'Properties',
  ['property', 'type', 'meaning'],
  properties
    .filter(({ attribute }) => !attribute)
    .map(({ name, type, text }) => [code(name), code(type), cell(text)]),
)}${table(
  'Methods',
  ['method', 'answers', 'does'],
  methods.map(({ name, parameters, returns, text }) => [
    code(`${name}(${parameters.map((each) => `${each.name}: ${each.type}`).join(', ')})`),
    code(returns),
    cell(text),
  ]),
)}${table(
  'Events',
  ['event', 'detail', 'when'],
  events.map(({ name, detail, text, isCancelable }) => [
    code(name),
    code(detail),
    cell(`${text}${isCancelable ? ' Cancelable.' : ''}`),
  ]),
)}All of them bubble and are composed. What the codes of \`fp-error\` mean, and what helps, says [Errors](errors).

${table(
  'Parts',
  ['part', 'is'],
  parts.map(({ name, text }) => [code(name), cell(text)]),
)}A page reaches them by \`${tag}::part(${parts[0].name})\`; colours, sizes and fonts are set by [tokens](looks).
`;
}
