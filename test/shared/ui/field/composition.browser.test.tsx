import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextArea } from '../../../../shared/ui/field/text-area.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { COMPOSED } from '../../../helpers/composed.ts';
import { compose, INPUT_METHODS } from '../../../helpers/element/compose.ts';
import { eachPlace, mount } from '../mount.ts';
import { found, press, type } from '../user-input.ts';

const place = eachPlace();

interface OwnerProps {
  Control: typeof TextInput | typeof TextArea;
  initial: string;
  /** All that the owner heard. */
  heard: string[];
}

function Owner({ Control, initial, heard }: OwnerProps) {
  const [text, setText] = useState(initial);
  return (
    <Field label="Name">
      <Control
        value={text}
        onText={(next: string) => {
          heard.push(next);
          setText(next);
        }}
      />
    </Field>
  );
}

for (const method of INPUT_METHODS) {
  const { name, composing, commit, pressComposing } = method;
  for (const [kind, Control, selector] of [
    ['a line of text', TextInput, 'input'],
    ['a text of several lines', TextArea, 'textarea'],
  ] as const) {
    describe(`An input method in the way of ${name}, in ${kind}`, () => {
      async function field(initial = '') {
        const heard: string[] = [];
        const element = mount(() => <Owner {...{ Control, initial, heard }} />, place());
        const control = await found<HTMLInputElement>(element, selector);
        control.focus();
        return { control, heard };
      }

      for (const [language, composed] of Object.entries(COMPOSED)) {
        it(`tells the owner of a text in ${language} once it is composed`, async () => {
          const { control, heard } = await field();
          await compose(
            composed,
            (step) => {
              expect([control.value, heard]).to.deep.equal([step, []]);
            },
            method,
          );
          expect([control.value, heard]).to.deep.equal([composed.committed, [composed.committed]]);
          await type('1');
          expect(heard).to.deep.equal([composed.committed, `${composed.committed}1`]);
        });
      }

      it('says nothing of a composition that is given up', async () => {
        const { control, heard } = await field('before');
        await composing('ni');
        await composing('');
        expect([control.value, heard]).to.deep.equal(['before', []]);
      });

      it('keeps what was composed when the control is left', async () => {
        const { control, heard } = await field();
        await composing('にほん');
        control.blur();
        expect([control.value, heard]).to.deep.equal(['にほん', ['にほん']]);
      });
    });
  }

  describe(`Dialog, keys of an input method in the way of ${name}`, () => {
    it('stays open at an Escape that is the input method’s', async () => {
      let closed = 0;
      const ask = () => (
        <Dialog title="Question" open onClose={() => (closed += 1)}>
          <Owner Control={TextInput} initial="" heard={[]} />
        </Dialog>
      );
      (await found<HTMLInputElement>(mount(ask, place()), 'input')).focus();
      await composing('ni');
      await pressComposing('Escape');
      await commit('你');
      await pressComposing('Escape');
      expect(closed).to.equal(0);
      await press('Escape');
      expect(closed).to.equal(1);
    });
  });
}
