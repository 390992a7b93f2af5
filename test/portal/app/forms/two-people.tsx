import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { ASKED_OF } from './asked-of.ts';
import { button, field, openForm, place, type StoredForm, shownIn, typeInto } from './stored-form.ts';

/** The page of a record, which somebody else has saved by the time it is loaded again. */
function Page({ form }: { form: StoredForm }) {
  const [record, setRecord] = useState(form.stored);
  return form.page(record, () => setRecord(form.other));
}

/**
 * The audit log, which has what Ann Alder saved by the form before, as the server writes it (`last-change.test.ts`), and what
 * happened since to something else of the same record.
 */
function logOf({ action, about }: StoredForm, { body }: Call): Response {
  const { where, take } = body.variables;
  const at = { own: false, createdAt: '2026-11-20T08:00:00Z' };
  const changed = (of: string) => [{ field: 'any', of, before: 'one', after: 'other' }];
  const entries = [
    { action: 'changeDocument', ...at, actor: 'Ben Birch', changes: changed('b.pdf') },
    { action: 'planDelivery', ...at, actor: 'Ben Birch', changes: changed('2020-01-01 08:00–10:00') },
    { action: 'giveLink', ...at, actor: 'Ben Birch', changes: [] },
    { action, ...at, actor: 'Ann Alder', changes: about ? changed(about) : [] },
  ];
  const isAsked = (one: string) => where.action.in?.includes(one) ?? !where.action.nin?.includes(one);
  const isOfType = where.recordType.eq === ASKED_OF[action as keyof typeof ASKED_OF];
  const results = entries.filter((entry) => isOfType && isAsked(entry.action)).slice(0, take);
  return Response.json({ data: { found: { results } } });
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
      screen.network.on('query allAuditEntry', (call: Call) => logOf(form, call));
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
        expect(shownIn(field(name)!), name).to.equal(value);

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
