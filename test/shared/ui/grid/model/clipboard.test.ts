import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_PASTED_CELLS } from '../../../../../shared/ui/grid/model/refusal.ts';
import { at, line, TestGrid } from './price-list.ts';

const gone = { isStored: true, isRemoved: true };
const testGrid = () =>
  new TestGrid(['a', 'b', 'c', 'd'].map((key) => line(key, { name: key.toUpperCase() })));

describe('copying', () => {
  it('takes the range, whichever corner it was drawn from', () => {
    const grid = new TestGrid([
      line('a', { name: 'Fuel', quantity: '1.00' }),
      line('b', { name: 'two\nlines', note: 'no' }),
    ]);
    const copied = 'Fuel\t1.00\n"two\nlines"\t';
    assert.equal(grid.select(at('a', 'name'), at('b', 'quantity')).copied(), copied);
    assert.equal(grid.select(at('b', 'quantity'), at('a', 'name')).copied(), copied);
    assert.equal(grid.select(at('b', 'name'), at('a', 'quantity')).copied(), copied);
  });

  it('takes removed rows along, and what was typed last', () => {
    const grid = new TestGrid([line('a', { name: 'Fuel' }, gone), line('b')]).type(at('b', 'name'), 'To');
    grid.do({ type: 'extended', position: at('a', 'name') });
    assert.equal(grid.copied(), 'Fuel\nTo');
  });

  it('has nothing to take without a focus', () => {
    assert.equal(testGrid().copied(), '');
  });
});

