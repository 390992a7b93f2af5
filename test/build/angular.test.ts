import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compileAngular } from '../../shared/build/manifest/angular.mjs';

/** What Angular's compiler says of a component whose template holds this. */
async function errorsOf(template: string): Promise<string[]> {
  const source = `
    import { Component } from '@angular/core';
    import { PoStyleManager, RouteSubscriptions } from './angular.js';
    @Component({ selector: 'main', imports: [PoStyleManager, RouteSubscriptions], template: \`${template}\` })
    export class Page {
      readonly getToken = async () => 'token';
      orders(numbers: readonly string[]) {}
    }`;
  return (await compileAngular('widgets/angular-page.ts', source, 'full')).errors;
}

describe('PROD-05 the directives for Angular', () => {
  test('accept properties, attributes and events of the elements', async () => {
    assert.deepEqual(
      await errorsOf(`
        <po-style-manager #manager="poStyleManager" record-type="booking" [recordId]="1001" [getToken]="getToken" timing
          (fp-saved)="orders($event.detail.purchaseOrders[0].orderNumbers.split(','))" (fp-error)="manager.element.reload()" />
        <route-subscriptions theme="dark" [profile]="true" />`),
      [],
    );
  });

  for (const [title, template, message] of [
    ['a mistyped property', '<po-style-manager [recordID]="1001" />', /Can't bind to 'recordID'/],
    ['a property of another element', '<po-style-manager [profile]="true" />', /Can't bind to 'profile'/],
    ['a value of a wrong type', '<po-style-manager [recordId]="{}" />', /'\{\}' is not assignable to type/],
    [
      'an event without such a detail',
      '<po-style-manager (fp-saved)="orders($event.detail.lines)" />',
      /'lines'/,
    ],
    ['a mistyped tag', '<po-style-manger />', /'po-style-manger' is not a known element/],
  ] as const)
    test(`refuse ${title}`, async () => assert.match((await errorsOf(template)).join('\n'), message));
});
