import 'freight-portal-elements/po-style-manager.js';

const element = document.createElement('po-style-manager');
element.apiBase = 'https://portal.example';
element.recordType = 'booking';
element.recordId = 1001;
element.getToken = () => fetch('/portal-token?booking=1001').then((answer) => answer.text());
document.querySelector('main').append(element);
