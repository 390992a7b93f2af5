import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_DOCUMENTATION } from '../../element/error-documentation.ts';
import { TOKENS } from '../../theme/tokens.ts';
import { BROWSERS } from '../browsers.mjs';
import { readElements } from '../manifest/elements.mjs';
import { actionsText, hostConfig, modelsTable } from './documented.mjs';
import { elementPage } from './element-page.mjs';
import { layout } from './layout.mjs';
import { escaped, htmlOf } from './markdown.mjs';

const GENERATED = /^\{\{(\w+)(?: ([\w-]+))?\}\}$/gm;

/**
 * The pages of the documentation as Markdown: the chapters that stand in the folder, and one of each element.
 *
 * @param {{ source: string, chapters: Readonly<Record<string, readonly string[]>>, elements: Readonly<Record<string, string>> }} site
 * @returns {Promise<{ name: string, title: string, text: string, section: string }[]>}
 */
export async function docsPages({ source, chapters, elements }) {
  const facts = await readElements(elements);
  const written = Object.entries(chapters).flatMap(([section, names]) =>
    names.map((name) => {
      const text = readFileSync(path.join(source, `${name}.md`), 'utf8');
      return { name, text, title: /^# (.*)$/m.exec(text)?.[1] ?? name, section };
    }),
  );
  const made = facts.map((element) => ({
    name: element.tag,
    title: `<${element.tag}>`,
    text: elementPage(element),
    section: 'Elements',
  }));
  return [...written, ...made].map((page) => ({ ...page, text: filled(page.text, facts) }));
}

/** What stands between double braces is made of the code, so that it can't be out of date. */
function filled(text, elements) {
  const makers = {
    errors: () =>
      [
        '| code | what has happened | what helps |',
        '|---|---|---|',
        ...Object.entries(ERROR_DOCUMENTATION).map(
          ([code, { meaning, remedy }]) => `| \`${code}\` | ${meaning} | ${remedy} |`,
        ),
      ].join('\n'),
    tokens: () =>
      [
        '| token | default | in dark | is |',
        '|---|---|---|---|',
        ...TOKENS.map(
          (token) =>
            `| \`${token.name}\` | \`${token.value}\` | ${token.dark ? `\`${token.dark}\`` : 'the same'} | ${token.text} |`,
        ),
      ].join('\n'),
    browsers: () =>
      Object.entries(BROWSERS)
        .map(([name, version]) => `- ${name} ${version}`)
        .join('\n'),
    elements: () =>
      [
        '| tag | is for |',
        '|---|---|',
        ...elements.map(({ tag, summary }) => `| [\`<${tag}>\`](${tag}) | ${summary} |`),
      ].join('\n'),
    models: modelsTable,
    actions: actionsText,
    config: hostConfig,
    example: (tag) => exampleOf(elements.find((element) => element.tag === tag)),
  };
  return text.replace(GENERATED, (_, name, argument) => makers[name](argument));
}

/** A place for the element itself, which the page's script fills where there is a demo. */
function exampleOf({ tag, example }) {
  const { link, attributes } = example;
  if (!link) return 'There is no example here: only an admin of the provider who is signed in sees it.';
  return `<section class="example" aria-label="Example" data-tag="${tag}" data-link="${escaped(link)}" data-attributes="${escaped(JSON.stringify(attributes))}"><p>The example needs JavaScript.</p></section>`;
}

/**
 * Puts the pages into the build: `docs/index.html`, `docs/{name}.html`, their style and their script, which is an entry
 * of the build.
 *
 * @param {{ source: string, script: string, chapters: Readonly<Record<string, readonly string[]>>, elements: Readonly<Record<string, string>> }} site
 */
export function docsPlugin(site) {
  return {
    name: 'docs',
    async generateBundle(_, bundle) {
      const style = readFileSync(path.join(site.source, 'docs.css'));
      const hash = createHash('sha256').update(style).digest('base64url').slice(0, 8);
      const files = {
        style: `assets/docs-${hash}.css`,
        script: path.posix.relative(
          'docs',
          Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId === path.resolve(site.script))
            .fileName,
        ),
      };
      this.emitFile({ type: 'asset', fileName: `docs/${files.style}`, source: style });
      const pages = await docsPages(site);
      const sections = [...Object.keys(site.chapters), 'Elements'].map((title) => ({
        title,
        pages: pages.filter(({ section }) => section === title),
      }));
      for (const { name, title, text } of pages) {
        const content = htmlOf(text);
        const hasExample = content.includes('class="example"');
        this.emitFile({
          type: 'asset',
          fileName: `docs/${name}.html`,
          source: layout({ name, title, content, hasExample, sections, files }),
        });
      }
    },
  };
}
