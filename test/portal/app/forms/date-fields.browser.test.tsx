import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { DATE_FORMS } from './date-fields.tsx';
import { place } from './stored-form.ts';

/** A day as no page writes it, after today and before the end of what is planned. */
const TYPED = '28.11.2098';
const SHOWN = 'Nov 28, 2098';

describe('every field of a day in the portal', () => {
  const screen = eachPanelsPage();
  const inputs = () => [...place().querySelectorAll<HTMLInputElement>('input[aria-haspopup=grid]')];

  for (const { source, page, fields, time, prepare, open } of DATE_FORMS)
    for (const key of ['Tab', 'Enter'])
      it(`I18N-03 reads what is typed on ${key}: ${source}`, async () => {
        const [typed, shown] = time ? [`${TYPED} 14:30`, SHOWN + time] : [TYPED, SHOWN];
        prepare?.(screen.network);
        await screen.open(page);
        await open?.();
        await waitUntil(() => inputs().length === fields, 'its fields');
        for (let n = 0; n < fields; n += 1) {
          const input = inputs()[n]!;
          input.focus();
          input.select();
          await type(typed);
          expect(input.value).to.equal(typed);
          await press(key);
          // Browsers differ in which blank stands before PM.
          await waitUntil(() => input.value.replaceAll(/\s/g, ' ') === shown, shown);
          // Enter saves, and fields take nothing meanwhile (D-123).
          await waitUntil(() => !document.querySelector('form[aria-busy=true]'), 'the end of the save');
          expect(place().textContent).not.to.include('Please write a date');
        }
      });

  const alone = DATE_FORMS.filter(({ tellsItself = true }) => tellsItself);
  for (const { source, page, fields, prepare, open } of alone)
    it(`D-148 says what is no day as soon as it is left: ${source}`, async () => {
      prepare?.(screen.network);
      await screen.open(page);
      await open?.();
      await waitUntil(() => inputs().length === fields, 'its fields');
      for (const input of inputs()) {
        input.focus();
        input.select();
        await type('31. Mrz');
        await press('Tab');
        await waitUntil(() => input.getAttribute('aria-invalid') === 'true', 'its error');
        expect(input.value).to.equal('31. Mrz');
      }
    });
});