describe('pasting a block', () => {
  it('begins at the first cell of the range and normalizes every text', () => {
    const grid = testGrid().select(at('b', 'quantity')).paste('1,5\t2\r\nx\t 3 \r\n');
    assert.deepEqual(grid.column('quantity'), ['', '1.50', 'x', '']);
    assert.deepEqual(grid.column('cost'), ['', '2.00', '3.00', '']);
    assert.deepEqual(grid.state.paste, { rows: 2, cut: 0, unclear: [] });
  });

  it('D-155 changes nothing where the block has more cells than can be pasted at once', () => {
    const block = (rows: number) => Array.from({ length: rows }, () => ['1', '2']);
    const grid = testGrid();
    const before = grid.state.rows;
    grid.do({ type: 'pasted', block: block(MAX_PASTED_CELLS / 2 + 1) });
    assert.equal(grid.state.rows, before);
    grid.do({ type: 'pasted', block: block(100) });
    assert.equal(grid.state.rows.length, before.length + 100);
  });

  it('selects what was pasted', () => {
    const grid = testGrid().select(at('c', 'cost'), at('b', 'quantity')).paste('1\t2\t3\n4\t5\t6\n7\t8\t9');
    assert.deepEqual(grid.state.focus, at('b', 'quantity'));
    assert.deepEqual(grid.range(), { rows: ['b', 'c', 'd'], columns: ['quantity', 'cost', 'total'] });
    assert.equal(grid.select(at('a', 'cost')).paste('1').state.anchor, null, 'a single cell is no range');
  });

  it('CHG-27 derives a row once, knowing all columns that were pasted', () => {
    const grid = testGrid().select(at('a', 'quantity')).paste('2\t3\t7\n4\t5');
    assert.deepEqual(
      grid.asked.derived.map(({ written }) => written),
      [
        ['quantity', 'cost', 'total'],
        ['quantity', 'cost'],
      ],
    );
    assert.deepEqual(grid.column('total').slice(0, 2), ['7.00', '20.00']);
    assert.ok(grid.row('a').isManual);
    assert.ok(!grid.row('b').isManual);
  });

  it('leaves a cell alone for which a shorter row has no text, and blanks one for which it has a blank', () => {
    const grid = testGrid().select(at('a', 'name')).paste('x\ty\nz\n\tq');
    assert.deepEqual(grid.column('name'), ['x', 'z', '', 'D']);
  });

  it('fills a range with a single value', () => {
    const grid = testGrid().select(at('a', 'quantity'), at('c', 'cost')).paste('2');
    assert.deepEqual(grid.column('quantity'), ['2.00', '2.00', '2.00', '']);
    assert.deepEqual(grid.column('total'), ['4.00', '4.00', '4.00', '']);
  });

  it('repeats over a range that it fits into, in one direction or in both', () => {
    const both = testGrid().select(at('a', 'name'), at('d', 'quantity')).paste('x\ny');
    assert.deepEqual(both.column('name'), ['x', 'y', 'x', 'y']);
    assert.deepEqual(both.column('quantity'), ['x', 'y', 'x', 'y']);
    const down = testGrid().select(at('a', 'name'), at('c', 'name')).paste('x\t5');
    assert.deepEqual(down.column('quantity'), ['5.00', '5.00', '5.00', '']);
    const across = testGrid().select(at('a', 'quantity'), at('a', 'total')).paste('1\n2');
    assert.deepEqual(across.column('total').slice(0, 2), ['1.00', '2.00']);
  });

  it('lies once in a range that it does not fit into', () => {
    const grid = testGrid().select(at('a', 'name'), at('c', 'name')).paste('x\ny');
    assert.deepEqual(grid.column('name'), ['x', 'y', 'C', 'D']);
    const wide = testGrid().select(at('a', 'name'), at('d', 'cost')).paste('x\t1');
    assert.deepEqual(wide.column('name'), ['x', 'B', 'C', 'D']);
    const tall = testGrid().select(at('a', 'quantity'), at('c', 'note')).paste('1\t2\n3\t4');
    assert.deepEqual(tall.column('total'), ['2.00', '12.00', '', ''], 'only derived');
  });

  it('adds rows below, cuts columns on the right, and reports how many', () => {
    const grid = testGrid().select(at('d', 'total')).paste('1\tn\tlost\t\n2\tn\tlost\tlost');
    assert.equal(grid.keys().length, 5);
    assert.deepEqual(grid.column('note'), ['', '', '', 'n', 'n']);
    assert.deepEqual(grid.state.paste, { rows: 2, cut: 3, unclear: [] });
    assert.deepEqual(grid.range().columns, ['total', 'note']);
  });

  it('reports what was cut also when nothing was left to paste', () => {
    const grid = new TestGrid([line('a', {}, gone)]).select(at('a', 'note')).paste('\tlost\tlost');
    assert.deepEqual(grid.keys(), ['a']);
    assert.deepEqual(grid.state.paste, { rows: 0, cut: 2, unclear: [] });
  });

  it('becomes rows at the end when nothing has the focus, and goes to the first of them', () => {
    const grid = testGrid().paste('Fuel\t1\r\nToll\t2\r\n');
    assert.deepEqual(grid.column('name'), ['A', 'B', 'C', 'D', 'Fuel', 'Toll']);
    assert.deepEqual(grid.state.focus, at(grid.keys()[4]!, 'name'));
    const empty = new TestGrid([]).paste('Fuel');
    assert.deepEqual(empty.column('name'), ['Fuel']);
    assert.deepEqual(empty.undo().keys(), []);
    assert.equal(empty.state.focus, null);
  });

  it('adds no row for a blank one, but blanks a row that is there', () => {
    const grid = testGrid().select(at('c', 'name')).paste('x\n\n\t\ny\n\t\n');
    assert.deepEqual(grid.column('name'), ['A', 'B', 'x', '', 'y']);
    assert.deepEqual(grid.state.paste, { rows: 3, cut: 0, unclear: [] });
  });

  it('D-23 goes around removed rows and loses none of its own', () => {
    const rows = [line('a'), line('b', { name: 'B' }, gone), line('c'), line('d', {}, gone)];
    const grid = new TestGrid(rows).select(at('a', 'name')).paste('1\n2\n3');
    assert.deepEqual(grid.column('name'), ['1', 'B', '2', '', '3']);
    assert.equal(grid.row('b'), rows[1]);
    const onRemoved = new TestGrid(rows).select(at('b', 'name')).paste('1');
    assert.deepEqual(onRemoved.column('name'), ['', 'B', '1', '']);
    const filled = new TestGrid(rows).select(at('a', 'name'), at('d', 'name')).paste('1');
    assert.deepEqual(filled.column('name'), ['1', 'B', '1', '']);
  });

  it('makes one line of a cell with several', () => {
    const grid = testGrid().select(at('a', 'note')).paste('"door to door \r\n by truck"');
    assert.equal(grid.text('a', 'note'), 'door to door by truck');
  });

  it('is one step, apart from the typing before it', () => {
    const grid = testGrid().type(at('a', 'quantity'), '5').paste('6\n7\n8\n9\n10');
    assert.equal(grid.steps(), 2);
    grid.undo();
    assert.deepEqual(grid.column('quantity'), ['5.00', '', '', '']);
    assert.equal(grid.state.paste, null);
    grid.undo();
    assert.deepEqual(grid.column('quantity'), ['', '', '', '']);
  });

  it('makes no step with nothing on the clipboard, or with the same texts', () => {
    const grid = testGrid().select(at('a', 'name')).paste('').paste('A\nB');
    assert.equal(grid.steps(), 0);
    assert.deepEqual(grid.state.paste, { rows: 2, cut: 0, unclear: [] });
  });

  it('keeps the rows it does not touch, and asks about each of ten thousand once', () => {
    const grid = testGrid().select(at('b', 'quantity')).paste('1\t2\r\n'.repeat(10_000));
    assert.equal(grid.keys().length, 10_001);
    assert.equal(new Set(grid.keys()).size, 10_001);
    assert.equal(grid.asked.derived.length, 10_000);
    assert.equal(grid.asked.normalized.length, 20_000);
    assert.equal(grid.row('a'), grid.state.past[0]!.rows[0]);
  });
});

