import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, line, TestGrid } from './price-list.ts';

const testGrid = () => new TestGrid(['a', 'b', 'c'].map((key) => line(key, { name: key })));

describe('undo and redo', () => {
  it('go to what they change, wherever the user is by then', () => {
    const grid = testGrid().select(at('b', 'cost')).paste('1\n2\n3').select(at('a', 'name')).undo();
    assert.deepEqual(grid.state.focus, at('b', 'cost'));
    grid.select(at('a', 'note')).redo();
    assert.deepEqual(grid.state.focus, at('b', 'cost'));
    assert.deepEqual(grid.column('cost'), ['', '1.00', '2.00', '3.00']);
    assert.deepEqual(grid.select(at('c', 'note')).undo().state.focus, at('b', 'cost'));
    const added = testGrid().select(at('a', 'cost')).do({ type: 'rowAdded' });
    const { focus } = added.state;
    assert.deepEqual(added.undo().state.focus, at('a', 'cost'));
    assert.deepEqual(added.select(at('b', 'cost')).redo().state.focus, focus);
  });

  it('leave a focus that the step knew nothing of where it is, or near', () => {
    const grid = testGrid().do({ type: 'rowAdded' }).undo();
    assert.equal(grid.redo().state.focus?.row, grid.keys()[3]);
    assert.deepEqual(grid.select(at(grid.keys()[3]!, 'cost')).undo().state.focus, at('c', 'cost'));
    const elsewhere = testGrid().do({ type: 'rowAdded' }).select(at('a', 'cost')).undo();
    assert.deepEqual(elsewhere.state.focus, at('a', 'cost'));
  });

  it('do nothing where there is nothing to do', () => {
    const grid = testGrid();
    const before = grid.state;
    assert.equal(grid.undo().redo().state, before);
  });

  it('cannot redo after a new step, but after a step that changed nothing', () => {
    const grid = testGrid().select(at('a', 'name')).paste('x').undo();
    grid.paste('a').do({ type: 'filledDown' }, { type: 'focused', position: at('b', 'name') });
    assert.equal(grid.redo().text('a', 'name'), 'x');
    grid.undo().select(at('b', 'name')).paste('y').redo();
    assert.deepEqual(grid.column('name'), ['a', 'y', 'c']);
  });

  it('normalize typing before redo, which has then nothing to do', () => {
    const grid = testGrid().select(at('a', 'name')).paste('x').undo().type(at('a', 'cost'), '2').redo();
    assert.deepEqual([grid.text('a', 'name'), grid.text('a', 'cost'), grid.steps()], ['a', '2', 1]);
    assert.equal(grid.do({ type: 'left' }).text('a', 'cost'), '2.00');
  });

  it('leave no range, since the rows under it are others', () => {
    const grid = testGrid().select(at('a', 'name'), at('b', 'name')).do({ type: 'cleared' }).undo();
    assert.deepEqual(grid.range().rows, ['a']);
  });

  it('go back two hundred steps', () => {
    const grid = testGrid().select(at('a', 'name'));
    for (let index = 1; index <= 250; index += 1) grid.paste(`${index}`);
    for (let index = 0; index < 250; index += 1) grid.undo();
    assert.equal(grid.text('a', 'name'), '50');
  });
});
