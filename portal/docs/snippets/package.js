import 'freight-portal-elements/po-style-manager.js';

const element = document.createElement('po-style-manager');
element.apiBase = 'https://portal.example';
element.recordType = 'booking';
element.recordId = 1001;
element.getToken = async () => {
  const answer = await fetch('/portal-token?booking=1001');
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return answer.text();
};
document.querySelector('main').append(element);
