import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { Form } from '../../../../portal/app/form/form.tsx';
import { TextField } from '../../../../portal/app/form/text-field.tsx';
import { useForm } from '../../../../portal/app/form/use-form.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { withoutPauses } from '../../../helpers/quiet.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

type Ask = (text: string) => Promise<readonly Option[]>;
const HULL: Option = { id: 1, label: 'Hull' };
const COPPERLANE: Option = { id: 2, label: 'Copperlane' };
/** The longest that a press waits for a field. */
const LONGEST_WAIT = 15_000;

interface PageProps {
  ask: Ask;
  begun: Option | null;
  sent: string[];
}

function Page({ ask, begun, sent }: PageProps) {
  const form = useForm();
  const [company, setCompany] = useState(begun);
  const [note, setNote] = useState('');
  return (
    <Form
      of={form}
      isBusy={false}
      onSubmit={() => {
        if (form.isValid()) sent.push(`${company?.label ?? 'none'} ${note}`.trim());
      }}
    >
      <Combobox label="Company" options={useRemoteOptions(ask)} value={company} onChange={setCompany} />
      <TextField label="Note" value={note} onText={setNote} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

describe('a form with a field that looks for what is typed', () => {
  const screen = eachPanelsPage();
  let sent: string[];
  const open = async (answer: Ask, begun: Option | null = null) => {
    sent = [];
    const ask: Ask = async (text) => (text ? answer(text) : []);
    await screen.open(<Page ask={ask} begun={begun} sent={sent} />);
    await waitUntil(() => button('Save'), 'the form');
    field('Company')!.focus();
    await press('Control+a');
  };
  const isBusy = () => button('Save')!.ariaBusy === 'true';
  const message = () =>
    (field('Company')!.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');

  for (const [how, submit] of [
    ['Enter in the next field', () => press('Tab', 'Enter')],
    ['a click, which leaves the focus where it is', () => click(button('Save'))],
  ] as const)
    it(`D-123 waits with ${how}, says so, and goes on by itself with the answer`, async () => {
      const found = held<readonly Option[]>();
      await open(found.answer, HULL);
      await type('copper');
      await submit();
      await waitUntil(isBusy, 'that it waits');
      expect(sent).to.deep.equal([]);
      await screen.accessible();
      await submit();
      found.give([COPPERLANE]);
      await waitUntil(() => sent.length > 0, 'the save');
      expect(sent).to.deep.equal(['Copperlane']);
      expect(isBusy()).to.equal(false);
    });

  it('D-123 takes what is known already at once, also from a field that has the focus', async () => {
    await open(async () => [COPPERLANE], HULL);
    await type('copper');
    await waitUntil(() => document.querySelector('[role=option]')?.textContent?.includes('Copperlane'));
    await click(button('Save'));
    await waitUntil(() => sent.length > 0, 'the save');
    expect(sent).to.deep.equal(['Copperlane']);
    // The list lies over the button.
    await press('Control+a', 'Delete', 'Escape');
    await click(button('Save'));
    await waitUntil(() => sent.length > 1, 'the second save');
    expect(sent).to.deep.equal(['Copperlane', 'none']);
  });

  it('D-123 stops at the field whose text means nothing, with its message and its text', async () => {
    const found = held<readonly Option[]>();
    await open(found.answer);
    await type('qqq');
    await press('Tab', 'Enter');
    found.give([]);
    await waitUntil(() => message().includes('"qqq" is not known.'), 'the message');
    await waitUntil(() => !isBusy() && focused() === field('Company'), 'the field');
    expect([sent, field('Company')!.value]).to.deep.equal([[], 'qqq']);
  });

  it('D-123 an answer that never comes ends in the message of the field, and the next press waits once more', async () => {
    const found = held<readonly Option[]>();
    await open(found.answer);
    await type('copper');
    await press('Tab');
    const { restore } = withoutPauses(new Set([LONGEST_WAIT]));
    button('Save')!.click();
    await waitUntil(() => message().includes('could not be loaded.'), 'the message');
    restore();
    expect([sent, field('Company')!.value, isBusy()]).to.deep.equal([[], 'copper', false]);
    button('Save')!.click();
    await waitUntil(isBusy, 'that it waits');
    found.give([COPPERLANE]);
    await waitUntil(() => sent.length > 0, 'the save');
    expect(sent).to.deep.equal(['Copperlane']);
  });

  it('D-123 asks again with the next press where the search has failed', async () => {
    let isDown = true;
    await open(async () => {
      if (isDown) throw new Error('down');
      return [COPPERLANE];
    });
    await type('copper');
    await press('Tab', 'Enter');
    await waitUntil(() => message().includes('could not be loaded.') && !isBusy(), 'the message');
    isDown = false;
    button('Save')!.click();
    await waitUntil(() => sent.length > 0, 'the save');
    expect(sent).to.deep.equal(['Copperlane']);
  });

  it('D-123 sends nothing once its page is left', async () => {
    const found = held<readonly Option[]>();
    await open(found.answer);
    await type('copper');
    await press('Tab', 'Enter');
    await waitUntil(isBusy, 'that it waits');
    await screen.open(<p>Another page</p>);
    await waitUntil(() => !button('Save'), 'the other page');
    found.give([COPPERLANE]);
    await settled();
    expect(sent).to.deep.equal([]);
  });
});
