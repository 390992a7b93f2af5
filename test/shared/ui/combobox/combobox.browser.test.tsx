import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { type ComponentProps, useState } from 'react';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { mount } from '../mount.ts';
import { blankPartsOf, click, found, hover, isInSight, press, type } from '../user-input.ts';

const PORTS = ['Antwerp', 'Bremerhaven', 'Hamburg', 'Rotterdam', 'Shanghai'].map(
  (label, n): Option => ({ id: n + 1, label, hint: `P${n}` }),
);

const CODED = [
  { id: 1, code: 'TOR', label: 'Oro City (TOR)' },
  { id: 2, code: 'DSN', label: 'Ordos (DSN)' },
  { id: 3, code: 'ORO', label: 'Toronto (ORO)' },
] satisfies Option[];

/** More than a list has room for. */
const MANY = Array.from({ length: 300 }, (_, n): Option => ({ id: n, label: `Port ${n}` }));

let place: HTMLElement;

type Props = Partial<ComponentProps<typeof Combobox>>;

/** Where a page sets the choice of the field, as it does after loading. */
const page = { set: (_: Option | null) => {} };

function Owner({ changes, ...props }: Props & { changes: (string | null)[] }) {
  const [value, setValue] = useState(props.value ?? null);
  page.set = setValue;
  return (
    <Combobox
      label="Origin port"
      options={PORTS}
      {...props}
      value={value}
      onChange={(option) => {
        changes.push(option?.label ?? null);
        setValue(option);
      }}
    />
  );
}

async function field(props: Props = {}) {
  const changes: (string | null)[] = [];
  const element = mount(() => <Owner {...props} changes={changes} />, place);
  (await found<HTMLInputElement>(element, 'input')).focus();
  return { changes, driver: new ComboboxDriver(element) };
}

