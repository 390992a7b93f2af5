import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { MARKUPS, storedMarkups } from '../../../../helpers/rate-sheet-answers.ts';
import { press } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { COMPANY, eachCompaniesPage } from './companies-screen.tsx';

const SAVE = 'action saveMarkups';
const STALE = () =>
  Response.json({
    data: null,
    errors: [
      {
        message: 'This record was changed by someone else.',
        extensions: { statusCode: 409, reasons: [{ code: 'staleRecord' }] },
      },
    ],
  });

describe('the mark-ups of a customer', () => {
  const { screen, sent, openCompany } = eachCompaniesPage();

  const text = () => screen.place.textContent ?? '';
  const dialog = () => [...screen.place.querySelectorAll('dialog')].at(-1)!;
  const field = (label: string) =>
    [...dialog().querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
      ?.control as HTMLInputElement;
  const buttonIn = (name: string) =>
    [...dialog().querySelectorAll('button')].find((button) => button.textContent === name);
  const begin = async () => {
    await openCompany();
    await waitUntil(() => screen.button('Change mark-ups'), 'the mark-ups');
    screen.button('Change mark-ups')?.click();
    await waitUntil(() => field('FAK Percentage'), 'the dialog');
  };

  it('D-147 stand on the page of an importer, and of no other company', async () => {
    screen.network.on(MARKUPS, storedMarkups(50, 50));
    await openCompany();
    await waitUntil(() => text().includes('FAK 50% · NAC 50% · without external rates'), 'the mark-ups');
    expect(text()).to.include('Nobody has set them yet');
  });

  it('D-147 of a company that is no customer there are none', async () => {
    await openCompany({ ...COMPANY, id: 2, type: 'Agent', agents: [] });
    expect(text()).not.to.include('Mark-ups');
    expect(screen.network.to(MARKUPS)).to.deep.equal([]);
  });

  it('D-81 are checked before they are sent, and are sent once', async () => {
    await begin();
    fill(field('FAK Percentage'), '101');
    buttonIn('Save')?.click();
    await waitUntil(
      () => dialog().textContent?.includes('Please enter a number from 0 to 100.'),
      'the error',
    );
    fill(field('FAK Percentage'), '12,5');
    field('Sell external rates').click();
    screen.network.on(SAVE, { ...storedMarkups(12.5, 50), includeExternalRates: true, revision: 1 });
    screen.network.on(MARKUPS, { ...storedMarkups(12.5, 50), includeExternalRates: true, revision: 1 });
    buttonIn('Save')?.click();
    await waitUntil(() => text().includes('FAK 12.5% · NAC 50% · with external rates'), 'the new ones');
    expect(sent(SAVE)).to.deep.equal([
      { entityId: 101, revision: 0, fakPercentage: 12.5, nacPercentage: 50, includeExternalRates: true },
    ]);
    expect(text()).to.include('The mark-ups of Northfold & Co are changed.');
  });

  it('D-19 D-151 what somebody else has set meanwhile stands beside what was typed before anything is overwritten', async () => {
    await begin();
    fill(field('FAK Percentage'), '20');
    screen.network.on(SAVE, STALE());
    screen.network.on(MARKUPS, { ...storedMarkups(35, 10), revision: 1 });
    buttonIn('Save')?.click();
    await waitUntil(() => dialog().textContent?.includes('35'), 'the other’s value');
    expect(field('NAC Percentage').value, 'what only the other has changed is taken over').to.equal('10');
    buttonIn('Save')?.click();
    await waitUntil(() => dialog().querySelector('[aria-invalid]'), 'the question whose is wanted');
    expect(sent(SAVE)).to.have.length(1);
    [...dialog().querySelectorAll<HTMLInputElement>('[type=radio]')][0]?.click();
    screen.network.on(SAVE, { ...storedMarkups(20, 10), revision: 2 });
    screen.network.on(MARKUPS, { ...storedMarkups(20, 10), revision: 2 });
    buttonIn('Save')?.click();
    await waitUntil(() => text().includes('FAK 20% · NAC 10%'), 'one’s own');
    expect(sent(SAVE)[1]).to.include({ revision: 1, fakPercentage: 20, nacPercentage: 10 });
  });

  it('D-31 Escape asks before what was typed is lost', async () => {
    await begin();
    fill(field('NAC Percentage'), '7');
    field('NAC Percentage').focus();
    await press('Escape');
    await waitUntil(() => /unsaved|leave|discard/i.test(dialog().textContent ?? ''), 'the question');
    await press('Escape');
    await waitUntil(() => field('NAC Percentage')?.value === '7', 'the dialog as it was');
  });
});
