import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GridRules, GridState } from '../../../../../shared/ui/grid/model/grid-model.ts';
import { selection } from '../../../../../shared/ui/grid/model/range.ts';
import { emptyGrid, reduceGrid } from '../../../../../shared/ui/grid/model/reduce.ts';
import { at, type Line, line, TestGrid } from './price-list.ts';

/** A form whose weight levels and local charges go back and forth with its rows. */
interface Form {
  readonly levels: readonly string[];
  readonly charges: readonly string[];
}

const start: Form = { levels: ['normal'], charges: ['Handling'] };
const form = () => emptyGrid([line('a', { normal: '2.00' }), line('b')], start);

const rulesOf = ({ extra }: GridState<Line, Form>): GridRules<Line> => ({
  ...new TestGrid([]).rules,
  columns: ['name', ...extra.levels],
});

type Act = Parameters<typeof reduceGrid<Line, Form>>[2];
const after = (state: GridState<Line, Form>, ...actions: readonly Act[]) =>
  actions.reduce((now, action) => reduceGrid(rulesOf(now), now, action), state);

const LEVELS = { type: 'replaced', extra: { ...start, levels: ['normal', '100'] } } as const;
const SUBMISSION = {
  type: 'replaced',
  rows: [line('x', { 300: '7.00' })],
  extra: { levels: ['normal', '300'], charges: [] },
} as const;

describe('a step of the whole document', () => {
  it('AIR-75 AIR-76 AIR-77 D-28 replaces rows, columns and side tables, and one undo brings all of them back', () => {
    const before = form();
    const loaded = after(before, SUBMISSION);
    assert.deepEqual([loaded.rows, loaded.extra], [SUBMISSION.rows, SUBMISSION.extra]);
    const back = after(loaded, { type: 'undone' });
    assert.deepEqual([back.rows, back.extra], [before.rows, before.extra]);
    const again = after(back, { type: 'redone' });
    assert.deepEqual([again.rows, again.extra], [SUBMISSION.rows, SUBMISSION.extra]);
  });

  it('AIR-18 adds a column as one step, and keeps rows and focus', () => {
    const focus = at('b', 'normal');
    const before = after(form(), { type: 'focused', position: focus });
    const added = after(before, LEVELS);
    assert.equal(added.rows, before.rows);
    assert.deepEqual([added.focus, added.past.length, rulesOf(added).columns.length], [focus, 1, 3]);
    assert.equal(after(added, { type: 'undone' }).extra, start);
  });

  it('comes after what was typed, which is a step of its own', () => {
    const typed = after(form(), { type: 'typed', position: at('b', 'normal'), text: '5' }, LEVELS);
    const once = after(typed, { type: 'undone' });
    assert.deepEqual([once.extra, once.rows[1]!.cells.normal], [start, '5']);
    assert.equal(after(once, { type: 'undone' }).rows[1]!.cells.normal, undefined);
  });

  it('AIR-77 D-28 brings a side table back as it was edited in a grid of its own, which is no step here', () => {
    const edited = { ...start, charges: ['Handling', 'Security'] };
    const typing = after(form(), { type: 'typed', position: at('b', 'normal'), text: '5' });
    const before = after(typing, { type: 'extraChanged', extra: edited });
    assert.deepEqual([before.past.length, before.entry, before.extra], [0, '5', edited]);
    assert.equal(after(before, SUBMISSION, { type: 'undone' }).extra, edited);
  });

  it('D-28 undo and redo of a cell leave what was changed beside the rows, before or since', () => {
    const typing = after(form(), { type: 'typed', position: at('b', 'normal'), text: '5' });
    const edited = { ...start, charges: ['Handling', 'Security'] };
    const back = after(typing, { type: 'extraChanged', extra: edited }, { type: 'undone' });
    assert.equal(back.extra, edited);
    const later = { ...start, charges: ['Storage'] };
    const again = after(back, { type: 'extraChanged', extra: later }, { type: 'redone' });
    assert.deepEqual([again.extra, again.rows[1]!.cells.normal], [later, '5']);
  });

  it('AIR-77 D-28 undo of a whole document brings its parts back but those that were changed since, and so does redo', () => {
    const edited = { ...SUBMISSION.extra, charges: ['Storage'] };
    const back = after(form(), SUBMISSION, { type: 'extraChanged', extra: edited }, { type: 'undone' });
    assert.deepEqual(back.extra, { levels: start.levels, charges: ['Storage'] });
    const again = after(back, { type: 'redone' });
    assert.deepEqual(again.extra, { levels: SUBMISSION.extra.levels, charges: ['Storage'] });
  });

  it('is none where nothing changes', () => {
    const before = form();
    assert.equal(after(before, { type: 'replaced', rows: before.rows, extra: start }).past.length, 0);
  });

  it('leaves no range in a column that an undo takes away', () => {
    const inNew = after(form(), LEVELS, { type: 'typed', position: at('a', '100'), text: '9' });
    const gone = after(
      inNew,
      { type: 'focused', position: at('b', '100') },
      { type: 'undone' },
      { type: 'undone' },
    );
    const state = { ...gone, focus: at('b', '100') };
    assert.deepEqual(selection(rulesOf(state), state).columns, []);
    assert.equal(after(state, { type: 'cleared' }).rows, gone.rows);
  });

  it('keeps what else belongs to the document when rows are loaded, unless that is loaded, too', () => {
    const rows = [line('z')];
    assert.equal(after(form(), { type: 'loaded', rows }).extra, start);
    assert.equal(after(form(), { type: 'loaded', rows, extra: LEVELS.extra }).extra, LEVELS.extra);
  });
});
