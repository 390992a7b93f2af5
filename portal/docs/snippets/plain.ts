const element = document.createElement('po-style-manager');
element.recordType = 'booking';
element.recordId = 1001;
element.getToken = async () => {
  const answer = await fetch('/portal-token?booking=1001');
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return answer.text();
};
element.addEventListener('fp-saved', (event) => console.info('saved', event.detail.purchaseOrders));
document.querySelector('main')!.append(element);
