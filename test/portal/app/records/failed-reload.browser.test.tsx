import { expect } from '@open-wc/testing';
import { useState } from 'react';
import * as v from 'valibot';
import { RecordPage } from '../../../../portal/app/records/record-page.tsx';
import type { RecordSource } from '../../../../portal/lists/request/request.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const Row = v.object({ id: v.number(), reference: v.string() });
const SOURCE: RecordSource<v.InferOutput<typeof Row>> = { model: 'Booking', schema: Row };
const LIST = { id: 'booking', path: '/booking', title: 'menu.booking' } as const;

/** A part of the page with a dialog, which has the page loaded again while it is open. */
function Part({ reload }: { reload(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      <Dialog title="Change" open={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Remark" />
        <button type="button" onClick={reload}>
          Load again
        </button>
      </Dialog>
    </>
  );
}

describe('a record that can’t be loaded again', () => {
  const screen = eachPanelsPage();
  const WORDS = 'This could not be loaded again.';

  it('D-41 stays as it is shown, with its dialogs and what was typed, says so, and is loaded again on request', async () => {
    screen.network.on(
      'query oneBooking',
      record({ id: 7, reference: 'BKG-7' }),
      graphqlError('Down', 400),
      record({ id: 7, reference: 'BKG-7 new' }),
    );
    await screen.open(
      <RecordPage id="7" source={SOURCE} list={LIST} shown={({ reference }) => ({ name: reference })}>
        {(_, { reload }) => <Part reload={reload} />}
      </RecordPage>,
    );
    await click(await screen.named('button', 'Change'));
    await waitUntil(() => screen.all('dialog[open]').length === 1);
    (await screen.named('input', 'Remark')).focus();
    await type('Fragile');
    await click(screen.find('button', 'Load again'));
    await waitUntil(() => screen.app.textContent?.includes(WORDS), WORDS);
    expect(screen.all('h1')[0]?.textContent).to.equal('BKG-7');
    expect(screen.find<HTMLInputElement>('input', 'Remark')?.value).to.equal('Fragile');
    expect(screen.all('dialog[open]').length).to.equal(1);
    await screen.accessible();

    screen.all<HTMLDialogElement>('dialog')[0]?.close();
    await click(await screen.named('button', 'Try again'));
    await waitUntil(() => screen.all('h1')[0]?.textContent === 'BKG-7 new');
    expect(screen.app.textContent).to.not.include(WORDS);
  });
});
