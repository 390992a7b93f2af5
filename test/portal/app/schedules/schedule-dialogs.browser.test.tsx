import { expect } from '@open-wc/testing';
import { ChangeFlightDialog, FlightDialog } from '../../../../portal/app/schedules/flight-dialog.tsx';
import { SailingRemovalDialog } from '../../../../portal/app/schedules/removal-dialogs.tsx';
import { ChangeSailingDialog, SailingDialog } from '../../../../portal/app/schedules/sailing-dialog.tsx';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { FLIGHT, offersPlaces, SAILING } from './schedule-rows.ts';

const SAVE_SAILING = 'action saveSailing';
const SAVE_FLIGHT = 'action saveFlight';

describe('the dialogs of the schedules', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  beforeEach(() => offersPlaces(screen.network));

  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  };
  const hintOf = (name: string) =>
    labelled(name)!
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const option = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.includes(name),
    );
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const isWrong = (name: string) => labelled(name)?.getAttribute('aria-invalid') === 'true';
  const choose = async (name: string, typed: string, found: string) => {
    labelled(name)!.focus();
    await type(typed);
    await waitUntil(() => option(found), found);
    await press('ArrowDown', 'Enter');
  };
  const write = async (name: string, words: string) => {
    labelled(name)!.focus();
    await type(words);
  };
  /** As the browser’s own pickers set it. */
  const setTime = (name: string, value: string) => {
    const field = labelled(name)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const opened = () => {
    const seen = { done: [] as string[], stale: 0 };
    return {
      seen,
      ends: {
        onClose: () => undefined,
        onDone: (name: string) => void seen.done.push(name),
        onStale: () => {
          seen.stale += 1;
        },
      },
    };
  };

  it('MOD-14 a sailing is asked for by carrier, ports and days at the ports, and sent as it was typed', async () => {
    screen.network.on(SAVE_SAILING, { id: 32, revision: 1 });
    const { seen, ends } = opened();
    await screen.open(<SailingDialog {...ends} />);
    await waitUntil(() => focused() === labelled('Carrier'), 'the first field');
    await click(button('Save'));
    for (const name of ['Carrier', 'Origin', 'Destination', 'Departure', 'Arrival'])
      await waitUntil(() => isWrong(name), name);
    expect(['Vessel', 'Voyage', 'Service', 'Cut-off'].filter(isWrong)).to.deep.equal([]);
    await screen.accessible();
    await choose('Carrier', 'Sea', 'Sea Line');
    await write('Vessel', ' Coral Meridian ');
    await write('Voyage', '214W');
    await choose('Origin', 'CNSHA', 'Shanghai');
    await choose('Destination', 'hamb', 'Hamburg');
    await write('Cut-off', '2026-12-12');
    await write('Departure', '2026-12-11');
    await write('Arrival', '2026-12-10');
    await click(button('Save'));
    await says('This is after the departure.');
    await says('This is before the departure.');
    expect(hintOf('Departure')).to.include('Day at the port of origin');
    expect(hintOf('Arrival')).to.include('Day at the port of destination');
    for (const [name, day] of [
      ['Cut-off', '2026-12-08'],
      ['Arrival', '2027-01-12'],
    ] as const) {
      labelled(name)!.select();
      await type(day);
    }
    await click(button('Save'));
    await waitUntil(() => seen.done.length === 1, 'the answer');
    expect(seen.done).to.deep.equal(['Coral Meridian 214W']);
    expect(fieldsOf(screen.network.to(SAVE_SAILING)[0]!)).to.deep.equal({
      ...{ sailingId: null, revision: null, carrierId: 60, originPortId: 11, destinationPortId: 12 },
      ...{ service: '', vesselName: 'Coral Meridian', voyageNumber: '214W', cutOffOn: '2026-12-08' },
      ...{ departsOn: '2026-12-11', arrivesOn: '2027-01-12' },
    });
  });

  it('MOD-14 the times of a flight are those of the clocks at its airports, and what these don’t tell is asked for', async () => {
    const unknown = { code: 'transitUnknown', values: { airports: 'PVG' }, field: 'transitMinutes' };
    screen.network.on(
      SAVE_FLIGHT,
      graphqlError('transitMinutes: The time zone of PVG is not known.', 422, [unknown]),
      { id: 42, revision: 1 },
    );
    const { seen, ends } = opened();
    await screen.open(<FlightDialog {...ends} />);
    await waitUntil(() => focused() === labelled('Airline'), 'the first field');
    expect(hintOf('Departure, local time')).to.include('By the clocks of the airport');
    await choose('Airline', 'Sky', 'Sky Line');
    await write('Flight', 'sky 8400');
    await choose('Origin', 'FRA', 'Frankfurt');
    await choose('Destination', 'PVG', 'Shanghai');
    expect(hintOf('Departure, local time')).to.include('By the clocks at FRA');
    expect(hintOf('Cut-off')).to.include('By the clocks at FRA');
    expect(hintOf('Arrival, local time')).to.include('By the clocks at PVG');
    setTime('Departure, local time', '2026-12-11T21:35');
    setTime('Arrival, local time', '2026-12-12T15:10');
    await click(button('Save'));
    await says('Please enter a flight number such as LH8400.');
    labelled('Flight')!.select();
    await type('lh 08400');
    await click(button('Save'));
    await says('The time zone of PVG is not known.');
    await waitUntil(() => focused() === labelled('Transit'), 'the field that it is about');
    await screen.accessible();
    await type('10:3');
    await click(button('Save'));
    await says('Please enter hours and minutes such as 11:25.');
    labelled('Transit')!.select();
    await type('10:35');
    await click(button('Save'));
    await waitUntil(() => seen.done.length === 1, 'the answer');
    expect(seen.done).to.deep.equal(['LH8400']);
    expect(fieldsOf(screen.network.to(SAVE_FLIGHT)[1]!)).to.deep.equal({
      ...{ flightId: null, revision: null, airlineId: 50, flightNumber: 'LH8400', originAirportId: 1 },
      ...{ destinationAirportId: 2, viaAirportId: null, aircraft: '', cutOffAt: null },
      ...{ departsAt: '2026-12-11T21:35', arrivesAt: '2026-12-12T15:10', transitMinutes: 635 },
    });
  });

  it('MOD-14 a stored departure stands in its fields, and is sent with what it is based on', async () => {
    screen.network.on(SAVE_FLIGHT, { id: 41, revision: 4 });
    screen.network.on(SAVE_SAILING, { id: 31, revision: 4 });
    const flight = opened();
    await screen.open(<ChangeFlightDialog flight={FLIGHT} {...flight.ends} />);
    await says('Edit LH8400');
    await waitUntil(() => labelled('Origin')?.value.includes('FRA'), 'the airports');
    await write('Aircraft', '');
    labelled('Aircraft')!.select();
    await type('MD11');
    await click(button('Save'));
    await waitUntil(() => flight.seen.done.length === 1, 'the answer');
    expect(fieldsOf(screen.network.to(SAVE_FLIGHT)[0]!)).to.deep.include({
      ...{ flightId: 41, revision: 3, aircraft: 'MD11', cutOffAt: '2026-12-11T14:00', transitMinutes: null },
    });
    const sailing = opened();
    await screen.open(<ChangeSailingDialog sailing={SAILING} {...sailing.ends} />);
    await says('Edit Coral Meridian 214W');
    await waitUntil(() => labelled('Destination')?.value.includes('Hamburg'), 'the ports');
    await write('Service', '');
    labelled('Service')!.select();
    await type('AE9');
    await click(button('Save'));
    await waitUntil(() => sailing.seen.done.length === 1, 'the answer');
    expect(fieldsOf(screen.network.to(SAVE_SAILING)[0]!)).to.deep.include({
      ...{ sailingId: 31, revision: 3, service: 'AE9', cutOffOn: '2026-12-08', departsOn: '2026-12-11' },
    });
  });

  it('MOD-14 that bookings ask for a departure is said where it can’t be removed', async () => {
    const wished = { code: 'departureWished', values: { bookings: 'BKG-1', more: 0 } };
    screen.network.on(
      'action removeSailing',
      graphqlError('It can’t be removed, because bookings ask for it: BKG-1.', 422, [wished]),
    );
    screen.network.on('query oneSailing', record(SAILING));
    const { seen, ends } = opened();
    const onDone = () => seen.done.push('removed');
    await screen.open(<SailingRemovalDialog sailing={SAILING} {...ends} onDone={onDone} />);
    await says('Nobody finds it in the schedules any more.');
    await click(button('Remove'));
    await says('bookings ask for it: BKG-1.');
    await screen.accessible();
    expect(seen).to.deep.equal({ done: [], stale: 1 });
    expect(fieldsOf(screen.network.to('action removeSailing')[0]!)).to.deep.equal({
      sailingId: 31,
      revision: 3,
    });
  });
});
