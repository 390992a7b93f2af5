import { html, render } from 'lit';

async function tokenFromMyServer() {
  const answer = await fetch('/portal-token?booking=1001');
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return answer.text();
}
const saved = (event: CustomEvent) => console.info('saved', event.detail.purchaseOrders);

render(
  html`<po-style-manager record-type="booking" .recordId=${1001} .getToken=${tokenFromMyServer} @fp-saved=${saved}></po-style-manager>`,
  document.querySelector('main')!,
);
