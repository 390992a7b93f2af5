import { expect } from '@open-wc/testing';
import { COMPOSED } from '../../../helpers/composed.ts';
import { compose, INPUT_METHODS } from '../../../helpers/element/compose.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, press } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, laneOf, RULES } from './lanes.tsx';

for (const method of INPUT_METHODS) {
  const { name, composing, commit, pressComposing } = method;
  describe(`Grid, by an input method in the way of ${name}`, () => {
    const place = eachPlace();

    /** A table and all that its cells were read as. */
    async function cell(column: string, cells: Record<string, string> = {}) {
      const read: string[] = [];
      const rules = {
        ...RULES,
        normalize(id: string, text: string) {
          read.push(text);
          return RULES.normalize(id, text);
        },
      };
      const lanes = [laneOf(cells), laneOf()];
      const grid = await new GridDriver(mount(() => <Lanes {...{ lanes, rules }} />, place())).ready();
      grid.go(column, 1);
      return { grid, read, input: grid.cell(column, 1) };
    }

    for (const [language, composed] of Object.entries(COMPOSED)) {
      it(`D-155 a text in ${language} takes the place of the one before, and is read once it is composed`, async () => {
        const { grid, input, read } = await cell('Notes', { comment: 'before' });
        await compose(composed, (step) => expect([input.value, read]).to.deep.equal([step, []]), method);
        expect([input.value, read.at(-1)]).to.deep.equal([composed.committed, composed.committed]);
        await press('Enter');
        expect(grid.at).to.equal('Notes row 2');
        await press('Control+z');
        expect(grid.cell('Notes', 1).value).to.equal('before');
      });
    }

    it('D-155 a list opens for the composed text, not before', async () => {
      const { grid } = await cell('From');
      await composing('l');
      await composing('lh');
      expect(grid.isMenuOpen).to.equal(false);
      await commit('LH');
      expect([grid.isMenuOpen, grid.options]).to.deep.equal([true, ['LHR']]);
    });

    it('D-155 a composition that is given up leaves the cell as it was', async () => {
      const { grid, input, read } = await cell('From', { from: 'YYZ' });
      input.setSelectionRange(3, 3);
      await composing('l');
      expect(input.value).to.equal('YYZl');
      await composing('');
      expect([input.value, grid.isMenuOpen, read]).to.deep.equal(['YYZ', false, []]);
    });

    it('AIR-43 reads wide digits, and drops the rest when it is done', async () => {
      const { input, read } = await cell('+ 100 Kgs');
      await composing('１２円');
      expect([input.value, read]).to.deep.equal(['１２円', []]);
      await commit('１２円');
      expect([input.value, read.at(-1)]).to.deep.equal(['12', '12']);
    });

    it('D-155 no key of the input method leaves the cell, also not Safari’s Enter behind the text', async () => {
      const { grid, input } = await cell('Notes');
      await composing('にほん');
      for (const key of ['Enter', 'ArrowDown', 'Tab', 'Escape']) await pressComposing(key);
      expect([grid.at, input.value]).to.deep.equal(['Notes row 1', 'にほん']);
      await commit('日本');
      await pressComposing('Enter');
      expect([grid.at, input.value]).to.deep.equal(['Notes row 1', '日本']);
    });

    for (const [how, leave] of [
      ['by a script', async (grid: GridDriver) => grid.go('Notes', 2)],
      ['by a click', (grid: GridDriver) => click(grid.cell('Notes', 2).node)],
      ['for a button', async (grid: GridDriver) => grid.button('Add Row').focus()],
    ] as const)
      it(`D-155 a cell that is left ${how} holds what was composed`, async () => {
        const { grid, input } = await cell('Notes');
        await composing('にほん');
        await leave(grid);
        expect(input.value).to.equal('にほん');
      });
  });
}
