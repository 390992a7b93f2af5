import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, line, TestGrid } from './price-list.ts';

const rows = () => [
  line('a', { name: 'Fuel', quantity: '2.00', cost: '3.00', total: '6.00' }),
  line('b', { name: 'Toll', quantity: '1.00', cost: '4.00', total: '9.00' }, { isManual: true }),
  line('c', {}),
];
const testGrid = () => new TestGrid(rows());

describe('typing in a cell', () => {
  it('CHG-26 shows what follows in the row with every key', () => {
    const grid = testGrid().type(at('a', 'quantity'), '2', '25');
    assert.equal(grid.text('a', 'total'), '75.00');
    assert.equal(grid.text('a', 'quantity'), '25', 'not normalized while the user is in the cell');
  });

  it('CHG-29 settles the text when the focus goes elsewhere, and derives from the normalized text', () => {
    const grid = testGrid().type(at('a', 'quantity'), '1', '1,', '1,555');
    grid.do({ type: 'focused', position: at('a', 'cost') });
    assert.equal(grid.text('a', 'quantity'), '1.55');
    assert.equal(grid.text('a', 'total'), '4.65');
  });

  it('normalizes by Enter in the last row, where the focus has nowhere to go', () => {
    const grid = testGrid().type(at('c', 'quantity'), '5');
    grid.do({ type: 'focused', position: at('c', 'quantity') });
    assert.equal(grid.text('c', 'quantity'), '5.00');
    assert.equal(grid.steps(), 1);
  });

  it('normalizes when the focus leaves the grid', () => {
    const grid = testGrid().type(at('c', 'quantity'), '5').do({ type: 'left' });
    assert.equal(grid.text('c', 'quantity'), '5.00');
    assert.equal(grid.state.focus, null);
  });

  it('leaves a text that it cannot read as it is', () => {
    const grid = testGrid().type(at('a', 'cost'), 'about 3').do({ type: 'left' });
    assert.equal(grid.text('a', 'cost'), 'about 3');
    assert.equal(grid.text('a', 'total'), '');
  });

  it('is one step for all keys in one cell, and one more for the next cell', () => {
    const grid = testGrid()
      .type(at('a', 'name'), 'F', 'Fu', 'Fuel surcharge')
      .type(at('a', 'note'), 'x', 'xy');
    grid.do({ type: 'left' });
    assert.equal(grid.steps(), 2);
    grid.undo();
    assert.deepEqual([grid.text('a', 'name'), grid.text('a', 'note')], ['Fuel surcharge', '']);
    assert.deepEqual(grid.state.focus, at('a', 'note'));
    grid.undo();
    assert.equal(grid.text('a', 'name'), 'Fuel');
    assert.deepEqual(grid.state.focus, at('a', 'name'));
  });

  it('makes no step when the text ends as it began, and leaves no trace of what lay between', () => {
    for (const ending of ['2.00', '2', '2,0']) {
      const grid = testGrid();
      const before = grid.state.rows;
      grid.type(at('a', 'quantity'), '7', ending).do({ type: 'left' });
      assert.equal(grid.state.rows, before, ending);
      assert.equal(grid.steps(), 0);
    }
    const calculated = testGrid();
    const { rows: all } = calculated.state;
    calculated.type(at('a', 'total'), '6', '').do({ type: 'left' });
    assert.equal(calculated.state.rows[0], all[0], 'an emptied total that is calculated again');
    assert.equal(calculated.steps(), 0);
    const manual = testGrid().type(at('b', 'quantity'), '', '1.00').do({ type: 'left' });
    assert.deepEqual(manual.row('b'), rows()[1], 'the total edited by hand is still there');
  });

  it('makes no step by passing through cells, even where a text is not normalized', () => {
    const grid = new TestGrid([line('a', { quantity: '5' })]);
    grid.select(at('a', 'quantity')).select(at('a', 'cost')).do({ type: 'left' });
    assert.equal(grid.text('a', 'quantity'), '5');
    assert.equal(grid.steps(), 0);
  });

  it('derives from the row as it was before, so that a half-typed text leaves nothing behind', () => {
    const { derived } = testGrid().type(at('a', 'total'), '1', '10').asked;
    assert.deepEqual(
      derived.map(({ row, written }) => [row.cells.total, row.isManual, ...written]),
      [
        ['1.00', false, 'total'],
        ['10.00', false, 'total'],
      ],
    );
  });

  it('D-145 an emptied cell stays empty until it is left, and then shows what follows', () => {
    const ways: Readonly<Record<string, (grid: TestGrid) => TestGrid>> = {
      typing: (grid) => grid.type(at('a', 'total'), '6', ''),
      'a range': (grid) => grid.select(at('a', 'total'), at('c', 'total')).do({ type: 'cleared' }),
      'a block': (grid) => grid.select(at('a', 'total')).paste('\n9'),
    };
    for (const [way, empty] of Object.entries(ways)) {
      const grid = empty(testGrid());
      assert.equal(grid.text('a', 'total'), '', way);
      assert.equal(grid.row('a').cells.total, '6.00', `${way}: the row knows already`);
      assert.equal(grid.do({ type: 'left' }).text('a', 'total'), '6.00', way);
    }
  });

  it('D-145 a blank that is filled down stays in the cell that has the focus, and is none elsewhere', () => {
    const rows = [
      line('a'),
      ...['b', 'c'].map((key) => line(key, { quantity: '2', cost: '3', total: '6.00' })),
    ];
    const one = new TestGrid(rows).select(at('b', 'total')).do({ type: 'filledDown' });
    assert.deepEqual(one.column('total'), ['', '6.00', '6.00']);
    assert.equal(one.text('b', 'total'), '');
    const from = new TestGrid(rows).type(at('b', 'total'), '');
    from.do({ type: 'extended', position: at('c', 'total') }, { type: 'filledDown' });
    assert.deepEqual([from.text('b', 'total'), from.text('c', 'total')], ['', '6.00']);
    assert.ok(!from.row('c').isManual, 'what was seen was filled in, and not what was calculated');
  });

  it('D-145 what was typed stays while it is filled down from its cell, and while a range comes and goes', () => {
    const grid = testGrid().type(at('a', 'quantity'), '7');
    grid.do({ type: 'extended', position: at('b', 'quantity') }, { type: 'filledDown' });
    assert.deepEqual([grid.text('a', 'quantity'), grid.text('b', 'quantity')], ['7', '7.00']);
    grid.do({ type: 'extended', position: at('a', 'quantity') });
    assert.equal(grid.text('a', 'quantity'), '7');
    assert.equal(grid.type(at('a', 'quantity'), '70').do({ type: 'left' }).text('a', 'quantity'), '70.00');
  });

  it('D-145 what was typed stays when the rows are loaded anew, as after a save, unless they say something else', () => {
    const loaded = (quantity: string) =>
      testGrid()
        .type(at('a', 'quantity'), '7')
        .do({ type: 'loaded', rows: [line('a', { quantity, cost: '3.00' })] });
    const same = loaded('7.00');
    assert.deepEqual([same.text('a', 'quantity'), same.steps()], ['7', 0]);
    assert.equal(same.do({ type: 'left' }).text('a', 'quantity'), '7.00');
    assert.equal(same.steps(), 0);
    assert.equal(loaded('8.00').text('a', 'quantity'), '8.00');
  });

  it('copies what the cell shows', () => {
    assert.equal(testGrid().type(at('a', 'quantity'), '7').copied(), '7');
    assert.equal(testGrid().type(at('a', 'total'), '').copied(), '\n');
  });

  it('takes the range back to the cell typed in', () => {
    const grid = testGrid().select(at('a', 'name'), at('b', 'cost')).type(at('a', 'name'), 'x');
    assert.deepEqual(grid.range(), { rows: ['a'], columns: ['name'] });
  });

  it('moves the focus to a cell that is typed in without one', () => {
    const grid = testGrid().select(at('a', 'name')).type(at('b', 'note'), 'x');
    assert.deepEqual(grid.state.focus, at('b', 'note'));
  });

  it('is given up whole by undo, which takes back nothing else with it', () => {
    const grid = testGrid().type(at('a', 'note'), 'kept').type(at('a', 'quantity'), '7', '70');
    grid.undo();
    assert.equal(grid.text('a', 'quantity'), '2.00');
    assert.equal(grid.text('a', 'total'), '6.00');
    assert.equal(grid.text('a', 'note'), 'kept');
    assert.deepEqual(grid.state.focus, at('a', 'quantity'));
  });

  for (const type of ['undone', 'typingDropped'] as const)
    it(`comes back by redo once it was ${type === 'undone' ? 'undone' : 'given up by Escape'}`, () => {
      const grid = testGrid().type(at('a', 'note'), 'kept').type(at('a', 'name'), 'a long text').do({ type });
      assert.deepEqual([grid.text('a', 'name'), grid.state.focus], ['Fuel', at('a', 'name')]);
      grid.redo();
      assert.deepEqual([grid.text('a', 'name'), grid.text('a', 'note')], ['a long text', 'kept']);
      grid.undo().undo();
      assert.deepEqual([grid.text('a', 'name'), grid.text('a', 'note')], ['Fuel', '']);
    });

  it('is given up by Escape, with what could be done again still there', () => {
    const grid = testGrid().type(at('a', 'note'), 'first').do({ type: 'left' }).undo();
    grid.type(at('a', 'name'), 'x').do({ type: 'typingDropped' });
    assert.equal(grid.text('a', 'name'), 'Fuel');
    grid.redo();
    assert.equal(grid.text('a', 'note'), 'first');
  });

  it('D-23 does nothing in a removed row, or in one that is gone', () => {
    const grid = new TestGrid([line('a', { name: 'Fuel' }, { isStored: true, isRemoved: true })]);
    const { rows: before } = grid.state;
    grid.type(at('a', 'name'), 'x').type(at('zz', 'name'), 'x').type(at('a', 'zz'), 'x');
    assert.equal(grid.state.rows, before);
    assert.deepEqual(grid.state.focus, at('a', 'name'));
  });

  it('costs one row of a thousand: every other stays the same object', () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      line(`row ${index}`, { quantity: '1', cost: '2' }),
    );
    const grid = new TestGrid(many).type(at('row 500', 'quantity'), '1', '12', '123').do({ type: 'left' });
    assert.ok(grid.asked.derived.length <= 4);
    assert.equal(grid.state.rows.filter((row, index) => row !== many[index]).length, 1);
  });
});
