import { html, render } from 'lit';

const tokenFromMyServer = () => fetch('/portal-token?booking=1001').then((answer) => answer.text());
const saved = (event: CustomEvent) => console.info('saved', event.detail.purchaseOrders);

render(
  html`<po-style-manager record-type="booking" .recordId=${1001} .getToken=${tokenFromMyServer} @fp-saved=${saved}></po-style-manager>`,
  document.querySelector('main')!,
);
