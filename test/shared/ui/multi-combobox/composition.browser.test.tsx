import { expect } from '@open-wc/testing';
import { COMPOSED } from '../../../helpers/composed.ts';
import { compose, INPUT_METHODS } from '../../../helpers/element/compose.ts';
import { eachPlace } from '../mount.ts';
import { press } from '../user-input.ts';
import { focusedField, optionsOf } from './owner.tsx';

for (const method of INPUT_METHODS) {
  const { name, composing, commit, pressComposing } = method;
  describe(`MultiCombobox, by an input method in the way of ${name}`, () => {
    const place = eachPlace();

    for (const [language, composed] of Object.entries(COMPOSED)) {
      it(`searches for a text in ${language} once it is composed`, async () => {
        const { driver, log } = await focusedField(place(), {
          options: optionsOf(composed.committed, 'PO-1'),
        });
        await compose(
          composed,
          (step) => {
            expect([driver.input.value, log.texts, driver.isOpen]).to.deep.equal([step, [], false]);
          },
          method,
        );
        expect(log.texts).to.deep.equal([composed.committed]);
        expect([driver.isOpen, driver.highlighted]).to.deep.equal([true, composed.committed]);
        await press('Enter');
        expect([log.added, driver.input.value]).to.deep.equal([[composed.committed], '']);
      });
    }

    it('takes nothing by the Enter that ends a composition, also not by Safari’s', async () => {
      const { driver, log } = await focusedField(place(), { options: optionsOf('日本') });
      await composing('にほん');
      await pressComposing('Enter');
      await commit('日本');
      await pressComposing('Enter');
      expect([log.added, log.created, driver.input.value]).to.deep.equal([[], [], '日本']);
    });

    it('has what was composed when the field is left', async () => {
      const { driver, log } = await focusedField(place());
      await composing('にほん');
      driver.input.blur();
      expect([driver.input.value, log.texts]).to.deep.equal(['にほん', ['にほん']]);
    });
  });
}
