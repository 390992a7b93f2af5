import { expect } from '@open-wc/testing';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../../../../portal/app/form/choice.ts';
import { ChoiceField } from '../../../../portal/app/form/choice-field.tsx';
import { FormDialog } from '../../../../portal/app/form/form-dialog.tsx';
import { hasUnsavedWork, watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { IDLE } from '../../../../shared/save/save-state.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

interface FieldProps {
  value: Choice | null;
  onChange(value: Choice | null): void;
}

const HULL: Choice = { id: 1, label: 'Hull' };
const PORTS: readonly Choice[] = [HULL, { id: 2, label: 'Hamburg' }];
const askForNone = async (): Promise<readonly Choice[]> => [];
const askForEver = () => new Promise<readonly Choice[]>(() => undefined);

const Listed = (props: FieldProps) => <Combobox label="Port" options={PORTS} {...props} />;
const Found = (props: FieldProps) => (
  <Combobox label="Port" options={useRemoteOptions(askForNone)} {...props} />
);
const Waiting = (props: FieldProps) => (
  <Combobox label="Port" options={useRemoteOptions(askForEver)} {...props} />
);
const OfTheKit = (props: FieldProps) => (
  <ChoiceField label="Port" options={useRemoteOptions(askForNone)} problems={[]} refusals={[]} {...props} />
);

const KINDS = {
  'options that are there': Listed,
  'options that a server finds': Found,
  'options that are on their way': Waiting,
  'the choice of a record': OfTheKit,
};

interface PageProps {
  field: (props: FieldProps) => ReactNode;
  begun: Choice | null;
  onClose(): void;
}

function Page({ field: Field, begun, onClose }: PageProps) {
  const [value, setValue] = useState(begun);
  return (
    <FormDialog
      title="Ports"
      save={{ state: IDLE, isBusy: false, dismiss: () => undefined }}
      isDirty={value?.id !== begun?.id}
      confirm={{ label: 'Save', run: async () => undefined }}
      onClose={onClose}
      onDone={onClose}
      onStale={() => undefined}
    >
      <Field value={value} onChange={(one) => setValue(one && { id: one.id, label: one.label })} />
    </FormDialog>
  );
}

/** The first Escape closes the menu. */
async function pressEscape(): Promise<void> {
  if (field('Port')!.getAttribute('aria-expanded') === 'true') await press('Escape');
  await press('Escape');
}

const WAYS = {
  Escape: pressEscape,
  // The press takes the focus out of the field first.
  'the X': () => click(button('Close')),
  Cancel: () => click(button('Cancel')),
};

describe('a dialog with a text that is no choice yet', () => {
  const screen = eachPanelsPage();
  let closed = 0;
  before(watchUnsavedWork);

  const open = async (kind: keyof typeof KINDS, begun: Choice | null) => {
    closed = 0;
    await screen.open(
      <Page
        field={KINDS[kind]}
        begun={begun}
        onClose={() => {
          closed += 1;
        }}
      />,
    );
    await waitUntil(() => field('Port'), 'the field');
    field('Port')!.focus();
    await press('Control+a');
  };
  const isAsked = () => button('Keep editing') !== undefined;

  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[])
    for (const [way, leave] of Object.entries(WAYS)) {
      it(`D-31 asks before ${way} loses a text of a field that is empty else: ${kind}`, async () => {
        await open(kind, null);
        await type('zzz');
        await leave();
        await waitUntil(isAsked, 'the question');
        await click(button('Keep editing'));
        await waitUntil(() => !isAsked(), 'the form');
        expect([closed, field('Port')!.value, hasUnsavedWork()]).to.deep.equal([0, 'zzz', true]);
      });

      it(`D-31 asks before ${way} loses a text over a choice: ${kind}`, async () => {
        await open(kind, HULL);
        await type('zzz');
        await leave();
        await waitUntil(isAsked, 'the question');
        expect(closed).to.equal(0);
        await click(button('Discard changes'));
        await waitUntil(() => closed === 1, 'that it closes');
      });

      it(`D-31 closes by ${way} without a question where nothing was typed: ${kind}`, async () => {
        await open(kind, HULL);
        await leave();
        await waitUntil(() => closed === 1, 'that it closes');
        expect(isAsked()).to.equal(false);
      });
    }

  it('D-31 asks before Escape loses that a choice was emptied', async () => {
    await open('options that are there', HULL);
    await press('Delete');
    await pressEscape();
    await waitUntil(isAsked, 'the question');
    expect(closed).to.equal(0);
  });

  it('D-31 asks nothing once the text is taken back', async () => {
    await open('options that are there', null);
    await type('zzz');
    expect(hasUnsavedWork()).to.equal(true);
    await press('Control+a', 'Delete');
    expect(hasUnsavedWork()).to.equal(false);
    await pressEscape();
    await waitUntil(() => closed === 1, 'that it closes');
  });
});
