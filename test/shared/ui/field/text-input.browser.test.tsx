import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { mount } from '../mount.ts';
import { found, type } from '../user-input.ts';

let place: HTMLElement;

function Reference({ error }: { error?: string }) {
  const [text, setText] = useState('');
  return (
    <Field label="Reference" hint="As on your invoice" error={error} required>
      <TextInput value={text} onText={setText} />
    </Field>
  );
}

describe('Field and TextInput', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('gives its input the name, the hint and the error', async () => {
    const element = mount(() => <Reference error="Enter a reference." />, place);
    const input = await found<HTMLInputElement>(element, 'input');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => element.shadowRoot?.getElementById(id)?.textContent);
    expect(described).to.deep.equal(['Enter a reference.', 'As on your invoice']);
    expect([input.required, input.getAttribute('aria-invalid')]).to.deep.equal([true, 'true']);
    expect(element.shadowRoot?.querySelector('[aria-live]')?.textContent).to.equal('Enter a reference.');
    await expect(element).to.be.accessible();
  });

  it('takes what is typed', async () => {
    const element = mount(() => <Reference />, place);
    const input = await found<HTMLInputElement>(element, 'input');
    input.focus();
    await type('INV-0042');
    expect([input.value, input.getAttribute('aria-invalid')]).to.deep.equal(['INV-0042', null]);
  });
});
