import { escaped } from './markdown.mjs';

/**
 * One page of the documentation. All its addresses are relative to `/docs/`, so that it works behind any path.
 *
 * @param {{ name: string, title: string, content: string, hasExample: boolean,
 *   sections: readonly { title: string, pages: readonly { name: string, title: string }[] }[],
 *   files: { script: string, style: string } }} page
 */
export function layout({ name, title, content, hasExample, sections, files }) {
  const entry = (page) =>
    `<li><a href="${page.name === 'index' ? './' : page.name}"${page.name === name ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`;
  const navigation = sections
    .map((section) => `<h2>${escaped(section.title)}</h2><ul>${section.pages.map(entry).join('')}</ul>`)
    .join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${escaped(title)} · freight portal</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${files.style}" />
    <script type="module" src="${files.script}"></script>${
      hasExample ? '\n    <script type="module" src="../widgets/autoload.js"></script>' : ''
    }
  </head>
  <body>
    <a class="skip" href="#content">Skip to the text</a>
    <header><a href="./">Freight portal: documentation</a><a class="pages" href="#pages">Pages</a></header>
    <main id="content">
${content}
    </main>
    <nav id="pages" aria-label="Pages">${navigation}</nav>
  </body>
</html>
`;
}
