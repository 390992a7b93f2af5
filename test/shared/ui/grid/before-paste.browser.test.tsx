import { expect } from '@open-wc/testing';
import { createRef } from 'react';
import type { GridHandle } from '../../../../shared/ui/grid/grid-column.ts';
import type { BeforePaste } from '../../../../shared/ui/grid/input/clipboard-events.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { press } from '../user-input.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';

const place = eachPlace();

async function table(beforePaste: BeforePaste) {
  const lanes = [laneOf({ from: 'YYZ' }), laneOf()];
  const handle = createRef<GridHandle>();
  const draw = () => <Lanes lanes={lanes} beforePaste={beforePaste} handle={handle} />;
  const grid = await new GridDriver(mount(draw, place())).ready();
  return { grid, handle };
}

const BLOCK = 'From\tTo\nFRA\tLHR\nNRT\tYYZ';

describe('Grid, a tool that looks at a block before it is pasted', () => {
  it('may leave the row of headings out', async () => {
    const { grid } = await table((block) => (block[0]?.[0] === 'From' ? block.slice(1) : block));
    grid.go('From', 1);
    clipboard('paste', BLOCK);
    expect([grid.column('From'), grid.column('To')]).to.deep.equal([
      ['FRA', 'NRT'],
      ['LHR', 'YYZ'],
    ]);
    await press('Control+z');
    expect(grid.column('From')).to.deep.equal(['YYZ', '']);
  });

  it('may ask first, and pastes where the user was then, as one step', async () => {
    let answer = () => {};
    const { grid, handle } = await table((block, range) => {
      answer = () => handle.current?.paste(block.slice(1), range);
      return null;
    });
    grid.go('From', 2);
    await settled();
    clipboard('paste', BLOCK);
    expect(grid.column('From')).to.deep.equal(['YYZ', '']);
    grid.button('Add Row').focus();
    answer();
    expect([grid.column('From'), grid.at]).to.deep.equal([['YYZ', 'FRA', 'NRT'], 'From row 2']);
    await waitUntil(() => grid.announced === '2 rows, 4 cells pasted', 'the announcement');
    await press('Control+z');
    expect(grid.column('From')).to.deep.equal(['YYZ', '']);
  });

  it('pastes nothing where the row has gone meanwhile', async () => {
    let answer = () => {};
    const { grid, handle } = await table((block, range) => {
      answer = () => handle.current?.paste(block, range);
      return null;
    });
    grid.go('From', 2);
    await settled();
    clipboard('paste', BLOCK);
    await press('Control+Shift+Backspace');
    answer();
    expect(grid.column('From')).to.deep.equal(['YYZ']);
  });

  it('leaves a value to the text of its cell, or makes more of it', async () => {
    const { grid } = await table((block) => (block[0]![0] === 'FRA LHR' ? [['FRA', 'LHR']] : block));
    grid.go('From', 1);
    expect(clipboard('paste', 'FRA').isOurs).to.equal(false);
    expect(grid.column('From')).to.deep.equal(['YYZ', '']);
    expect(clipboard('paste', 'FRA LHR').isOurs).to.equal(true);
    expect([grid.column('From'), grid.column('To')]).to.deep.equal([
      ['FRA', ''],
      ['LHR', ''],
    ]);
  });
});
