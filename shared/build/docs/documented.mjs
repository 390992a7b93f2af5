import { ACTION_CONTRACTS } from '../../contract/documented/actions.ts';
import { MODELS_DOCUMENTED, ROOTS } from '../../contract/documented/models.ts';

/** Longest line of a shape that stands on one line. */
const LINE = 72;

/** What a property is, as a shape is written: `pos: [PurchaseOrder]` is a relation to many. */
function propertyText([name, documented]) {
  if (typeof documented === 'string') return `\`${name}: ${documented}\``;
  return 'one' in documented ? `\`${name}: ${documented.one}\`` : `\`${name}: [${documented.many}]\``;
}

/** The models that an application of the platform has to have, as a table. */
export const modelsTable = () =>
  [
    '| model | own queries | properties |',
    '|---|---|---|',
    ...Object.entries(MODELS_DOCUMENTED).map(([model, properties]) => {
      const queries = ROOTS.includes(model) ? 'yes' : 'no';
      return `| \`${model}\` | ${queries} | ${Object.entries(properties).map(propertyText).join(', ')} |`;
    }),
  ].join('\n');

/** What a field of an action holds, as it is written down; what may be left out ends with `?`. */
function shapeText(shape, indent = '') {
  if (typeof shape === 'string') return shape;
  if (Array.isArray(shape)) return `[${shapeText(shape[0], indent)}]`;
  if ('oneOf' in shape) return oneOfText(shape.oneOf, indent);
  const inside = `${indent}  `;
  const fields = Object.entries(shape).map(([name, field]) => `${name}: ${shapeText(field, inside)}`);
  const line = `{${fields.join(', ')}}`;
  if (indent.length + line.length <= LINE && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${inside}${field}`).join(',\n')}\n${indent}}`;
}

function oneOfText(texts, indent) {
  const line = texts.map((text) => `"${text}"`).join(' | ');
  return line.length <= LINE ? line : texts.map((text) => `\n${indent}  | "${text}"`).join('');
}

const linkOf = (tag) => `[\`<${tag}>\`](${tag})`;

/** Each action with what it is for, what it is given, and what elements read of its results. */
export const actionsText = () =>
  Object.entries(ACTION_CONTRACTS)
    .map(([name, { input, answer, changes, uses }]) => {
      const used = uses.map(({ tools, task }) => `lets ${tools.map(linkOf).join(' and ')} ${task}`);
      const purpose = used.length > 0 ? used.join('; ').replace(/^l/, 'L') : 'No element runs it';
      const isTold = typeof answer === 'string';
      const shapes = [`input: ${shapeText(input)}`, ...(isTold ? [] : [`results: ${shapeText(answer)}`])];
      return [
        `### ${name}`,
        `${purpose}. ${changes ? 'It changes what is stored.' : 'It only reads.'}`,
        `\`\`\`text made\n${shapes.join('\n')}\n\`\`\``,
        ...(isTold ? [`\`results\`: ${answer}.`] : []),
      ].join('\n\n');
    })
    .join('\n\n');

/** The `config.json` of a host, with an id for each action. */
export const hostConfig = () =>
  JSON.stringify(
    {
      appId: 'b3a10000-0000-4000-8000-000000000000',
      providerName: 'Blue Anchor Forwarding',
      actions: Object.fromEntries(Object.keys(ACTION_CONTRACTS).map((name) => [name, `id of ${name}`])),
      backend: { idempotency: false, me: 'meWebUser' },
    },
    null,
    2,
  );
