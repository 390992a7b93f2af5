import { expect } from '@open-wc/testing';
import { EstimateDialog } from '../../../../portal/app/records/milestone/estimate-dialog.tsx';
import { zoneOf } from '../../../../portal/app/records/milestone/local-time.ts';
import { MilestoneDialog } from '../../../../portal/app/records/milestone/milestone-dialog.tsx';
import { type Milestone, progressOf } from '../../../../portal/app/records/progress.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const milestone = (id: number, event: string, estimatedAt: string | null): Milestone => ({
  ...{ id, event, port: null, airport: null, actualAt: null, estimatedAt, expectedAt: estimatedAt },
  plannedAt: '2027-01-10T10:00:00Z',
});
const MILESTONES = [
  milestone(1, 'DEPA', '2027-01-10T10:00:00Z'),
  milestone(2, 'ARRI', '2027-02-10T10:00:00Z'),
];
const [DEPARTURE] = progressOf(MILESTONES, Date.parse('2027-01-01T00:00:00Z'));

describe('the dialogs of a milestone', () => {
  const screen = eachPanelsPage();
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const time = () => document.querySelector<HTMLInputElement>('dialog input[aria-haspopup=grid]');
  const warning = () => document.querySelector('dialog p[role=status]')?.textContent;
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const dialog = {
    ...{ shipment: { id: 5, revision: 3 }, milestone: DEPARTURE!, name: 'Departed' },
    ...{ onClose: () => {}, onDone: () => {}, onStale: () => {} },
  };
  const type = (value: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    set.call(time(), value);
    time()!.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('MOD-02 an estimate warns of later milestones that are expected before it, and is saved all the same', async () => {
    screen.network.on('action estimateMilestone', { id: 5, revision: 4 });
    await screen.open(<EstimateDialog {...dialog} milestones={MILESTONES} />);
    await waitUntil(time);
    expect(warning()).to.equal('');
    type('2027-02-01T10:00');
    await says(
      `Your time, ${zoneName('en', undefined, new Date('2027-02-01T10:00'))} (${zoneOf('2027-02-01T10:00')})`,
    );
    expect(warning()).to.equal('');
    type('2027-02-20T10:00');
    await waitUntil(() =>
      warning()?.startsWith('Milestones that come later are expected before this: Arrived (Feb 10,'),
    );
    await screen.accessible();
    const reason = document.querySelector<HTMLSelectElement>('dialog select')!;
    reason.value = 'Weather';
    reason.dispatchEvent(new Event('change', { bubbles: true }));
    await click(button('Save')!);
    await waitUntil(() => screen.network.to('action estimateMilestone').length === 1);
    const [sent] = screen.network.to('action estimateMilestone');
    expect(fieldsOf(sent!).estimatedAt).to.equal(new Date('2027-02-20T10:00').toISOString());
  });

  it('MOD-02 MOD-04 tells in the dialog that the booking has to be confirmed first, and keeps the time', async () => {
    const refusal = 'The booking of this shipment is still requested. Please confirm the booking first.';
    screen.network.on('action recordMilestone', graphqlError(refusal, 422));
    await screen.open(<MilestoneDialog {...dialog} />);
    await waitUntil(time);
    await says('Your time, ');
    type('2027-01-10T11:00');
    await click(button('Save')!);
    await says(refusal);
    expect(time()!.value).to.equal('2027-01-10T11:00');
    await screen.accessible();
  });

  it('MOD-02 what is noted of a reached milestone can be changed by itself, and is no longer than can be stored', async () => {
    screen.network.on('action recordMilestone', { id: 5, revision: 4, status: 'Booked' });
    const reached = { ...DEPARTURE!, actualAt: '2027-01-10T11:00:00.000Z', note: 'Seal checked' };
    await screen.open(<MilestoneDialog {...dialog} milestone={reached} />);
    await waitUntil(time);
    const note = () => document.querySelector<HTMLInputElement>('dialog input[type=text]')!;
    const enter = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(note(), value);
      note().dispatchEvent(new Event('input', { bubbles: true }));
    };
    expect(note().value).to.equal('Seal checked');
    enter('x'.repeat(201));
    await click(button('Save')!);
    await says('at most 200 characters');
    expect(screen.network.to('action recordMilestone')).to.deep.equal([]);
    enter('Seal 7 checked');
    await screen.accessible();
    await click(button('Save')!);
    await waitUntil(() => screen.network.to('action recordMilestone').length === 1);
    expect(fieldsOf(screen.network.to('action recordMilestone')[0]!)).to.include({
      ...{ actualAt: '2027-01-10T11:00:00.000Z', note: 'Seal 7 checked' },
    });
  });

  it('MOD-02 what the server refused is told until another time is entered', async () => {
    const refusal = 'This is before the milestone that comes first.';
    screen.network.on('action estimateMilestone', graphqlError(refusal, 422));
    await screen.open(<EstimateDialog {...dialog} milestones={MILESTONES} />);
    await waitUntil(time);
    await says('Your time, ');
    await click(button('Save')!);
    await says(refusal);
    type('2027-01-10T12:00');
    await waitUntil(() => !document.body.textContent?.includes(refusal));
    expect(time()!.value).to.equal('2027-01-10T12:00');
  });

  it('D-151 does not speak of changes where somebody else has saved another milestone', async () => {
    const change = { actor: 'Ann Alder', own: false, createdAt: '2026-11-20T08:00:00Z', changes: [] };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [change] } } }));
    screen.network.on(
      'action estimateMilestone',
      graphqlError('Changed by someone else', 409, [{ code: 'staleRecord' }]),
    );
    await screen.open(<EstimateDialog {...dialog} milestones={MILESTONES} />);
    await waitUntil(time);
    type('2027-01-11T10:00');
    const reason = document.querySelector<HTMLSelectElement>('dialog select')!;
    reason.value = 'Weather';
    reason.dispatchEvent(new Event('change', { bubbles: true }));
    await click(button('Save')!);
    await says('Ann Alder has saved this meanwhile');
    await screen.open(
      <EstimateDialog {...dialog} shipment={{ id: 5, revision: 4 }} milestones={MILESTONES} />,
    );
    await says('Please check and save again.');
    expect(document.body.textContent).not.to.include('added to yours');
  });
});
