import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { found } from '../user-input.ts';

/** A field that is wrong once it was left, and a low button right below it. */
function Form({ onClick }: { onClick(): void }) {
  const [error, setError] = useState('');
  return (
    <>
      <Field label="Name" error={error}>
        <TextInput
          value=""
          onText={() => {}}
          onBlur={() => setError('A name is needed, and it has to be a long one.')}
        />
      </Field>
      <button type="button" style={{ height: 8, display: 'block', padding: 0 }} onClick={onClick}>
        Go
      </button>
    </>
  );
}

describe('Field, left by a press', () => {
  const place = eachPlace();
  afterEach(() => resetMouse());

  it('says what is wrong when the press ends, so that the click counts', async () => {
    let clicks = 0;
    const element = mount(() => <Form onClick={() => (clicks += 1)} />, place());
    (await found<HTMLInputElement>(element, 'input')).focus();
    const button = await found<HTMLButtonElement>(element, 'button');
    const { left, top } = button.getBoundingClientRect();
    const isWrong = () => element.shadowRoot?.querySelector('input')?.ariaInvalid === 'true';
    await sendMouse({ type: 'move', position: [Math.round(left) + 4, Math.round(top) + 4] });
    await sendMouse({ type: 'down' });
    expect([button.getBoundingClientRect().top, isWrong()]).to.deep.equal([top, false]);
    await sendMouse({ type: 'up' });
    await waitUntil(isWrong, 'the error');
    expect(clicks).to.equal(1);
    expect(button.getBoundingClientRect().top, 'the error takes room').to.be.greaterThan(top);
  });

  it('says it at once where the field is left by keyboard', async () => {
    const element = mount(() => <Form onClick={() => {}} />, place());
    const input = await found<HTMLInputElement>(element, 'input');
    input.focus();
    input.blur();
    await waitUntil(() => input.ariaInvalid === 'true', 'the error');
  });
});
