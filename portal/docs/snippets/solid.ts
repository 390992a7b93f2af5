import html from 'solid-js/html';
import { render } from 'solid-js/web';

async function tokenFromMyServer() {
  const answer = await fetch('/portal-token?booking=1001');
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return answer.text();
}
const saved = (event: CustomEvent) => console.info('saved', event.detail.purchaseOrders);

// In JSX of Solid: <po-style-manager prop:recordId={1001} prop:getToken={tokenFromMyServer} on:fp-saved={saved} />
const OrderPage = () =>
  html`<po-style-manager record-type="booking" record-id="1001" get-token=${() => tokenFromMyServer}
    on:fp-saved=${saved}></po-style-manager>`;

render(OrderPage, document.querySelector('main')!);
