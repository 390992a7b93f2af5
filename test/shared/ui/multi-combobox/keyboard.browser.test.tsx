import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, found, press, type } from '../user-input.ts';
import { FIVE, type FieldProps, focusedField, MANY, newLog, Owner } from './owner.tsx';

describe('MultiCombobox, by keyboard', () => {
  const place = eachPlace();
  const field = (props?: FieldProps) => focusedField(place(), props);

  it('opens with Down at the first row and with Up at the last', async () => {
    const { driver } = await field();
    expect(driver.isOpen).to.equal(false);
    await press('ArrowDown');
    expect([driver.isOpen, driver.highlighted]).to.deep.equal([true, 'PO-1']);
    await press('Escape', 'ArrowUp');
    expect([driver.isOpen, driver.highlighted]).to.deep.equal([true, 'PO-20']);
  });

  it('opens with Alt+Down without a highlight, and closes with Alt+Up without adding', async () => {
    const { driver, log } = await field();
    await press('Alt+ArrowDown');
    expect([driver.isOpen, driver.highlighted]).to.deep.equal([true, undefined]);
    await press('ArrowDown', 'Alt+ArrowUp');
    expect([driver.isOpen, driver.hasFocus, log.added]).to.deep.equal([false, true, []]);
  });

  it('walks the rows with Down and Up, round the ends', async () => {
    const { driver } = await field();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(driver.highlighted).to.equal('PO-3');
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(driver.highlighted).to.equal('PO-20');
    await press('ArrowDown');
    expect(driver.highlighted).to.equal('PO-1');
  });

  it('goes to the ends with Home and End, and by a page of rows with PageDown and PageUp', async () => {
    const { driver } = await field({ options: MANY });
    await press('ArrowDown', 'PageDown');
    expect(driver.highlighted).to.equal('PO-9');
    await press('PageUp');
    expect(driver.highlighted).to.equal('PO-1');
    await press('End');
    expect(driver.highlighted).to.equal('PO-10000');
    await press('Home');
    expect(driver.highlighted).to.equal('PO-1');
  });

  it('leaves Home and End to the caret while the text is being edited', async () => {
    const { driver } = await field();
    await type('po');
    await press('Home');
    expect([driver.input.selectionStart, driver.highlighted]).to.deep.equal([0, undefined]);
    await press('ArrowDown', 'End');
    expect(driver.labels.indexOf(driver.highlighted)).to.equal(driver.rows.length - 1);
  });

  it('keeps the highlighted row of a long list in sight', async () => {
    const { driver } = await field({ options: MANY });
    for (const keys of [['ArrowDown', 'End'], ['ArrowUp'], ['Home'], ['PageDown', 'PageDown']]) {
      await press(...keys);
      const list = driver.list?.getBoundingClientRect() as DOMRect;
      const row = driver.row(driver.highlighted as string)?.getBoundingClientRect() as DOMRect;
      expect(row.top).to.be.at.least(list.top - 1);
      expect(row.bottom).to.be.at.most(list.bottom + 1);
    }
  });

  it('adds with Enter, stays open, and goes on where it was', async () => {
    const { driver, log } = await field();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect([log.added, driver.isOpen, driver.highlighted]).to.deep.equal([['PO-2'], true, 'PO-3']);
    await press('Enter');
    expect(log.added).to.deep.equal(['PO-2', 'PO-3']);
    expect(driver.labels).to.deep.equal(['PO-1', 'PO-10', 'PO-20']);
  });

  it('closes over what was searched for and picked; then a stray Enter adds nothing', async () => {
    const { driver, log } = await field();
    await type('PO-1');
    expect(driver.highlighted).to.equal('PO-1');
    await press('Enter', 'Enter');
    expect([log.added, driver.input.value, driver.isOpen]).to.deep.equal([['PO-1'], '', false]);
  });

  it('loses no letter of fast typing', async () => {
    const { driver } = await field({ options: MANY });
    const text = 'the quick brown fox 0123456789';
    await type(text);
    expect(driver.input.value).to.equal(text);
  });

  it('PO-10 creates what is not known, and the row for it can be highlighted', async () => {
    const { driver, log } = await field();
    await type('PO-9');
    expect(driver.labels).to.deep.equal(['Add new PO "PO-9"']);
    await press('Enter');
    expect([log.created, driver.chips, driver.input.value]).to.deep.equal([['PO-9'], ['PO-9'], '']);
    expect(driver.isOpen).to.equal(false);
    await type('PO-2');
    expect(driver.labels).to.deep.equal(['PO-2', 'PO-20']);
    await type('x');
    await press('Backspace', 'Backspace');
    expect(driver.labels[0]).to.equal('Add new PO "PO-"');
    await press('ArrowDown');
    expect(driver.highlighted).to.equal('Add new PO "PO-"');
  });

  it('D-156 Enter takes the option that was typed in full, and never a longer one', async () => {
    const { driver, log } = await field();
    await type('PO-2');
    expect([driver.labels, driver.highlighted]).to.deep.equal([['PO-2', 'PO-20'], 'PO-2']);
    await press('Enter');
    expect([log.added, log.created]).to.deep.equal([['PO-2'], []]);
    await type('PO－１');
    expect(driver.highlighted).to.equal('PO-1');
  });

  it('D-156 with longer options alone Enter takes none and says so; to create comes first', async () => {
    const { driver, log } = await field();
    await type('PO-');
    expect(driver.labels[0]).to.equal('Add new PO "PO-"');
    expect(driver.highlighted).to.equal(undefined);
    await press('Enter');
    expect([log.added, log.created]).to.deep.equal([[], []]);
    await waitUntil(() => driver.announcements.includes('Choose with the arrow keys'), 'the advice');
    // Seen, too: the open menu hides what stands below the field.
    expect(driver.menu?.textContent).to.match(/^Choose with the arrow keys/);
    await press('ArrowDown', 'Enter');
    expect(log.created).to.deep.equal(['PO-']);
  });

  it('PO-10 offers nothing to create for a label that is selected already', async () => {
    const { driver } = await field({ selected: [FIVE[0]!] });
    await type('PO-1');
    expect(driver.labels).to.deep.equal(['PO-10']);
    await type('0');
    await press('Enter');
    await type('PO-10');
    expect([driver.rows.length, driver.menu?.textContent]).to.deep.equal([0, 'Already selected']);
  });

  it('creates nothing on blur, and keeps the text', async () => {
    const { driver, log } = await field();
    await type('PO-9');
    await press('Tab');
    expect([driver.isOpen, driver.hasFocus]).to.deep.equal([false, false]);
    expect([log.created, log.added, driver.input.value]).to.deep.equal([[], [], 'PO-9']);
  });

  it('adds nothing when Tab leaves a highlighted row', async () => {
    const { driver, log } = await field();
    await press('ArrowDown', 'Tab');
    expect([driver.isOpen, log.added]).to.deep.equal([false, []]);
  });

  it('closes the menu with Escape, and leaves the second Escape to what is around it', async () => {
    const { driver } = await field();
    const seen: boolean[] = [];
    const listener = (event: KeyboardEvent) => seen.push(event.defaultPrevented);
    document.addEventListener('keydown', listener);
    await type('po');
    seen.length = 0;
    await press('Escape');
    expect([driver.isOpen, driver.input.value, seen]).to.deep.equal([false, 'po', []]);
    await press('Escape');
    document.removeEventListener('keydown', listener);
    expect([driver.input.value, seen]).to.deep.equal(['po', [false]]);
  });

  it('never submits a form with Enter', async () => {
    let submitted = 0;
    const log = newLog();
    const draw = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <Owner options={FIVE} creatable={false} log={log} />
        <button type="submit">Save</button>
      </form>
    );
    const driver = new ComboboxDriver(mount(draw, place()));
    (await found<HTMLInputElement>(driver.element, 'input')).focus();
    await press('Enter');
    await type('nothing like it');
    await press('Enter', 'Escape', 'Enter');
    expect([submitted, log.created, log.added]).to.deep.equal([0, [], []]);
  });

  it('PO-39 closes when the owner takes the text at once, so that what came of it is seen', async () => {
    const { driver } = await field({ takesCommas: true });
    await type('po');
    expect(driver.isOpen).to.equal(true);
    await type(',');
    await waitUntil(() => !driver.isOpen, 'the menu closes');
    await type('p');
    expect(driver.isOpen).to.equal(true);
  });

  it('does nothing with the keys of an input method', async () => {
    const { driver, log } = await field();
    await type('PO-1');
    const compose = (key: string, init: KeyboardEventInit) =>
      driver.input.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init }),
      );
    compose('Enter', { isComposing: true });
    compose('Enter', { keyCode: 229 });
    compose('ArrowDown', { isComposing: true });
    compose('Escape', { isComposing: true });
    compose('Backspace', { isComposing: true });
    await settled();
    expect([log.added, driver.isOpen, driver.highlighted]).to.deep.equal([[], true, 'PO-1']);
  });

  it('a read-only or disabled field opens nothing and changes nothing', async () => {
    for (const state of [{ readOnly: true }, { disabled: true }]) {
      const { driver, log } = await field({ selected: FIVE.slice(0, 2), ...state });
      await click(driver.input);
      await press('ArrowDown', 'Backspace', 'Enter');
      expect([driver.isOpen, log.removed, log.added]).to.deep.equal([false, [], []]);
      driver.element.remove();
    }
  });
});
