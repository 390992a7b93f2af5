import { expect } from '@open-wc/testing';
import { define } from '../../shared/element/define.ts';
import { AirRatesElement } from '../../widgets/air-rates/element.ts';
import { ChargesElement } from '../../widgets/charges/element.ts';
import { EntitySwitcherElement } from '../../widgets/entity-switcher/element.ts';
import { OrderManagerElement } from '../../widgets/order-manager/element.ts';
import { RouteFormElement } from '../../widgets/route-subscriptions/form/element.ts';
import { RouteSubscriptionsElement } from '../../widgets/route-subscriptions/list/element.ts';
import { RateSheetFormElement } from '../../widgets/route-subscriptions/rate-sheet/element.ts';

const CLASSES = [
  OrderManagerElement,
  ChargesElement,
  AirRatesElement,
  RateSheetFormElement,
  EntitySwitcherElement,
  RouteSubscriptionsElement,
  RouteFormElement,
];

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
  members: { kind: 'field' | 'method'; name: string }[];
  cssProperties: { name: string; default: string }[];
}

let declarations: Declaration[];

/** What the class and r2wc's below it add to a plain element, but for what the platform calls. */
function ownMembers(Element: CustomElementConstructor): string[] {
  const names = Object.getOwnPropertyNames(Element.prototype);
  return names.filter((name) => !(name in HTMLElement.prototype) && !/Callback$|^constructor$/.test(name));
}

describe('PROD-05 the custom elements manifest', () => {
  before(async () => {
    const manifest = await (await fetch('/widgets/custom-elements.json')).json();
    declarations = manifest.modules.flatMap((module: { declarations: Declaration[] }) => module.declarations);
  });

  it('has every element', () => {
    expect(declarations.map(({ tagName }) => tagName)).to.have.members(CLASSES.map(({ tag }) => tag));
  });

  for (const Element of CLASSES) {
    it(`says of <${Element.tag}> what it has: attributes, properties and methods`, () => {
      const declared = declarations.find(({ tagName }) => tagName === Element.tag);
      const { observedAttributes } = Element as unknown as { observedAttributes: string[] };
      const names = declared?.attributes.map(({ name }) => name) ?? [];
      // Without its hyphens an attribute counts, too.
      const spelt = names.map((name) => name.replaceAll('-', ''));
      expect(observedAttributes).to.have.members([...new Set([...names, ...spelt])]);
      expect(declared?.members.map(({ name }) => name)).to.have.members(ownMembers(Element));
      for (const { kind, name } of declared?.members ?? []) {
        const { value, set } = Object.getOwnPropertyDescriptor(Element.prototype, name) ?? {};
        expect(typeof (kind === 'method' ? value : set), name).to.equal('function');
      }
    });
  }

  it('names the tokens that an element reads, all of them and no other', async () => {
    define(OrderManagerElement.tag, OrderManagerElement);
    define(RouteFormElement.tag, RouteFormElement);
    const elements = [OrderManagerElement, RouteFormElement].map(({ tag }) => document.createElement(tag));
    document.body.append(...elements);
    const rules = elements.flatMap(({ shadowRoot }) =>
      (shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      ),
    );
    for (const element of elements) element.remove();
    const read = new Set(
      rules.flatMap((rule) => [...rule.matchAll(/var\((--fp-[\w-]+)/g)].map(([, name]) => name)),
    );
    for (const { cssProperties } of declarations)
      expect(cssProperties.map(({ name }) => name)).to.have.members([...read]);
  });
});
