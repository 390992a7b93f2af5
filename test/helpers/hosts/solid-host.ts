import { createSignal, For, Show } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { hear, ITEMS, type Item, shown, swapped, tokenSourceOf, withNextRecord } from './host.ts';

function Host() {
  const [items, setItems] = createSignal(ITEMS);
  const [isSecondShown, setSecondShown] = createSignal(true);
  const [isAway, setAway] = createSignal(false);
  const recordOf = (wanted: string) => items().find(({ key }) => key === wanted)!.recordId;
  const keys = () => shown(items(), isSecondShown()).map(({ key }) => key);
  return html`<${Show} when=${isAway} fallback=${() => html`
      <button onclick=${() => setSecondShown(!isSecondShown())}>Toggle second</button>
      <button onclick=${() => setItems(swapped)}>Swap</button>
      <button onclick=${() => setItems(withNextRecord)}>Next record</button>
      <button onclick=${() => setAway(true)}>Away</button>
      <${For} each=${keys}>${(key: Item['key']) => html`
        <section aria-label=${key}>
          <po-style-manager record-type="booking" record-id=${() => recordOf(key)}
            get-token=${() => tokenSourceOf(recordOf(key))}
            on:fp-ready=${hear} on:fp-dirty=${hear} on:fp-error=${hear}></po-style-manager>
        </section>`}<//>`}>
    <button onclick=${() => setAway(false)}>Back</button>
  <//>`;
}

render(Host, document.querySelector('main')!);
