import { expect } from '@open-wc/testing';
import { hasUnsavedWork, watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { createLocaleLoader } from '../../../../shared/i18n/locale-loader.ts';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { button, field, openForm, place, type StoredForm, shownIn, typeInto } from './stored-form.ts';

/** The dialog has begun in its first field, and Tab goes through its fields as they are read: along a line, then down. */
function expectAsRead(): void {
  const fields = [...place().querySelectorAll<HTMLElement>('form :is(input, select, textarea)')];
  expect(document.activeElement, 'the first field').to.equal(fields[0]);
  for (const [at, next] of fields.slice(1).entries()) {
    const [before, after] = [fields[at]!.getBoundingClientRect(), next.getBoundingClientRect()];
    const isRead = after.top >= before.bottom - 1 || after.left >= before.right - 1;
    expect(isRead, `${fields[at]!.id} before ${next.id}`).to.equal(true);
  }
}

/**
 * A test of each form into which something is typed: no way of leaving it loses that without a question (D-31), not even a text
 * that is no choice yet.
 */
export function leavingOf(forms: readonly StoredForm[]): void {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  const nothing = () => undefined;
  const isDialog = () => place() !== document.body;
  const isAsked = () => button('Keep editing') !== undefined;
  /** Whether the browser asks before the page is loaded again or its tab is closed. */
  const isReloadAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  for (const form of forms.filter(({ fields }) => Object.keys(fields).length > 0))
    it(`D-31 what was typed is not lost by any way of leaving, nor in another language: ${form.name}`, async () => {
      form.prepare?.(screen.network);
      await screen.open(form.page(form.stored, nothing));
      await openForm(form);
      if (isDialog()) expectAsRead();
      await typeInto(form);
      const typed = Object.entries(form.fields).map(([name, value]) => ({ control: field(name)!, value }));
      const isThere = () => {
        for (const { control, value } of typed) {
          expect(control.isConnected).to.equal(true);
          expect(shownIn(control)).to.equal(value);
        }
      };
      isThere();

      const loadLocale = createLocaleLoader(screen.store);
      localStorage.setItem('fp-locale', 'de');
      loadLocale();
      await waitUntil(() => screen.store.get(localeAtom) === 'de', 'German');
      isThere();
      localStorage.removeItem('fp-locale');
      loadLocale();
      await waitUntil(() => button(form.save), form.save);
      isThere();

      if (form.isKept) {
        dispatchEvent(new Event('pagehide'));
        for (const { value } of typed) expect(JSON.stringify({ ...localStorage })).to.include(value);
        return;
      }
      // Back and Forward ask by the same sign.
      expect(hasUnsavedWork()).to.equal(true);
      expect(isReloadAsked()).to.equal(true);
      if (!isDialog()) return;
      for (const leave of ['Escape', 'Close', form.keep ?? 'Cancel']) {
        if (leave === 'Escape') await press(leave);
        else button(leave)?.click();
        await waitUntil(isAsked, `a question after ${leave}`);
        button('Keep editing')!.click();
        await waitUntil(() => !isAsked(), 'the form');
        isThere();
      }
    });

  for (const form of forms.filter(({ searched }) => searched)) {
    const { field: name, route, answer } = form.searched!;
    it(`D-31 a text that is no choice yet is not lost without a question: ${form.name}`, async () => {
      form.prepare?.(screen.network);
      screen.network.on(route, async () => (answer instanceof Response ? answer.clone() : answer));
      await screen.open(form.page(form.stored, nothing));
      await openForm(form);
      await waitUntil(() => field(name), name);
      expect(hasUnsavedWork()).to.equal(false);
      const control = field(name) as HTMLInputElement;
      control.focus();
      control.select();
      await type('zzz');
      expect(hasUnsavedWork()).to.equal(true);
      // Also where the device keeps what is entered: it keeps no text that is no value.
      expect(isReloadAsked()).to.equal(true);
      if (!isDialog()) return;
      // The menu of the field takes the first.
      if (control.getAttribute('aria-expanded') === 'true') await press('Escape');
      await press('Escape');
      await waitUntil(isAsked, 'a question');
    });
  }
}
