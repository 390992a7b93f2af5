import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { GridCell } from '../../../shared/ui/grid/grid-cell.ts';
import { clipboard } from '../../../shared/ui/grid/grid-driver.ts';
import { click, focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { AIR, answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const TOTAL = 'Total Cost';

describe('<booking-charges> while a cell has the focus', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
    // Row 1: 2 x 10.00 = 20.00, row 2: 3 x 5.00 = 15.00
    tool.network.on(
      LOAD,
      answer({ freight_charges: [line(), line({ id: 502, quantity: 3, unitCost: 5, totalPrice: 15 })] }),
    );
  });
  afterEach(() => tool.close());

  const text = (column = TOTAL, n = 1) => tool.cell(column, n).value;
  const enter = (column: string, n: number) => {
    const cell = tool.cell(column, n);
    cell.focus();
    cell.select();
  };
  /** Types into whatever has the focus and is selected, one key after the other, looking at it after each. */
  const typeAndLook = async (typed: string, column = TOTAL, n = 1) => {
    for (let end = 1; end <= typed.length; end += 1) {
      await type(typed[end - 1]!);
      expect(text(column, n), `${column} row ${n} while ${typed} is typed`).to.equal(typed.slice(0, end));
    }
  };
  const clickOn = async (column: string, n: number) => {
    const { node } = tool.cell(column, n);
    node.scrollIntoView({ inline: 'center', block: 'center' });
    await settled();
    await click(node);
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
      await tool.bannerWith('Charges saved.');
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
    for (const [column, shown] of [
      ['Quantity', '1.005'],
      ['Unit Cost', '1.005'],
      [TOTAL, '1.01'],
      ['Minimum Price', '1.01'],
    ] as const) {
      enter(column, 1);
      await press('Delete');
      expect(text(column), column).to.equal('');
      await typeAndLook('1.005', column);
      await leave();
      expect(text(column), column).to.equal(shown);
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
    await tool.bannerWith('Charges saved.');
    await settled();
    expect(text()).to.equal('200');
    expect(tool.text()).not.to.contain('unsaved change');
    await type('5');
    expect(text()).to.equal('2005');
    expect(tool.text()).to.contain('1 unsaved change');
    await leave();
    expect(text()).to.equal('2005.00');
  });

  describe('in a language with a decimal comma', () => {
    const tables = () => [...(tool.element.shadowRoot?.querySelectorAll('table') ?? [])];
    const totals = () =>
      [...tables()[1]!.tBodies[0]!.rows].map((row) => [...row.cells].map((cell) => cell.textContent));
    const QUANTITY = 3;
    const COST = 4;
    const TOTAL_COST = 5;
    /** By its place: the names of the columns are German here. */
    const cell = (column: number, n = 1) =>
      new GridCell(tables()[0]!.tBodies[0]!.rows[n - 1]!.querySelectorAll('td')[column]!);
    const amounts = (n = 1) => [QUANTITY, COST, TOTAL_COST].map((column) => cell(column, n).value);
    const go = (column: number, n = 1) => {
      cell(column, n).focus();
      cell(column, n).select();
    };
    const fill = async (column: number, typed: string) => {
      go(column);
      await type(typed);
      await leave();
    };
    const ready = async (...lines: readonly object[]) => {
      tool.network.on(LOAD, answer({ freight_charges: lines }));
      await tool.ready({ locale: 'de' });
    };

    it('I18N-03 CHG-29 cells and totals write decimals alike, and either mark is understood', async () => {
      await ready(line({ unitCost: 9.64, totalPrice: 19.28 }));
      expect(amounts()).to.deep.equal(['2,00', '9,64', '19,28']);
      expect(totals()).to.deep.equal([['USD', '19,28', '21,21']]);
      for (const typed of ['617.25', '617,25']) {
        await fill(COST, '1');
        await fill(COST, typed);
        expect(amounts()).to.deep.equal(['2,00', '617,25', '1234,50']);
        expect(totals()).to.deep.equal([['USD', '1.234,50', '1.357,95']]);
      }
    });

    it('D-77 1.234 is no amount there, and stands as it was typed', async () => {
      await ready(line());
      await fill(COST, '1.234');
      expect(amounts()).to.deep.equal(['2,00', '1.234', '']);
      expect(cell(COST).getAttribute('aria-invalid')).to.equal('true');
    });

    it('D-145 a cell that is only visited stays as it is, and one is edited from the text that it shows', async () => {
      await ready(line());
      const dirty = record<{ dirty: boolean }>(tool.element, 'fp-dirty');
      for (const column of [QUANTITY, COST, TOTAL_COST]) {
        go(column);
        await press('F2');
        await leave();
      }
      expect(dirty.length).to.equal(0);
      go(TOTAL_COST);
      await type('20,00');
      await leave();
      expect(dirty.at(-1)?.detail.dirty, 'the same amount').to.equal(false);
      expect(amounts()).to.deep.equal(['2,00', '10,00', '20,00']);
      go(TOTAL_COST);
      await press('F2', 'Backspace');
      await type('5');
      expect(cell(TOTAL_COST).value).to.equal('20,05');
      await leave();
      expect([dirty.at(-1)?.detail.dirty, cell(TOTAL_COST).value]).to.deep.equal([true, '20,05']);
    });

    it('CHG-41 what is copied is what is seen, and what is sent has a dot', async () => {
      await ready(line({ unitCost: 617.25, totalPrice: 1234.5 }));
      go(COST);
      await press('Shift+ArrowRight');
      const copied = clipboard('copy').text;
      expect(copied).to.equal('617,25\t1234,50');
      await press('Control+Enter');
      go(COST, 2);
      clipboard('paste', copied);
      await settled();
      expect(amounts(2)).to.deep.equal(['', '617,25', '1234,50']);
      await press('Control+Shift+Backspace');
      await fill(COST, '617,30');
      tool.network.on(SAVE, answer());
      await press('Control+s');
      await waitUntil(() => tool.payloads().length > 0, 'the save');
      expect(tool.payloads()[0].charges[0]).to.include({ quantity: 2, unitCost: 617.3, totalPrice: 1234.6 });
    });
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
