import { expect } from '@open-wc/testing';
import { eachPlace } from '../mount.ts';
import { focused, nameOf, press, type } from '../user-input.ts';
import { FIVE, type FieldProps, focusedField } from './owner.tsx';

describe('MultiCombobox, its chips by keyboard', () => {
  const place = eachPlace();
  const field = (props?: FieldProps) => focusedField(place(), props);

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
    place().dir = 'rtl';
    const { driver } = await field({ selected: FIVE.slice(0, 2) });
    driver.element.shadowRoot
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
