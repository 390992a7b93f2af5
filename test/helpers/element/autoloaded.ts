customElements.define('fp-autoloaded', class extends HTMLElement {});