describe('filling and clearing', () => {
  it('fills the first row of the range over the rest, as one step', () => {
    const grid = testGrid().select(at('d', 'quantity'), at('b', 'name')).do({ type: 'filledDown' });
    assert.deepEqual(grid.column('name'), ['A', 'B', 'B', 'B']);
    assert.equal(grid.steps(), 1);
    assert.deepEqual(grid.range().rows, ['b', 'c', 'd']);
  });

  it('takes the row above for a range of one row', () => {
    const grid = testGrid().select(at('b', 'name')).do({ type: 'filledDown' });
    assert.deepEqual(grid.column('name'), ['A', 'A', 'C', 'D']);
    assert.equal(grid.select(at('a', 'name')).do({ type: 'filledDown' }).steps(), 1, 'nothing is above');
  });

  it('fills down what was just typed, normalized', () => {
    const grid = testGrid().type(at('a', 'quantity'), '7');
    grid.do({ type: 'extended', position: at('b', 'quantity') }, { type: 'filledDown' });
    assert.deepEqual(grid.column('quantity'), ['7.00', '7.00', '', '']);
  });

  it('D-23 takes no text from a removed row, and brings none there', () => {
    const rows = [
      line('a', { name: 'A' }),
      line('b', { name: 'B' }, gone),
      line('c', { name: 'C' }),
      line('d'),
    ];
    const below = new TestGrid(rows).select(at('c', 'name')).do({ type: 'filledDown' });
    assert.deepEqual(below.column('name'), ['A', 'B', 'A', '']);
    const over = new TestGrid(rows).select(at('a', 'name'), at('d', 'name')).do({ type: 'filledDown' });
    assert.deepEqual(over.column('name'), ['A', 'B', 'A', 'A']);
    const from = new TestGrid(rows).select(at('b', 'name'), at('d', 'name')).do({ type: 'filledDown' });
    assert.deepEqual(from.column('name'), ['A', 'B', 'C', 'C']);
    const cleared = new TestGrid(rows).select(at('a', 'name'), at('d', 'name')).do({ type: 'cleared' });
    assert.deepEqual(cleared.column('name'), ['', 'B', '', '']);
  });

  it('CHG-26 clears the range as one step, with what follows from it', () => {
    const grid = new TestGrid([line('a', { quantity: '2.00', cost: '3.00', total: '6.00' })]);
    grid.select(at('a', 'quantity'), at('a', 'cost')).do({ type: 'cleared' });
    assert.deepEqual(Object.values(grid.row('a').cells), ['', '', '']);
    assert.equal(grid.steps(), 1);
    assert.equal(grid.do({ type: 'cleared' }).steps(), 1, 'blank already');
  });

  it('does nothing without a focus', () => {
    const grid = testGrid().do({ type: 'filledDown' }, { type: 'cleared' });
    assert.equal(grid.steps(), 0);
  });
});
