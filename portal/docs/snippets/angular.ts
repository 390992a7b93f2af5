import '@angular/compiler';
import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { PoStyleManagerEvents } from 'freight-portal-elements';
import { PoStyleManager } from 'freight-portal-elements/angular.js';

class OrderPage {
  readonly tokenFromMyServer = async () => {
    const answer = await fetch('/portal-token?booking=1001');
    if (!answer.ok) throw new Error(`No token: ${answer.status}`);
    return answer.text();
  };

  saved(event: PoStyleManagerEvents['fp-saved']) {
    console.info('saved', event.detail.purchaseOrders);
  }
}

Component({
  selector: 'main',
  imports: [PoStyleManager],
  template: `
    <po-style-manager record-type="booking" [recordId]="1001" [getToken]="tokenFromMyServer" (fp-saved)="saved($event)" />`,
})(OrderPage);

await bootstrapApplication(OrderPage);
