import { expect } from '@open-wc/testing';
import { BeginFrom } from '../../../../portal/app/booking-request/begin-from.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const BOOKING = {
  ...{ id: 1302, reference: 'BKG-1302', createdAt: '2026-11-01T08:00:00Z' },
  originPort: { id: 1, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 2, companyName: 'Hamburg', scacCode: 'DEHAM' },
};
const answer = (...names: string[]) =>
  Response.json({
    data: {
      templates: { results: names.map((name, n) => ({ id: n + 1, name })) },
      bookings: { results: [BOOKING] },
    },
  });

const FORM = <p>The form</p>;

describe('what a booking request can begin with', () => {
  const screen = eachPanelsPage();
  const links = () =>
    screen
      .all<HTMLAnchorElement>('li a')
      .map(({ href, textContent }) => [textContent, href.replace(/^.*(?=\/booking)/, '')]);
  const button = (name: string, within: ParentNode | null = document) =>
    [...(within?.querySelectorAll<HTMLElement>('button') ?? [])].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
  const dialog = () => document.querySelector('dialog[open]');

  it('MOD-04 are the company’s templates by name, and its last bookings with their lanes', async () => {
    screen.network.on('query allBookingTemplate', () => answer('Samples', 'Spring coats'));
    await screen.open(<BeginFrom>{FORM}</BeginFrom>);
    await waitUntil(() => links().length === 3);
    expect(document.body.textContent).to.match(/Begin with.*The form/);
    expect(links()).to.deep.equal([
      ['Samples', '/booking/new?template=1'],
      ['Spring coats', '/booking/new?template=2'],
      ['BKG-1302', '/booking/new?again=1302'],
    ]);
    expect(document.body.textContent).to.include('CNSHA Shanghai – DEHAM Hamburg');
    await screen.accessible();
  });

  it('MOD-04 a template is removed after a question, also where a colleague was faster', async () => {
    const gone = { statusCode: 403, reasons: [{ code: 'noAccess' }] };
    screen.network.on('query allBookingTemplate', () => answer('Samples'));
    screen.network.on('action removeBookingTemplate', () =>
      Response.json({ data: null, errors: [{ message: 'Refused', extensions: gone }] }),
    );
    await screen.open(<BeginFrom>{FORM}</BeginFrom>);
    await waitUntil(() => button('Remove the template Samples'));
    await click(button('Remove the template Samples'));
    await waitUntil(() => button('Remove', dialog()));
    await click(button('Remove', dialog()));
    await waitUntil(
      () => document.body.textContent?.includes('The template “Samples” was removed.'),
      'the end',
    );
    expect(fieldsOf(screen.network.to('action removeBookingTemplate')[0]!)).to.deep.equal({ templateId: 1 });
    await waitUntil(() => links().length === 1);
    await screen.accessible();
  });

  it('MOD-04 is not known: the form is there all the same', async () => {
    screen.network.on('query allBookingTemplate', graphqlError('No', 403));
    await screen.open(<BeginFrom>{FORM}</BeginFrom>);
    await waitUntil(() => document.body.textContent?.includes('The form'));
    expect(links()).to.deep.equal([]);
  });
});
