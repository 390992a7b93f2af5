import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

class OrderPage {
  readonly tokenFromMyServer = () => fetch('/portal-token?booking=1001').then((answer) => answer.text());

  saved(event: CustomEvent) {
    console.info('saved', event.detail.purchaseOrders);
  }
}

// With Angular's own build it is a decorator: @Component({...}) class OrderPage
Component({
  selector: 'main',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <po-style-manager record-type="booking" [recordId]="1001" [getToken]="tokenFromMyServer" (fp-saved)="saved($event)" />`,
})(OrderPage);

await bootstrapApplication(OrderPage);
