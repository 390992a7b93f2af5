import entry from 'entry:../../../widgets/charges/define.ts';
import { expect, waitUntil } from '@open-wc/testing';
import { settled } from '../../helpers/element/page.ts';
import { clipboard } from '../../shared/ui/grid/grid-driver.ts';
import { click, focused, nameOf, press, type } from '../../shared/ui/user-input.ts';
import { chargesNetwork, Driver } from './driver.ts';
import { AIR, answer, LOAD, line, SAVE } from './fixtures.ts';

const TOTAL = 'Total Cost';

describe('<booking-charges> while a cell has the focus', () => {
  let tool: Driver;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new Driver(chargesNetwork());
    // Row 1: 2 x 10.00 = 20.00, row 2: 3 x 5.00 = 15.00
    tool.network.on(
      LOAD,
      answer({ freight_charges: [line(), line({ id: 502, quantity: 3, unitCost: 5, totalPrice: 15 })] }),
    );
  });
  afterEach(() => tool.close());

  const text = (column = TOTAL, n = 1) => tool.cell(column, n).value;
  const enter = (column: string, n: number) => {
    const input = tool.cell(column, n);
    input.focus();
    input.select();
  };
  /** Types into whatever has the focus and is selected, one key after the other, looking at it after each. */
  const typeAndLook = async (typed: string, column = TOTAL, n = 1) => {
    for (let end = 1; end <= typed.length; end += 1) {
      await type(typed[end - 1]!);
      expect(text(column, n), `${column} row ${n} while ${typed} is typed`).to.equal(typed.slice(0, end));
    }
  };
  const clickOn = async (column: string, n: number) => {
    const input = tool.cell(column, n);
    input.scrollIntoView({ inline: 'center', block: 'center' });
    await settled();
    await click(input);
  };
  const leave = async () => {
    await press('Tab');
    await settled();
  };

  /** Ways to the total of row 1, each so that what is typed takes the place of what stood there. */
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'a click and Select all': async () => {
      await clickOn(TOTAL, 1);
      await press('Control+a');
    },
    'a click and backspaces': async () => {
      await clickOn(TOTAL, 1);
      await press('End');
      for (const left of ['20.0', '20.', '20', '2', '']) {
        await press('Backspace');
        expect(text()).to.equal(left);
      }
    },
    'F2 and deletes': async () => {
      enter(TOTAL, 1);
      await press('F2', 'Home');
      for (const left of ['0.00', '.00', '00', '0', '']) {
        await press('Delete');
        expect(text()).to.equal(left);
      }
    },
    'the key Tab': async () => {
      enter('Unit Cost', 1);
      await press('Tab');
    },
    'the keys Shift+Tab': async () => {
      enter('Comments', 1);
      await press('Shift+Tab');
    },
    'the arrow to the right': async () => {
      enter('Unit Cost', 1);
      await press('ArrowRight');
    },
    'the arrow up': async () => {
      enter(TOTAL, 2);
      await press('ArrowUp');
    },
    'the key Delete': async () => {
      enter(TOTAL, 1);
      await press('Delete');
      expect(text()).to.equal('');
    },
    'the key Backspace': async () => {
      enter(TOTAL, 1);
      await press('Backspace');
      expect(text()).to.equal('');
    },
    'a cut': async () => {
      enter(TOTAL, 1);
      await press('Control+x');
      expect(text()).to.equal('');
    },
    'a cut without a selection': async () => {
      enter(TOTAL, 1);
      await press('End');
      clipboard('cut');
      await settled();
      expect(text()).to.equal('');
    },
    'Undo of another total': async () => {
      enter(TOTAL, 1);
      await type('7');
      await press('Tab', 'Control+z');
      expect(text()).to.equal('20.00');
    },
    'Undo of what is being typed': async () => {
      enter(TOTAL, 1);
      await type('7');
      await press('Control+z');
      expect(text()).to.equal('20.00');
    },
    'Redo of another total': async () => {
      enter(TOTAL, 1);
      await type('7');
      await press('Tab', 'Control+z', 'Control+y');
      expect(text()).to.equal('7.00');
    },
    'Ctrl+D': async () => {
      enter('Quantity', 2);
      enter(TOTAL, 2);
      await press('Control+d', 'ArrowUp');
    },
    'a range that was cleared': async () => {
      enter(TOTAL, 1);
      await press('Shift+ArrowDown', 'Delete');
      expect([text(), text(TOTAL, 2)]).to.deep.equal(['', '15.00']);
    },
    'a range that was cut': async () => {
      enter(TOTAL, 1);
      await press('Shift+ArrowDown');
      clipboard('cut');
      await settled();
      expect([text(), text(TOTAL, 2)]).to.deep.equal(['', '15.00']);
      await press('Escape');
      expect(text()).to.equal('');
    },
    'a block with a blank total': async () => {
      enter(TOTAL, 1);
      clipboard('paste', '\n40');
      await settled();
      expect([text(), text(TOTAL, 2)]).to.deep.equal(['', '40.00']);
    },
    'a save by Ctrl+S': async () => {
      tool.network.on(SAVE, answer());
      enter(TOTAL, 1);
      await press('Delete', 'Control+s');
      await tool.said('Charges saved.');
      await settled();
      expect([text(), tool.payloads()[0].charges[0].totalPrice]).to.deep.equal(['', 20]);
    },
  };

  for (const [way, enterCell] of Object.entries(ways)) {
    it(`CHG-26 D-145 a total that begins like the calculation is what was typed, after ${way}`, async () => {
      await tool.ready();
      await enterCell();
      await waitUntil(() => nameOf(focused()) === `${TOTAL} row 1`, 'the focus is in the total');
      await typeAndLook('200');
      await leave();
      expect(text()).to.equal('200.00');
      expect(tool.text()).to.contain('By hand');
    });
  }

  for (const [typed, left] of Object.entries({
    '200': '200.00',
    '20.5': '20.50',
    '20,05': '20.05',
    '20.00': '20.00',
    '2e': '2e',
    '-20': '-20.00',
  })) {
    it(`CHG-26 D-145 ${typed} over a total of 20.00 stands as ${left} once the cell is left`, async () => {
      await tool.ready();
      enter(TOTAL, 1);
      await typeAndLook(typed);
      await leave();
      expect(text()).to.equal(left);
    });
  }

  it('CHG-26 D-145 12 over the total of 2 x 0.50 is 12.00', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [line({ unitCost: 0.5, totalPrice: 1 })] }));
    await tool.ready();
    enter(TOTAL, 1);
    await typeAndLook('12');
    await leave();
    expect(text()).to.equal('12.00');
  });

  it('CHG-26 D-145 an emptied total stays empty until it is left, and is then the calculated one', async () => {
    await tool.ready();
    await tool.fill(TOTAL, 1, '19');
    enter(TOTAL, 1);
    await press('Delete');
    await settled();
    expect(text()).to.equal('');
    expect(tool.cell(TOTAL, 1).getAttribute('aria-invalid')).to.equal(null);
    await leave();
    expect(text()).to.equal('20.00');
    expect(tool.text()).not.to.contain('By hand');
    await press('Shift+Tab', 'Control+z');
    expect(text(), 'one step back').to.equal('19.00');
  });

  it('D-145 a single value that is pasted stands as it came, until the cell is left', async () => {
    await tool.ready();
    enter('Comments', 1);
    await type('200');
    await press('Control+a', 'Control+x');
    enter(TOTAL, 1);
    await press('Control+v');
    expect(text()).to.equal('200');
    await leave();
    expect(text()).to.equal('200.00');
  });

  it('CHG-29 D-145 every amount is formatted when it is left, and not before', async () => {
    tool.network.on(LOAD, answer({ quote: AIR, freight_charges: [line()] }));
    await tool.ready();
    for (const column of ['Quantity', 'Unit Cost', TOTAL, 'Minimum Price']) {
      enter(column, 1);
      await press('Delete');
      expect(text(column), column).to.equal('');
      await typeAndLook('1.005', column);
      await leave();
      expect(text(column), column).to.equal('1.01');
    }
  });

  it('D-145 a save leaves what was typed in the cell that has the focus as it is', async () => {
    tool.network.on(
      SAVE,
      answer({ freight_charges: [line({ totalPrice: 200, manuallyEditedTotal: true })] }),
    );
    await tool.ready();
    enter(TOTAL, 1);
    await typeAndLook('200');
    await press('Control+s');
    await tool.said('Charges saved.');
    await settled();
    expect(text()).to.equal('200');
    expect(tool.text()).not.to.contain('unsaved change');
    await type('5');
    expect(text()).to.equal('2005');
    expect(tool.text()).to.contain('1 unsaved change');
    await leave();
    expect(text()).to.equal('2005.00');
  });

  it('D-145 another window that comes to the front changes nothing', async () => {
    await tool.ready();
    enter(TOTAL, 1);
    await press('Delete');
    window.dispatchEvent(new Event('blur'));
    await settled();
    expect(text()).to.equal('');
  });
});
