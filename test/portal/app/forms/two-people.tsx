import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { button, field, openForm, place, type StoredForm, typeInto } from './stored-form.ts';

/** The page of a record, which somebody else has saved by the time it is loaded again. */
function Page({ form }: { form: StoredForm }) {
  const [record, setRecord] = useState(form.stored);
  return form.page(record, () => setRecord(form.other));
}

/** A test of each form: two people have it open, and the other one saves first (D-151). */
export function twoPeopleAt(forms: readonly StoredForm[]): void {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  /** A currency isn't parted from its amount. */
  const shown = () => place().textContent!.replaceAll('\u00a0', ' ');
  const says = (words: string) => waitUntil(() => shown().includes(words), words);
  const sent = ({ action }: StoredForm) => screen.network.to(`action ${action}`);
  const press = async (name: string) => {
    await waitUntil(() => button(name)?.getAttribute('aria-disabled') !== 'true', name);
    button(name)!.click();
  };

  for (const form of forms)
    it(`D-151 D-19 shows what somebody else has saved before it sends again: ${form.name}`, async () => {
      const at = { own: false, createdAt: '2026-11-20T08:00:00Z' };
      const entryOf = (actor: string, document: string) => ({
        ...{ ...at, actor },
        changes: [{ field: 'documentType', of: document, before: 'invoice', after: 'other' }],
      });
      const results = form.action === 'changeDocument' ? [entryOf('Ben Birch', 'b.pdf')] : [];
      results.push(entryOf('Ann Alder', 'a.pdf'));
      screen.network.on('query allAuditEntry', Response.json({ data: { found: { results } } }));
      const stale = graphqlError('Changed by someone else', 409, [{ code: form.reason ?? 'staleRecord' }]);
      screen.network.on(`action ${form.action}`, stale, form.answer);
      form.prepare?.(screen.network);
      await screen.open(<Page form={form} />);
      await openForm(form);
      await typeInto(form);
      for (const words of form.shows) expect(shown()).not.to.include(words);

      await press(form.save);
      for (const words of form.shows) await says(words);
      await says(form.isOver ? 'By Ann Alder, Nov 20, 2026' : 'Ann Alder has saved this meanwhile (');
      expect(sent(form).length, 'sent once').to.equal(1);
      await screen.accessible();
      if (form.isOver) {
        expect(button(form.save)).to.equal(undefined);
        const close = [...place().querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Close',
        );
        close!.click();
        await waitUntil(() => place() === document.body, 'the page');
        return;
      }
      for (const [name, value] of Object.entries(form.fields))
        expect(field(name)?.value, name).to.equal(value);

      if (form.isConflict) {
        await press(form.save);
        const undecided = () => place().querySelector<HTMLInputElement>('input[aria-invalid]');
        await waitUntil(() => undecided() && document.activeElement === undecided(), 'the question');
        expect(sent(form).length, 'not sent again').to.equal(1);
        undecided()!.click();
      }
      await press(form.save);
      await waitUntil(() => sent(form).length === 2, 'the next try');
      expect(fieldsOf(sent(form)[1]!).revision).to.equal(form.other.revision);
      await waitUntil(() => !document.querySelector('form[aria-busy=true]'), 'the answer');
    });
}
