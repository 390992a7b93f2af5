import '@angular/compiler';
import { Component, computed, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { PoStyleManager } from '../../../widgets/angular.js';
import { hear, ITEMS, shown, swapped, tokenSourceOf, withNextRecord } from './host.ts';

class Host {
  readonly items = signal(ITEMS);
  readonly isSecondShown = signal(true);
  readonly isAway = signal(false);
  readonly drawn = computed(() => shown(this.items(), this.isSecondShown()));
  readonly hear = hear;
  readonly tokenSourceOf = tokenSourceOf;

  swap() {
    this.items.update(swapped);
  }

  next() {
    this.items.update(withNextRecord);
  }
}

Component({
  selector: 'main',
  imports: [PoStyleManager],
  template: `
    @if (isAway()) {
      <button (click)="isAway.set(false)">Back</button>
    } @else {
      <button (click)="isSecondShown.set(!isSecondShown())">Toggle second</button>
      <button (click)="swap()">Swap</button>
      <button (click)="next()">Next record</button>
      <button (click)="isAway.set(true)">Away</button>
      @for (item of drawn(); track item.key) {
        <section [attr.aria-label]="item.key">
          <po-style-manager record-type="booking" [recordId]="item.recordId" [getToken]="tokenSourceOf(item.recordId)"
            (fp-ready)="hear($event)" (fp-dirty)="hear($event)" (fp-error)="hear($event)" />
        </section>
      }
    }`,
})(Host);

await bootstrapApplication(Host);
