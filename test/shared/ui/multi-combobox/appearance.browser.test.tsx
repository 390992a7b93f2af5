import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, found, nameOf, press, type } from '../user-input.ts';
import { type FieldProps, MANY, newField, newLog, Owner, optionsOf } from './owner.tsx';

const LONG = `PO-${'9'.repeat(400)}`;

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog title="Orders" open={open} onClose={() => setOpen(false)}>
        <Owner options={MANY} log={newLog()} />
      </Dialog>
    </>
  );
}

let disable: (on: boolean) => void;

function Switched() {
  const [disabled, setDisabled] = useState(false);
  disable = setDisabled;
  return <Owner options={MANY} disabled={disabled} log={newLog()} />;
}

const box = (node: Element | undefined) => node?.getBoundingClientRect() as DOMRect;

describe('MultiCombobox, in its surroundings', () => {
  const { showPopover } = HTMLElement.prototype;

  const place = eachPlace('width: 360px');
  const field = async (props?: FieldProps) => (await newField(place(), { options: MANY, ...props })).driver;
  afterEach(async () => {
    HTMLElement.prototype.showPopover = showPopover;
    await setViewport({ width: 800, height: 600 });
  });

  it('PO-08 PO-09 has its label, placeholder and hint, and says what is wrong', async () => {
    const driver = await field({ error: 'Not linked.' });
    const { input } = driver;
    expect(input.labels?.[0]?.textContent).to.equal('Purchase orders');
    expect(input.placeholder).to.equal('Select or create purchase orders');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => driver.element.shadowRoot?.getElementById(id)?.textContent);
    expect(described).to.deep.equal(['Not linked.', 'Type to search for options']);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
  });

  it('stays closed when it was disabled while open and is enabled again', async () => {
    const element = mount(() => <Switched />, place());
    await found(element, 'input');
    const driver = new ComboboxDriver(element);
    await driver.open();
    for (const on of [true, false]) {
      disable(on);
      await settled();
      expect(driver.isOpen).to.equal(false);
    }
  });

  it('is accessible closed, open, empty, disabled and in error', async () => {
    const driver = await field({ selected: MANY.slice(0, 3), error: 'Not linked.' });
    await expect(driver.element).to.be.accessible();
    await driver.open();
    await type('PO-');
    await press('ArrowDown');
    await settled();
    await expect(driver.element).to.be.accessible();
    driver.element.remove();
    const empty = await field({ options: [], creatable: false });
    await empty.open();
    await expect(empty.element).to.be.accessible();
    empty.element.remove();
    const disabled = await field({ disabled: true, selected: MANY.slice(0, 2) });
    await expect(disabled.element).to.be.accessible();
  });

  it('tells the size of the list and the place of each row, though few are drawn', async () => {
    const driver = await field();
    await driver.open();
    await press('ArrowDown', 'End');
    const last = driver.row('PO-10000') as HTMLElement;
    expect([last.ariaSetSize, last.ariaPosInSet]).to.deep.equal(['10000', '10000']);
    expect(driver.rows.length).to.be.below(40);
    expect(driver.list?.getAttribute('aria-labelledby')).to.equal(driver.input.labels?.[0]?.id);
  });

  it('has the rows of the new place drawn before the list is painted there', async () => {
    const driver = await field();
    await driver.open();
    await press('ArrowDown');
    const end = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true, composed: true });
    driver.input.dispatchEvent(end);
    await Promise.resolve();
    expect(driver.labels).to.include.members(['PO-9995', 'PO-9998', 'PO-10000']);
  });

  it('lies below its field, as wide, above everything', async () => {
    place().style.overflow = 'hidden';
    place().style.height = '90px';
    const driver = await field();
    await driver.open();
    await settled();
    const [menu, frame] = [box(driver.menu), box(driver.frame)];
    expect(menu.top).to.be.within(frame.bottom, frame.bottom + 8);
    expect(menu.width).to.be.closeTo(frame.width, 1);
    expect(menu.left).to.be.closeTo(frame.left, 1);
    const hit = driver.element.shadowRoot?.elementFromPoint(menu.left + 40, menu.bottom - 20) as Element;
    expect(driver.menu?.contains(hit)).to.equal(true);
  });

  it('turns over where there is no room below', async () => {
    place().style.marginTop = '480px';
    const driver = await field();
    await driver.open();
    await settled();
    expect(box(driver.menu).bottom).to.be.at.most(box(driver.frame).top);
    expect(box(driver.menu).top).to.be.at.least(0);
  });

  it('follows its field when the page around it scrolls', async () => {
    const scroller = document.createElement('div');
    Object.assign(scroller.style, { height: '300px', overflow: 'auto' });
    const filler = document.createElement('div');
    filler.style.height = '900px';
    place().append(scroller);
    const element = mount(() => <Owner options={MANY} log={newLog()} />, scroller);
    scroller.append(filler);
    await found(element, 'input');
    const driver = new ComboboxDriver(element);
    await driver.open();
    scroller.scrollTop = 20;
    await waitUntil(() => Math.abs(box(driver.menu).top - box(driver.frame).bottom - 4) < 2, 'it follows');
  });

  it('works in a dialog: the first Escape closes the menu, the second the dialog', async () => {
    const element = mount(() => <InDialog />, place());
    const opener = await found<HTMLButtonElement>(element, 'button');
    await click(opener);
    await found(element, 'dialog');
    const driver = new ComboboxDriver(element);
    await click(driver.input);
    await settled();
    const menu = box(driver.menu);
    const hit = element.shadowRoot?.elementFromPoint(menu.left + 40, menu.top + 20) as Element;
    expect(driver.menu?.contains(hit)).to.equal(true);
    await click(driver.row('PO-2'));
    expect(driver.chips).to.deep.equal(['PO-2']);
    const dialog = () => element.shadowRoot?.querySelector('dialog');
    await press('Escape');
    expect([driver.isOpen, dialog()?.open]).to.deep.equal([false, true]);
    await press('Escape');
    await waitUntil(() => !dialog(), 'the dialog is gone');
    expect(nameOf(focused())).to.equal('Edit');
  });

  it('keeps two fields of one element apart', async () => {
    const draw = () => (
      <>
        <Owner label="First" options={MANY.slice(0, 2)} log={newLog()} />
        <div style={{ height: 160 }} />
        <Owner label="Second" options={MANY} log={newLog()} />
      </>
    );
    const element = mount(draw, place());
    await found(element, 'input');
    const root = element.shadowRoot as ShadowRoot;
    const [first, second] = root.querySelectorAll('input');
    await click(first);
    await click(second);
    const open = [...root.querySelectorAll('input')].map((input) => input.getAttribute('aria-expanded'));
    expect(open).to.deep.equal(['false', 'true']);
    await settled();
    const frame = box(root.querySelectorAll('[part=combobox]')[1]);
    expect(box(root.querySelector('[part=menu]') as Element).top).to.be.within(
      frame.bottom,
      frame.bottom + 8,
    );
  });

  it('hangs under its field in a browser without popovers', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    const driver = await field();
    await driver.open();
    const [menu, frame] = [box(driver.menu), box(driver.frame)];
    expect(menu.top).to.be.within(frame.bottom, frame.bottom + 8);
    expect(menu.width).to.be.closeTo(frame.width, 1);
    await click(driver.row('PO-3'));
    expect(driver.chips).to.deep.equal(['PO-3']);
  });

  it('fits a screen of 320 px with labels longer than that, and shows them whole on demand', async () => {
    await setViewport({ width: 320, height: 600 });
    place().style.width = '';
    const driver = await field({
      options: optionsOf(LONG, 'PO-2'),
      selected: [{ id: 9, label: `${LONG}0` }],
    });
    await driver.open();
    await settled();
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    expect(box(driver.menu).right).to.be.at.most(320);
    expect(driver.list?.scrollWidth).to.be.at.most(driver.list?.clientWidth as number);
    expect(driver.row(LONG)?.querySelector('span')?.title).to.equal(LONG);
    expect(box(driver.button(`Remove ${LONG}0`)).right).to.be.at.most(320);
  });

  it('stays usable with 200 chips, and scrolls them where its height is limited', async () => {
    const driver = await field({ selected: MANY.slice(0, 200), maxHeight: 120 });
    expect(box(driver.frame).height).to.be.at.most(124);
    driver.input.focus();
    await type('PO-777');
    await press('Enter');
    expect([driver.chips.length, driver.chips.at(-1)]).to.deep.equal([201, 'PO-777']);
    await press('ArrowLeft', 'Home');
    const first = box(driver.button('Remove PO-1'));
    expect(first.top).to.be.at.least(box(driver.frame).top);
  });

  it('D-146 prints all chips, also where its height is limited', async () => {
    const driver = await field({ selected: MANY.slice(0, 200), maxHeight: 120 });
    await emulateMedia({ media: 'print' });
    try {
      const last = box(driver.button('Remove PO-200'));
      expect(box(driver.frame).bottom).to.be.at.least(last.bottom);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('leaves the chips alone while a text is typed', async () => {
    const driver = await field({ selected: MANY.slice(0, 50) });
    driver.input.focus();
    const changes: MutationRecord[] = [];
    const chips = driver.element.shadowRoot?.querySelector('ul') as Element;
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(chips, { subtree: true, childList: true, attributes: true, characterData: true });
    await type('PO-77');
    await settled();
    observer.disconnect();
    expect(changes.length).to.equal(0);
  });
});
