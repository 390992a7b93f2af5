import { expect } from '@open-wc/testing';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, held } from '../../../helpers/network.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { button, field, openForm, type StoredForm, typeInto } from './stored-form.ts';

/** A test of each form with a field that looks for what is typed: a press of Save that comes before the answer is not lost. */
export function pendingOf(forms: readonly StoredForm[]): void {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  for (const form of forms.filter(({ searched }) => searched)) {
    const { field: name, text, route, answer, saves } = form.searched!;
    it(`D-123 Save waits for the field that still looks for what was typed, and goes on by itself: ${form.name}`, async () => {
      const found = held<void>();
      form.prepare?.(screen.network);
      screen.network.on(route, async () => {
        await found.answer();
        return answer instanceof Response ? answer.clone() : answer;
      });
      screen.network.on(`action ${form.action}`, form.answer);
      const sent = () => screen.network.to(`action ${form.action}`);
      await screen.open(form.page(form.stored, () => undefined));
      await openForm(form);
      await typeInto(form);
      (field(name) as HTMLInputElement).select();
      field(name)!.focus();
      await type(text);
      await press('Tab');
      button(form.save)!.click();
      await waitUntil(() => button(form.save)?.ariaBusy === 'true', 'that it waits');
      expect(sent().length).to.equal(0);
      found.give();
      await waitUntil(() => sent().length === 1, 'the save');
      expect(JSON.stringify(fieldsOf(sent()[0]!))).to.include(saves);
      await waitUntil(() => !document.querySelector('form[aria-busy=true]'), 'the answer');
    });
  }
}
