import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { MultiCombobox } from '../../../../shared/ui/multi-combobox/multi-combobox.tsx';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, found, hover, nameOf, press, type } from '../user-input.ts';
import { FIVE, type FieldProps, MANY, newField } from './owner.tsx';

/** The owner of PO-29: a removal is there only when the server has answered. */
function Slow({ answer }: { answer: Promise<void> }) {
  const [selected, setSelected] = useState<readonly Option[]>(FIVE.slice(0, 3));
  return (
    <MultiCombobox
      label="Purchase orders"
      options={FIVE}
      selected={selected}
      text=""
      onText={() => undefined}
      onAdd={() => undefined}
      onRemove={(option) => answer.then(() => setSelected(selected.filter((one) => one !== option)))}
    />
  );
}

describe('MultiCombobox, by mouse and clipboard', () => {
  const place = eachPlace('width: 360px');
  const field = (props?: FieldProps) => newField(place(), props);
  afterEach(() => resetMouse());

  it('opens with a click into it, adds with clicks on rows, and closes with a click outside', async () => {
    const { driver, log } = await field();
    await click(driver.input);
    expect([driver.isOpen, driver.hasFocus, driver.highlighted]).to.deep.equal([true, true, undefined]);
    await click(driver.row('PO-2'));
    await click(driver.row('PO-10'));
    expect([log.added, driver.isOpen, driver.hasFocus]).to.deep.equal([['PO-2', 'PO-10'], true, true]);
    await sendMouse({ type: 'click', position: [600, 500] });
    expect([driver.isOpen, driver.chips]).to.deep.equal([false, ['PO-2', 'PO-10']]);
  });

  it('closes with a touch beside it, which leaves the focus where it is, and stays open for one on the menu', async () => {
    const { driver } = await field();
    await click(driver.input);
    const touch = (node: Element) =>
      node.dispatchEvent(new TouchEvent('touchend', { bubbles: true, composed: true }));
    touch(driver.menu!);
    await settled();
    expect(driver.isOpen).to.equal(true);
    touch(document.body);
    await waitUntil(() => !driver.isOpen, 'the menu closes');
    expect(driver.hasFocus).to.equal(true);
  });

  it('PO-10 creates with a click on the last row', async () => {
    const { driver, log } = await field();
    await click(driver.input);
    await type('PO-');
    await click(driver.row('Add new PO'));
    expect([log.created, driver.input.value, driver.hasFocus]).to.deep.equal([['PO-'], '', true]);
  });

  it('keeps the row for a new entry in sight among thousands', async () => {
    const { driver } = await field({ options: MANY });
    await click(driver.input);
    await type('PO-');
    const create = driver.row('Add new PO')?.getBoundingClientRect() as DOMRect;
    const list = driver.list?.getBoundingClientRect() as DOMRect;
    expect(create.bottom).to.be.at.most(list.bottom + 1);
    expect(driver.rows.length).to.be.below(40);
    expect(driver.row('Add new PO')?.ariaPosInSet).to.equal('1');
  });

  it('opens and closes with its arrow', async () => {
    const { driver } = await field();
    const arrow = driver.button('Show options');
    await click(arrow);
    expect([driver.isOpen, driver.hasFocus]).to.deep.equal([true, true]);
    await click(arrow);
    expect([driver.isOpen, driver.hasFocus]).to.deep.equal([false, true]);
  });

  it('highlights the row under the mouse, and keeps it when the mouse leaves', async () => {
    const { driver } = await field();
    await click(driver.input);
    await hover(driver.row('PO-3'));
    expect(driver.highlighted).to.equal('PO-3');
    await sendMouse({ type: 'move', position: [600, 500] });
    expect(driver.highlighted).to.equal('PO-3');
  });

  it('scrolls a long list by wheel, and draws what comes into sight', async () => {
    const { driver } = await field({ options: MANY });
    await click(driver.input);
    const list = driver.list as HTMLElement;
    list.scrollTop = 5000 * 36;
    await waitUntil(() => driver.labels.includes('PO-5003'), 'the rows in the middle');
    const row = driver.row('PO-5003')?.getBoundingClientRect() as DOMRect;
    expect(row.top).to.be.within(list.getBoundingClientRect().top, list.getBoundingClientRect().bottom);
    await press('ArrowDown');
    expect([driver.highlighted, list.scrollTop]).to.deep.equal(['PO-1', 0]);
  });

  it('PO-19 removes with the X, and can be typed into afterwards', async () => {
    const { driver, log } = await field({ selected: FIVE.slice(0, 3) });
    await click(driver.button('Remove PO-2'));
    expect([log.removed, driver.chips, driver.hasFocus]).to.deep.equal([['PO-2'], ['PO-1', 'PO-3'], true]);
    await press('Control+z');
    expect(driver.chips).to.deep.equal(['PO-1', 'PO-2', 'PO-3']);
  });

  it('PO-30 keeps the focus when the removed chip goes only after an answer', async () => {
    let finish = () => {};
    const answer = new Promise<void>((done) => {
      finish = done;
    });
    const element = mount(() => <Slow answer={answer} />, place());
    (await found<HTMLInputElement>(element, 'input')).focus();
    await press('ArrowLeft', 'ArrowLeft', 'Delete');
    expect(nameOf(focused())).to.equal('Remove PO-2');
    finish();
    await waitUntil(() => nameOf(focused()) === 'Remove PO-3', 'the next chip has the focus');
  });

  it('PO-39 hands a pasted list to its owner, line ends and tabs included', async () => {
    const seen: string[] = [];
    const { driver, log } = await field({ onPasteText: (text) => seen.push(text) > 0 });
    driver.input.focus();
    paste(driver.input, 'PO-7\r\nPO-8\tPO-9\r\n');
    await settled();
    expect([seen, log.texts]).to.deep.equal([['PO-7\r\nPO-8\tPO-9\r\n'], []]);
  });

  it('PO-39 keeps the pieces of a pasted list apart when nobody takes it', async () => {
    const { driver } = await field({ onPasteText: () => false });
    driver.input.focus();
    paste(driver.input, 'PO-7\r\nPO-8\r\n');
    await waitUntil(() => driver.input.value === 'PO-7 PO-8', 'one line');
  });

  it('does not close when its own scroll bar or message is pressed', async () => {
    const { driver } = await field({ creatable: false });
    await click(driver.input);
    await type('zzz');
    await click(driver.menu);
    expect([driver.isOpen, driver.hasFocus]).to.deep.equal([true, true]);
  });
});

function paste(input: HTMLInputElement, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  input.dispatchEvent(new ClipboardEvent('paste', init));
}
