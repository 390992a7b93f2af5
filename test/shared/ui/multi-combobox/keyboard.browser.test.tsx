import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { type ComponentProps, useState } from 'react';
import { MultiCombobox } from '../../../../shared/ui/multi-combobox/multi-combobox.tsx';
import { ComboboxDriver } from '../combobox-driver.ts';
import { click, focused, found, nameOf, press, settled, type } from '../hands.ts';
import { stage } from '../stage.ts';
import { newLog, Owner, optionsOf } from './owner.tsx';

const FIVE = optionsOf('PO-1', 'PO-2', 'PO-3', 'PO-10', 'PO-20');
const MANY = optionsOf(...Array.from({ length: 10_000 }, (_, n) => `PO-${n + 1}`));

let place: HTMLElement;

async function field(props: Partial<ComponentProps<typeof Owner>> = {}) {
  const log = newLog();
  const element = stage(() => <Owner options={FIVE} {...props} log={log} />, place);
  const input = await found<HTMLInputElement>(element, 'input');
  input.focus();
  return { log, driver: new ComboboxDriver(element) };
}

let finishLoad: () => void;

function Loading() {
  const [loaded, setLoaded] = useState(false);
  finishLoad = () => setLoaded(true);
  const ignore = () => undefined;
  return (
    <MultiCombobox
      label="Purchase orders"
      options={FIVE}
      selected={loaded ? FIVE.slice(0, 1) : []}
      disabled={!loaded}
      text=""
      onText={ignore}
      onAdd={ignore}
      onRemove={ignore}
    />
  );
}

