/**
 * Pages that an element meets in the wild, served by the test runner for frames:
 * `/__frame/strict?entry=...` under the strictest policy the product promises to work with, and
 * `/__frame/hostile?entry=...` with a stylesheet that attacks everything it can reach.
 */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";

const RECORDER = `window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile);
});`;

const HOSTILE = `
html { font-size: 40px !important }
* { font: 40px/3 cursive !important; color: red !important; letter-spacing: 9px !important;
  text-transform: uppercase !important; text-align: right !important; direction: rtl !important;
  white-space: pre !important; visibility: hidden !important; opacity: .3 !important; transform: rotate(3deg) !important;
  filter: blur(2px) !important; zoom: 2 !important; contain: strict !important; display: inline !important;
  writing-mode: vertical-rl !important; pointer-events: none !important; user-select: none !important;
  transition: all 3s !important; word-spacing: 20px !important; text-indent: 99px !important;
  -webkit-text-fill-color: lime !important; text-shadow: 2px 2px red !important }
button, input, div, ul, li, table, td { border: 9px solid lime !important; padding: 30px !important }`;

const page = (entry, head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>${head}` +
  `<script src="/__frame/recorder.js"></script><script type="module" src="${entry}"></script></head><body></body></html>`;

export function framePages(context, next) {
  const name = /^\/__frame\/([a-z.]+)$/.exec(context.path)?.[1];
  if (!name) return next();
  // Only files of this server can be asked for: the address goes into the page's markup.
  const entry = /^\/[\w./-]+$/.exec(String(context.query.entry ?? ''))?.[0] ?? '';
  if (name === 'recorder.js') {
    context.type = 'text/javascript';
    context.body = RECORDER;
  } else if (name === 'hostile.css') {
    context.type = 'text/css';
    context.body = HOSTILE;
  } else {
    context.type = 'text/html';
    if (name === 'strict') context.set('content-security-policy', STRICT);
    context.body = page(
      entry,
      name === 'hostile' ? '<link rel="stylesheet" href="/__frame/hostile.css">' : '',
    );
  }
  return undefined;
}
