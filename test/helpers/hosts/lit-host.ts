import { html, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { hear, ITEMS, shown, swapped, tokenSourceOf, withNextRecord } from './host.ts';

let items = ITEMS;
let isSecondShown = true;
let isAway = false;

function change(work: () => void): () => void {
  return () => {
    work();
    draw();
  };
}

const elements = () =>
  repeat(
    shown(items, isSecondShown),
    ({ key }) => key,
    ({ key, recordId }) => html`
      <section aria-label=${key}>
        <po-style-manager record-type="booking" .recordId=${recordId} .getToken=${tokenSourceOf(recordId)}
          @fp-ready=${hear} @fp-dirty=${hear} @fp-error=${hear}></po-style-manager>
      </section>`,
  );

function draw(): void {
  const page = isAway
    ? html`<button @click=${change(() => {
        isAway = false;
      })}>Back</button>`
    : html`
        <button @click=${change(() => {
          isSecondShown = !isSecondShown;
        })}>Toggle second</button>
        <button @click=${change(() => {
          items = swapped(items);
        })}>Swap</button>
        <button @click=${change(() => {
          items = withNextRecord(items);
        })}>Next record</button>
        <button @click=${change(() => {
          isAway = true;
        })}>Away</button>
        ${elements()}`;
  render(page, document.querySelector('main')!);
}

draw();
