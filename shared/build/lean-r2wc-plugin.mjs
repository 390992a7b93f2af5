import { cutSource } from './cut-source.mjs';

/** The element base parses attributes, defines properties and sends events itself: r2wc is given none of them. */
const CUTS = {
  '': [
    ['const C = {', 'b = /* @__PURE__ */', 'const b = /* @__PURE__ */'],
    ['e.props || (e.props = ', '\n  class v extends', '  class v extends'],
    ['static get observedAttributes() {', '}'],
    [
      'for (const s of n) {\n        const l = d[s], o = this.getAttribute(l)',
      '\n    connectedCallback',
      '}\n    connectedCallback',
    ],
    ['attributeChangedCallback(s, l, o) {', '\n    }'],
    ['for (const r of n) {\n    const s = d[r], l = a[r];', '\n  return v;', '  return v;'],
  ],
};

/** Takes out of r2wc what the element base never gives it work for. */
export function leanR2wcPlugin() {
  return {
    name: 'lean-r2wc',
    transform(code, id) {
      if (!/\/@r2wc\/core\/dist\/core\.js$/.test(id)) return null;
      return { code: cutSource(code, CUTS), map: null };
    },
  };
}
