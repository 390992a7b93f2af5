import { expect } from '@open-wc/testing';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { MenuPanel } from '../../../../shared/ui/menu/menu-panel.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';

/** A field in a box that scrolls, its menu open. */
const Scrolled = () => (
  <div id="box" style={{ height: 200, overflow: 'auto' }}>
    <div style={{ height: 60 }} />
    <div id="field" style={{ height: 36, width: 240 }}>
      <MenuPanel>
        <div id="content" style={{ height: 100 }} />
      </MenuPanel>
    </div>
    <div style={{ height: 900 }} />
  </div>
);

/** A drawer that opens with a menu in it. */
const SlidingIn = () => (
  <Drawer title="Company" side="right" open onClose={() => undefined}>
    <div id="field" style={{ height: 36, width: 240 }}>
      <MenuPanel>Options</MenuPanel>
    </div>
  </Drawer>
);

describe('MenuPanel', () => {
  const place = eachPlace();
  let root: ShadowRoot;

  const node = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  const edges = (selector: string) => node(selector).getBoundingClientRect();
  const isBelow = () => {
    const gap = edges('[part=menu]').top - edges('#field').bottom;
    return gap >= 0 && gap <= 8;
  };

  const isAbove = () => {
    const gap = edges('#field').top - edges('[part=menu]').bottom;
    return gap >= 0 && gap <= 8;
  };

  beforeEach(async () => {
    const element = mount(Scrolled, place());
    root = element.shadowRoot!;
    await waitUntil(() => root.querySelector('#content'), 'the menu');
  });

  it('opens right below its field, as wide as that', () => {
    expect(isBelow()).to.equal(true);
    expect(edges('[part=menu]').left).to.equal(edges('#field').left);
    expect(edges('[part=menu]').width).to.be.closeTo(240, 1);
  });

  it('stays there when the field is scrolled or grows, and when the page above it grows', async () => {
    node('#box').scrollTop = 40;
    await waitUntil(isBelow, 'after a scroll');
    node('#field').style.height = '80px';
    await waitUntil(isBelow, 'after the field has grown');
    const above = document.createElement('div');
    above.style.height = '50px';
    place().before(above);
    await waitUntil(isBelow, 'after the page has grown');
    above.remove();
  });

  it('stands above where the page has no room below, and stays at the field while its content grows', async () => {
    place().style.marginTop = `${innerHeight - 160}px`;
    scrollBy(0, 1);
    await waitUntil(isAbove, 'above');
    node('#content').style.height = '180px';
    await waitUntil(() => edges('[part=menu]').height > 170);
    await waitUntil(isAbove, 'as its content has grown');
  });

  it('keeps its width while its field is only drawn smaller, so that no ResizeObserver runs in circles', async () => {
    // The sizes that are there have been told.
    await settled();
    // The browser reports such a circle as an error of the page, which fails the test.
    node('#field').style.transform = 'scale(0.9)';
    node('#content').style.height = '140px';
    await waitUntil(() => edges('[part=menu]').height > 135);
    await settled();
    expect(edges('[part=menu]').width).to.be.closeTo(240, 1);
  });

  it('stands at its field once the drawer around it has slid in', async () => {
    const drawer = mount(SlidingIn, place()).shadowRoot!;
    await waitUntil(() => drawer.querySelector('[part=menu]'), 'the menu');
    const left = (selector: string) => drawer.querySelector(selector)!.getBoundingClientRect().left;
    await waitUntil(() => drawer.querySelector('dialog')!.getAnimations().length === 0, 'it has slid in');
    await waitUntil(() => left('[part=menu]') === left('#field'), 'the menu at its field');
  });

  it('is not seen while its field is scrolled out of sight', async () => {
    node('#box').scrollTop = 400;
    await waitUntil(() => getComputedStyle(node('[part=menu]')).visibility === 'hidden');
    node('#box').scrollTop = 0;
    await waitUntil(() => getComputedStyle(node('[part=menu]')).visibility === 'visible');
  });
});