describe('MultiCombobox, by keyboard', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

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

  it('goes to the ends with Home and End, and by ten rows with PageDown and PageUp', async () => {
    const { driver } = await field({ options: MANY });
    await press('ArrowDown', 'PageDown');
    expect(driver.highlighted).to.equal('PO-11');
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
    expect([driver.input.selectionStart, driver.highlighted]).to.deep.equal([0, 'PO-1']);
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

  it('clears the text after a pick, and then a stray Enter adds nothing', async () => {
    const { driver, log } = await field();
    await type('po-1');
    expect(driver.highlighted).to.equal('PO-1');
    await press('Enter', 'Enter');
    expect([log.added, driver.input.value, driver.isOpen]).to.deep.equal([['PO-1'], '', true]);
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
    await type('PO-2');
    expect(driver.labels).to.deep.equal(['PO-2', 'PO-20']);
    await type('x');
    await press('Backspace', 'Backspace');
    expect(driver.labels.at(-1)).to.equal('Add new PO "PO-"');
    await press('ArrowUp');
    expect(driver.highlighted).to.equal('Add new PO "PO-"');
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
    const driver = new ComboboxDriver(stage(draw, place));
    (await found<HTMLInputElement>(driver.stage, 'input')).focus();
    await press('Enter');
    await type('nothing like it');
    await press('Enter', 'Escape', 'Enter');
    expect([submitted, log.created, log.added]).to.deep.equal([0, [], []]);
  });

  it('says that nothing matches where nothing can be created', async () => {
    const { driver } = await field({ creatable: false });
    await type('zzz');
    expect([driver.isOpen, driver.menu?.textContent]).to.deep.equal([true, 'No results']);
  });

  it('PO-09 gives the hint, not "No results", before anything was searched', async () => {
    const { driver } = await field({ options: [] });
    await press('ArrowDown');
    expect([driver.isOpen, driver.menu?.textContent]).to.deep.equal([true, 'Type to search for options']);
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

  it('says nothing of a load that brings a single one', async () => {
    const driver = new ComboboxDriver(stage(() => <Loading />, place));
    await found<HTMLInputElement>(driver.stage, 'input');
    finishLoad();
    await waitUntil(() => driver.chips.length === 1);
    // Longer than the pause before a change is said.
    await aTimeout(200);
    expect(driver.said.join('')).to.equal('');
  });

  it('does nothing with the keys of an input method', async () => {
    const { driver, log } = await field();
    await type('po-1');
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

  describe('chips', () => {
    it('Backspace in the empty input removes the last one, and the input keeps the focus', async () => {
      const { driver, log } = await field({ selected: FIVE.slice(0, 3) });
      await type('x');
      await press('Backspace');
      expect(log.removed).to.deep.equal([]);
      await press('Backspace');
      expect([log.removed, driver.chips, driver.hasFocus]).to.deep.equal([['PO-3'], ['PO-1', 'PO-2'], true]);
    });

    it('are reached with the arrows, Home and End, and left to the input', async () => {
      const { driver } = await field({ selected: FIVE.slice(0, 3) });
      const walk = async (key: string) => {
        await press(key);
        return driver.hasFocus ? 'input' : nameOf(focused());
      };
      expect(await walk('ArrowLeft')).to.equal('Remove PO-3');
      expect(await walk('ArrowLeft')).to.equal('Remove PO-2');
      expect(await walk('Home')).to.equal('Remove PO-1');
      expect(await walk('ArrowLeft')).to.equal('Remove PO-1');
      expect(await walk('End')).to.equal('Remove PO-3');
      expect(await walk('ArrowRight')).to.equal('input');
    });

    it('are not reached by the arrow while the caret is inside the text', async () => {
      const { driver } = await field({ selected: FIVE.slice(0, 1) });
      await type('po');
      await press('ArrowLeft');
      expect(driver.hasFocus).to.equal(true);
      await press('ArrowLeft', 'ArrowLeft');
      expect(nameOf(focused())).to.equal('Remove PO-1');
    });

    it('turn round where text runs from right to left', async () => {
      place.dir = 'rtl';
      const { driver } = await field({ selected: FIVE.slice(0, 2) });
      driver.stage.shadowRoot
        ?.querySelector<HTMLElement>('[part=root]')
        ?.style.setProperty('direction', 'rtl');
      await press('ArrowRight', 'ArrowRight');
      expect(nameOf(focused())).to.equal('Remove PO-1');
      await press('ArrowLeft', 'ArrowLeft');
      expect(driver.hasFocus).to.equal(true);
    });

    it('go with Delete or Backspace, and the focus goes to the next one, else to the last, else to the input', async () => {
      const { driver, log } = await field({ selected: FIVE.slice(0, 3) });
      await press('ArrowLeft', 'ArrowLeft', 'Delete');
      expect([log.removed, nameOf(focused())]).to.deep.equal([['PO-2'], 'Remove PO-3']);
      await press('Backspace');
      expect(nameOf(focused())).to.equal('Remove PO-1');
      await press('Enter');
      expect([driver.chips, driver.hasFocus]).to.deep.equal([[], true]);
    });

    it('give what is typed on them to the input', async () => {
      const { driver } = await field({ selected: FIVE.slice(0, 1) });
      await press('ArrowLeft');
      await type('po');
      expect([driver.input.value, driver.hasFocus]).to.deep.equal(['po', true]);
    });

    it('PO-35 come back with Ctrl+Z, in the empty input and on a chip', async () => {
      const { driver, log } = await field({ selected: FIVE.slice(0, 3) });
      await press('Backspace', 'Control+z');
      expect([log.undone, driver.chips]).to.deep.equal([1, ['PO-1', 'PO-2', 'PO-3']]);
      await press('ArrowLeft', 'Delete', 'Control+z');
      expect([log.undone, driver.chips]).to.deep.equal([2, ['PO-1', 'PO-2', 'PO-3']]);
      await press('Control+z');
      expect(log.undone).to.equal(2);
    });

    it('leave Ctrl+Z to the text while there is one', async () => {
      const { log } = await field({ selected: FIVE.slice(0, 2) });
      await press('Backspace');
      await type('po');
      await press('Control+z');
      expect(log.undone).to.equal(0);
    });
  });

  it('a read-only or disabled field opens nothing and changes nothing', async () => {
    for (const state of [{ readOnly: true }, { disabled: true }]) {
      const { driver, log } = await field({ selected: FIVE.slice(0, 2), ...state });
      await click(driver.input);
      await press('ArrowDown', 'Backspace', 'Enter');
      expect([driver.isOpen, log.removed, log.added]).to.deep.equal([false, [], []]);
      driver.stage.remove();
    }
  });

  it('announces the number of results once typing pauses', async () => {
    const { driver } = await field();
    await type('po-1');
    await waitUntil(() => driver.said.includes('2 results'), 'the count');
  });

  it("announces the owner's status in place of the count", async () => {
    const { driver } = await field({ status: 'Searching purchase orders' });
    await press('ArrowDown');
    await waitUntil(() => driver.said.includes('Searching purchase orders'), 'the status');
  });

  it('announces what was added and removed', async () => {
    const { driver } = await field();
    await press('ArrowDown', 'Enter');
    await waitUntil(() => driver.said.includes('PO-1 added'), 'added');
    await press('Backspace');
    await waitUntil(() => driver.said.includes('PO-1 removed'), 'removed');
  });
});
