import { readFileSync } from 'node:fs';
import { Marked } from 'marked';

/** A fenced block whose text is a file of the tree: `tsx file=portal/docs/snippets/react.tsx`. */
const FILE = /\bfile=(\S+)/;

/** @param {string} text */
export const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** The name of a heading in an address. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;|`/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The fenced blocks of a text, with the files that they name in the place of their text.
 *
 * @param {string} text
 * @returns {{ language: string, info: string, code: string, file: string | undefined }[]}
 */
export function blocksOf(text) {
  const blocks = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'code') blocks.push(blockOf(token));
  });
  return blocks;
}

function blockOf({ lang = '', text }) {
  const file = FILE.exec(lang)?.[1];
  return {
    language: lang.split(' ')[0],
    info: lang,
    code: file ? readFileSync(file, 'utf8').trimEnd() : text,
    file,
  };
}

/**
 * Markdown as HTML: headings can be linked to, tables scroll by themselves, code can be copied.
 *
 * @param {string} text
 * @returns {string}
 */
export function htmlOf(text) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }) {
        const inner = this.parser.parseInline(tokens);
        const id = anchorOf(words);
        return depth === 1
          ? `<h1>${inner}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      code(token) {
        const { language, code } = blockOf(token);
        return `<figure class="code"><pre tabindex="0"><code data-language="${escaped(language)}">${escaped(code)}</code></pre></figure>\n`;
      },
      table(token) {
        const cells = (row, tag) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(text);
}
