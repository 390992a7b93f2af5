/** The strictest policy under which an element of the portal has to work. */
const policy = (portal: string) =>
  [
    "default-src 'none'",
    `script-src ${portal}`,
    `connect-src ${portal}`,
    "style-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A foreign page of the strictest policy around the element that `markup` is, defined by that script of the bundle. */
export const strictPage = (portal: string, markup: string, script = 'autoload.js'): string =>
  `<!doctype html><html lang="en"><head><title>Strict</title>
    <meta http-equiv="Content-Security-Policy" content="${policy(portal)}">
    <script type="module" src="${portal}/widgets/${script}"></script></head><body>
    ${markup}</body></html>`;
