import { expect } from '@open-wc/testing';
import { ManyMilestonesDialog } from '../../../../../portal/app/records/milestone/many/many-milestones-dialog.tsx';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { click } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';
import { manyScreen } from './many-screen.ts';

const LOAD = 'query allShipments';
const RECORD = 'action recordMilestone';
const ESTIMATE = 'action estimateMilestone';
const IDS = [1, 2, 3];

const milestone = (id: number, event: string, actualAt: string | null = null) => ({
  ...{ id, event, plannedAt: '2026-11-10T12:00:00.000Z', actualAt },
  ...{ estimatedAt: null, delayReason: null, delayNote: null },
});
const shipment = (id: number, more: object = {}) => ({
  ...{ id, reference: `S-${id}`, status: 'Booked', revision: 3, vesselName: 'Coral', voyageNumber: '21W' },
  companyRelation: { id: 101, companyName: 'Northfold' },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  ...{ originAirport: null, destinationAirport: null },
  milestones: [milestone(id * 10, 'STUF', '2026-11-01T12:00:00.000Z'), milestone(id * 10 + 1, 'GTIN')],
  ...more,
});
const SHIPMENTS = [shipment(1), shipment(2), shipment(3, { status: 'Cancelled' })];
const answered = (call: Call) => ({ id: fieldsOf(call).shipmentId, revision: 4, status: 'Booked' });

describe('the next milestones of many shipments', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  const { rows, labelled, says, button } = manyScreen;
  let done: string[] = [];
  const open = async () => {
    done = [];
    screen.network.on(LOAD, { results: SHIPMENTS });
    await screen.open(
      <ManyMilestonesDialog
        ids={IDS}
        onClose={() => done.push('closed')}
        onSaved={() => done.push('saved')}
      />,
    );
    await waitUntil(() => rows().length === 3, 'the shipments');
  };
  const setValue = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
  const enter = (label: string, value: string) => setValue(labelled(label)!, value);
  const cellOf = (label: string) => labelled(label)?.closest('td');

  it('MOD-02 records the next one of all at one time, of one at its own, and of a cancelled shipment none', async () => {
    screen.network.on(RECORD, answered);
    await open();
    expect(rows()[2]).to.include('Cancelled: nothing is recorded.');
    for (const words of ['Northfold', 'CNSHA Shanghai → DEHAM Hamburg', 'Coral · 21W'])
      expect(rows()[0]).to.include(words);
    enter('Date and time', '2026-11-12T09:00');
    enter('Time of S-2', '2026-11-13T10:00');
    enter('Note', 'Stuffed at the mill');
    enter('Note of S-2', 'Stuffed at the port');
    await says('Save 2 shipments');
    await screen.accessible();
    await click(button('Save 2 shipments'));
    await waitUntil(() => done.join() === 'saved,closed', 'the end');
    const [mill, port] = ['Stuffed at the mill', 'Stuffed at the port'];
    const said = { revision: 3, note: mill };
    expect(screen.network.to(RECORD).map((call) => fieldsOf(call))).to.deep.equal([
      { shipmentId: 1, milestoneId: 11, ...said, actualAt: new Date('2026-11-12T09:00').toISOString() },
      {
        ...{ shipmentId: 2, milestoneId: 21, ...said, note: port },
        actualAt: new Date('2026-11-13T10:00').toISOString(),
      },
    ]);
  });

  it('MOD-02 asks why all are late, and estimates them', async () => {
    screen.network.on(ESTIMATE, (call: Call) => ({ id: fieldsOf(call).shipmentId, revision: 4 }));
    await open();
    enter('What is known', 'expected');
    // Nobody but a person knows when: now is no usual time of what is still to come.
    await waitUntil(() => labelled('Date and time')!.value === '', 'no time');
    expect(button('Save 0 shipments')?.ariaDisabled).to.equal('true');
    expect(labelled('Date and time')!.required).to.equal(true);
    expect(cellOf('Time of S-1')?.textContent).to.include('Please enter a time.');
    enter('Date and time', '2026-11-14T09:00');
    await says('Please choose why it is late.');
    const reason = labelled('Reason of the delay')!;
    await waitUntil(() => reason.ariaInvalid === 'true', 'the error at its field');
    expect(reason.required).to.equal(true);
    expect(button('Save 0 shipments')?.ariaDisabled).to.equal('true');
    enter('Reason of the delay', 'Other');
    await waitUntil(
      () => cellOf('Note of S-1')?.textContent?.includes('Please write what the other reason is.'),
      'what is missing, at its field',
    );
    expect(labelled('Note')!.required).to.equal(true);
    enter('Reason of the delay', 'Weather');
    await says('Save 2 shipments');
    await click(button('Save 2 shipments'));
    await waitUntil(() => done.join() === 'saved,closed', 'the end');
    expect(fieldsOf(screen.network.to(ESTIMATE)[0]!)).to.include({
      ...{ shipmentId: 1, milestoneId: 11, delayReason: 'Weather', delayNote: '' },
      estimatedAt: new Date('2026-11-14T09:00').toISOString(),
    });
  });

  it('MOD-02 what the server refuses stays, with its reason, and the others are done', async () => {
    screen.network.on(RECORD, (call: Call) =>
      fieldsOf(call).shipmentId === 2
        ? graphqlError('Other milestones come before it.', 422)
        : answered(call),
    );
    await open();
    await click(button('Save 2 shipments'));
    await waitUntil(() => rows().length === 2 && done.length > 0, 'the first is done');
    expect(done).to.deep.equal(['saved']);
    expect(rows()[0]).to.include('S-2').and.include('Other milestones come before it.');
  });
});
