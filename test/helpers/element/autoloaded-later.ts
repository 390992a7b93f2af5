customElements.define('fp-autoloaded-later', class extends HTMLElement {});