describe('Combobox', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('chooses with Enter what was found by typing, and closes', async () => {
    const { driver, changes } = await field();
    await type('hai');
    expect(driver.labels).to.deep.equal(['Shanghai']);
    await press('Enter');
    expect([changes, driver.input.value, driver.isOpen]).to.deep.equal([['Shanghai'], 'Shanghai', false]);
  });

  it('finds a name with a typo, which Enter chooses', async () => {
    const { driver, changes } = await field();
    await type('shangahi');
    expect(driver.labels).to.deep.equal(['Shanghai']);
    await press('Enter');
    expect([changes, driver.input.value]).to.deep.equal([['Shanghai'], 'Shanghai']);
  });

  it('leaving the field takes no name that was typed otherwise: the text stays, and the field says so', async () => {
    const { driver, changes } = await field();
    await type('rotterdma');
    expect(driver.labels).to.deep.equal(['Rotterdam']);
    await press('Tab');
    expect([changes, driver.input.value]).to.deep.equal([[], 'rotterdma']);
    expect(driver.input.getAttribute('aria-invalid')).to.equal('true');
  });

  it('ENT-03 a choice that arrives under the focus is replaced by typing, as after entering the field', async () => {
    const { driver, changes } = await field();
    page.set(PORTS[3] as Option);
    await waitUntil(() => driver.input.value === 'Rotterdam');
    await type('hamb');
    expect([driver.input.value, driver.labels]).to.deep.equal(['hamb', ['Hamburg']]);
    await press('Enter');
    expect(changes).to.deep.equal(['Hamburg']);
  });

  it('ENT-03 a choice that arrives under a text being typed leaves it as it is', async () => {
    const { driver } = await field();
    await type('ha');
    page.set(PORTS[3] as Option);
    await waitUntil(() => driver.button('Clear Origin port') !== undefined);
    await type('mb');
    expect([driver.input.value, driver.labels]).to.deep.equal(['hamb', ['Hamburg']]);
  });

  it('typing after the click that enters the field takes the place of the choice', async () => {
    const { driver, changes } = await field({ value: PORTS[3] as Option });
    driver.input.blur();
    await click(driver.input);
    await type('hamb');
    expect([driver.input.value, driver.labels]).to.deep.equal(['hamb', ['Hamburg']]);
    await press('Enter');
    expect(changes).to.deep.equal(['Hamburg']);
  });

  it('a second click sets the caret, to add to the text', async () => {
    const { driver } = await field({ value: PORTS[0] as Option });
    driver.input.blur();
    await click(driver.input);
    await click(driver.input);
    await press('End');
    await type('x');
    expect(driver.input.value).to.equal('Antwerpx');
  });

  it('typing after a click on the arrow takes the place of the choice', async () => {
    const { driver } = await field({ value: PORTS[3] as Option });
    driver.input.blur();
    await click(driver.button('Show options')!);
    await type('hamb');
    expect([driver.input.value, driver.labels]).to.deep.equal(['hamb', ['Hamburg']]);
  });

  it('a part of the text that is dragged over when the field is entered stays selected', async () => {
    const { driver } = await field({ value: PORTS[3] as Option });
    driver.input.blur();
    const { left, top, height } = driver.input.getBoundingClientRect();
    const y = Math.round(top + height / 2);
    await sendMouse({ type: 'move', position: [Math.round(left) + 1, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(left) + 25, y] });
    await sendMouse({ type: 'up' });
    const { selectionStart, selectionEnd } = driver.input;
    expect(selectionStart).to.equal(0);
    expect(selectionEnd).to.be.greaterThan(0).and.lessThan('Rotterdam'.length);
  });

  it('opens at the choice and shows the others too', async () => {
    const { driver } = await field({ value: PORTS[2] as Option });
    await press('ArrowDown');
    expect([driver.rows.length, driver.highlighted]).to.deep.equal([5, 'Hamburg']);
  });

  for (const [how, open] of [
    ['a key', () => press('ArrowDown')],
    ['a click', (driver: ComboboxDriver) => click(driver.input)],
    ['its arrow', (driver: ComboboxDriver) => click(driver.button('Show options'))],
  ] as const) {
    it(`opens a long list by ${how} at the choice, with no empty part`, async () => {
      const { driver } = await field({ options: MANY, value: MANY[200] as Option });
      await open(driver);
      await settled();
      expect([
        driver.highlighted,
        isInSight(driver.row('Port 200')),
        blankPartsOf(driver.list),
      ]).to.deep.equal(['Port 200', true, []]);
    });
  }

  it('opens a long list at the choice that was made by mouse', async () => {
    const { driver } = await field({ options: MANY, value: MANY[3] as Option });
    await click(driver.input);
    driver.list!.scrollTop = 4000;
    await waitUntil(() => isInSight(driver.row('Port 113')));
    await click(driver.row('Port 113'));
    await click(driver.input);
    await settled();
    expect([isInSight(driver.row('Port 113')), blankPartsOf(driver.list)]).to.deep.equal([true, []]);
  });

  it('opens at the choice again after it was left with the mouse over another row', async () => {
    const { driver } = await field({ options: MANY, value: MANY[200] as Option });
    await click(driver.input);
    await hover(driver.row('Port 199'));
    await sendMouse({ type: 'click', position: [5, innerHeight - 5] });
    expect(driver.isOpen).to.equal(false);
    await click(driver.input);
    await settled();
    expect([driver.highlighted, isInSight(driver.row('Port 200'))]).to.deep.equal(['Port 200', true]);
  });

  it('opens at the first row where the text leaves its choice out', async () => {
    const { driver } = await field({ value: PORTS[2] as Option });
    await press('Control+a');
    await type('er');
    await press('Escape', 'ArrowDown');
    expect([driver.isOpen, driver.highlighted]).to.deep.equal([true, 'Antwerp']);
  });

  it('closes as soon as the mouse is pressed beside it', async () => {
    const { driver } = await field();
    await type('hai');
    await sendMouse({ type: 'move', position: [5, innerHeight - 5] });
    await sendMouse({ type: 'down' });
    expect(driver.isOpen).to.equal(false);
  });

  it('replaces the choice with a click', async () => {
    const { driver, changes } = await field({ value: PORTS[2] as Option });
    await click(driver.input);
    await click(driver.row('Rotterdam'));
    expect([changes, driver.input.value, driver.isOpen]).to.deep.equal([['Rotterdam'], 'Rotterdam', false]);
  });

  it('is not changed by choosing the same again, or by leaving with a half text', async () => {
    const { driver, changes } = await field({ value: PORTS[2] as Option });
    await press('ArrowDown', 'Enter');
    await type('xyz');
    await press('Tab');
    expect([changes, driver.input.value]).to.deep.equal([[], 'Hamburg']);
  });

  it('is taken by leaving with a text that means one option: the only match, or a code', async () => {
    const { driver, changes } = await field({ options: CODED });
    await type('ordos');
    await press('Tab');
    expect([changes, driver.input.value]).to.deep.equal([['Ordos (DSN)'], 'Ordos (DSN)']);
    driver.input.focus();
    driver.input.select();
    await type('oro');
    await press('Tab');
    expect(changes.at(-1)).to.equal('Toronto (ORO)');
    driver.input.focus();
    driver.input.select();
    await type('to');
    await press('ArrowDown', 'Tab');
    expect(changes.at(-1)).to.equal('Oro City (TOR)');
  });

  it('says that nothing was chosen where the text means none or several, and keeps it where there is no choice', async () => {
    const { driver, changes } = await field();
    await type('er');
    await press('Tab');
    expect([changes, driver.input.value]).to.deep.equal([[], 'er']);
    expect(driver.error).to.contain('Nothing was chosen: "er" may mean several.');
    driver.input.focus();
    await type('x');
    expect(driver.error).to.equal('');
    page.set(PORTS[2] as Option);
    await waitUntil(() => driver.input.value === 'erx', 'a text being typed stays');
    await press('Tab');
    expect(driver.input.value).to.equal('Hamburg');
    expect(driver.error).to.contain('Nothing was chosen: "erx" is not known.');
    page.set(PORTS[0] as Option);
    await waitUntil(() => driver.input.value === 'Antwerp');
    expect(driver.error).to.equal('');
  });

  it('asks whether the one entry is meant that is found in spite of a typo', async () => {
    const { driver, changes } = await field();
    await type('shangahi');
    await press('Tab');
    expect([changes, driver.input.value]).to.deep.equal([[], 'shangahi']);
    expect(driver.error).to.contain('Nothing was chosen. Did you mean Shanghai?');
  });

  it('with Escape stops saying so of a text that is gone, and goes on of one that still stands there', async () => {
    const { driver } = await field({ value: PORTS[2] as Option });
    await press('Control+a');
    await type('xyz');
    await press('Tab');
    expect([driver.input.value, driver.error.includes('"xyz"')]).to.deep.equal(['Hamburg', true]);
    driver.input.focus();
    await press('Escape');
    expect([driver.input.value, driver.error]).to.deep.equal(['Hamburg', '']);
    await click(driver.button('Clear Origin port'));
    await type('xyz');
    await press('Tab');
    driver.input.focus();
    await press('Escape');
    expect([driver.input.value, driver.error.includes('"xyz"')]).to.deep.equal(['xyz', true]);
  });

  it('D-148 D-150 highlights none of several that are called so as well, says so on Enter, and the arrow key chooses', async () => {
    const options = [
      { id: 1, code: 'SJC', label: 'San Jose (SJC)' },
      { id: 2, code: 'SJO', label: 'San Jose (SJO)' },
    ] satisfies Option[];
    const { driver, changes } = await field({ options });
    await type('san jose');
    expect(driver.input.getAttribute('aria-activedescendant')).to.equal(null);
    await press('Enter');
    await settled();
    expect(changes).to.deep.equal([]);
    expect(driver.input.value).to.equal('san jose');
    expect(driver.input.getAttribute('aria-invalid')).to.equal('true');
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    expect(changes).to.deep.equal(['San Jose (SJO)']);
  });

  for (const [how, leave] of [
    ['Tab', () => press('Tab')],
    ['Enter and Tab', () => press('Enter', 'Tab')],
    ['a click elsewhere', () => sendMouse({ type: 'click', position: [5, innerHeight - 5] })],
  ] as const)
    it(`D-148 takes none of several of one label by ${how}, and says so`, async () => {
      const options = [1, 2].map((id): Option => ({ id, label: 'LH8400', hint: `Dec ${id}` }));
      const { driver, changes } = await field({ options });
      await type('LH8400');
      await leave();
      await settled();
      expect([changes, driver.input.value]).to.deep.equal([[], 'LH8400']);
      expect(driver.error).to.contain('Nothing was chosen: "LH8400" may mean several.');
    });

  it('D-148 a list that is only opened highlights its choice, also where another one is called so, and Enter refuses nothing', async () => {
    const options = [1, 2].map((id): Option => ({ id, label: 'LH8400', hint: `Dec ${id}` }));
    const { driver, changes } = await field({ options, value: options[1]! });
    await click(driver.button('Show options'));
    await settled();
    expect(driver.rows.map((row) => row.getAttribute('aria-selected'))).to.deep.equal(['false', 'true']);
    await press('Enter');
    await settled();
    expect([changes, driver.error.includes('several')]).to.deep.equal([[], false]);
  });

  for (const [how, leave] of [
    ['Enter', () => press('Enter')],
    ['Tab', () => press('Tab')],
    ['a click elsewhere', () => sendMouse({ type: 'click', position: [5, innerHeight - 5] })],
  ] as const)
    it(`D-150 of one name ${how} takes the likelier one, which is highlighted by itself`, async () => {
      const options = [
        { id: 1, code: 'ORD', label: 'Chicago (ORD)', priority: 1 },
        { id: 2, code: 'MDW', label: 'Chicago (MDW)' },
      ] satisfies Option[];
      const { driver, changes } = await field({ options });
      await type('chicago');
      expect(driver.highlighted).to.equal('Chicago (ORD)');
      await leave();
      await settled();
      expect(changes).to.deep.equal(['Chicago (ORD)']);
    });

  it('takes no other place for the code of an airport that it does not have, unless somebody points at one', async () => {
    const { driver, changes } = await field({ options: CODED });
    await type('ord');
    expect(driver.labels).to.deep.equal(['Ordos (DSN)']);
    await press('Enter', 'Tab');
    expect([changes, driver.input.value]).to.deep.equal([[], 'ord']);
    expect(driver.error).to.contain('"ord" is not known.');
    driver.input.focus();
    driver.input.select();
    await type('ord');
    await press('ArrowDown', 'Enter');
    expect(changes).to.deep.equal(['Ordos (DSN)']);
  });

  it('is emptied by its button, and by leaving it with an empty text', async () => {
    const { driver, changes } = await field({ value: PORTS[2] as Option });
    await click(driver.button('Clear Origin port'));
    expect([changes, driver.input.value, driver.hasFocus]).to.deep.equal([[null], '', true]);
    expect(driver.button('Clear Origin port')).to.equal(undefined);
    await type('ant');
    await press('Enter', 'Control+a', 'Delete', 'Enter');
    expect(changes).to.deep.equal([null, 'Antwerp']);
    await press('Tab');
    expect(changes).to.deep.equal([null, 'Antwerp', null]);
  });

  it('has no button to empty it while it is read-only or disabled', async () => {
    for (const state of [{ readOnly: true }, { disabled: true }]) {
      const { driver } = await field({ value: PORTS[1] as Option, ...state });
      expect(driver.button('Clear Origin port')).to.equal(undefined);
      await press('ArrowDown');
      expect(driver.isOpen).to.equal(false);
      driver.element.remove();
    }
  });

  it('is accessible, closed and open', async () => {
    const { driver } = await field({ value: PORTS[2] as Option, required: true });
    await expect(driver.element).to.be.accessible();
    await press('ArrowDown');
    await settled();
    await expect(driver.element).to.be.accessible();
  });

  it('announces the number of results', async () => {
    const { driver } = await field();
    await type('r');
    await waitUntil(() => driver.announcements.includes('4 results'), 'the count');
  });
});
