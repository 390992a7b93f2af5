const element = document.createElement('po-style-manager');
element.recordType = 'booking';
element.recordId = 1001;
element.getToken = () => fetch('/portal-token?booking=1001').then((answer) => answer.text());
element.addEventListener('fp-saved', (event) => console.info('saved', event.detail.purchaseOrders));
document.querySelector('main')!.append(element);
