import { ChangeManifestDialog } from '../../../../portal/app/manifests/manifest-dialog.tsx';
import { ManifestRemovalDialog } from '../../../../portal/app/manifests/removal-dialog.tsx';
import { ChangeFlightDialog } from '../../../../portal/app/schedules/flight-dialog.tsx';
import {
  FlightRemovalDialog,
  SailingRemovalDialog,
} from '../../../../portal/app/schedules/removal-dialogs.tsx';
import { ChangeSailingDialog } from '../../../../portal/app/schedules/sailing-dialog.tsx';
import type { FakeNetwork } from '../../../helpers/network.ts';
import { MANIFEST, offersParties } from '../manifests/manifest-row.ts';
import { record } from '../modules/list/list-screen.tsx';
import { FLIGHT, offersPlaces, SAILING } from '../schedules/schedule-rows.ts';
import { type StoredForm, storedForm } from './stored-form.ts';

const nothing = () => undefined;
const ends = { onClose: nothing, onDone: nothing, onStale: nothing };

const OTHER_SAILING = { ...SAILING, revision: 4, vesselName: 'Amber Strait', service: 'AE8' };
const sailing = {
  ...{ stored: SAILING, other: OTHER_SAILING, answer: { id: 31, revision: 5 } },
  prepare(network: FakeNetwork) {
    offersPlaces(network);
    network.on('query oneSailing', record(OTHER_SAILING));
  },
};
const OTHER_FLIGHT = { ...FLIGHT, revision: 4, aircraft: 'B748', departsAt: '2026-12-11T22:00' };
const flight = {
  ...{ stored: FLIGHT, other: OTHER_FLIGHT, answer: { id: 41, revision: 5 } },
  prepare(network: FakeNetwork) {
    offersPlaces(network);
    network.on('query oneFlight', record(OTHER_FLIGHT));
  },
};
const OTHER_MANIFEST = { ...MANIFEST, revision: 4, reference: 'MAN-2', status: 'Closed' };
const manifest = {
  ...{ stored: MANIFEST, other: OTHER_MANIFEST, answer: { id: 4001, reference: 'MAN-3', revision: 5 } },
  prepare(network: FakeNetwork) {
    offersParties(network);
    network.on('query oneManifest', record(OTHER_MANIFEST));
  },
};

/** What the provider's people write in the schedules, and manifests. */
export const SCHEDULE_FORMS: readonly StoredForm[] = [
  storedForm({
    ...sailing,
    source: 'schedules/sailing-dialog.tsx',
    name: 'a sailing whose vessel both change',
    action: 'saveSailing',
    page: (row) => <ChangeSailingDialog sailing={row} {...ends} />,
    fields: { Vessel: 'Silver Estuary' },
    save: 'Save',
    shows: ['Yours: Silver Estuary', 'Saved meanwhile: Amber Strait', 'Service: AE7 → AE8'],
    isConflict: true,
  }),
  storedForm({
    ...sailing,
    source: 'schedules/removal-dialogs.tsx',
    name: 'the question whether a sailing is removed',
    action: 'removeSailing',
    page: (row) => <SailingRemovalDialog sailing={row} {...ends} />,
    fields: {},
    save: 'Remove',
    shows: ['Vessel, voyage: Coral Meridian 214W → Amber Strait 214W', 'Service: AE7 → AE8'],
  }),
  storedForm({
    ...flight,
    source: 'schedules/flight-dialog.tsx',
    name: 'a flight whose aircraft both change',
    action: 'saveFlight',
    page: (row) => <ChangeFlightDialog flight={row} {...ends} />,
    fields: { Aircraft: 'MD11' },
    save: 'Save',
    shows: [
      ...['Yours: MD11', 'Saved meanwhile: B748'],
      'Departure, local time: Dec 11, 2026 21:35 → Dec 11, 2026 22:00',
    ],
    isConflict: true,
  }),
  storedForm({
    ...flight,
    source: 'schedules/removal-dialogs.tsx',
    name: 'the question whether a flight is removed',
    action: 'removeFlight',
    page: (row) => <FlightRemovalDialog flight={row} {...ends} />,
    fields: {},
    save: 'Remove',
    shows: ['Aircraft: B77L → B748'],
  }),
  storedForm({
    ...manifest,
    source: 'manifests/manifest-dialog.tsx',
    name: 'a manifest whose number both change',
    action: 'saveManifest',
    page: (row) => <ChangeManifestDialog manifest={row} {...ends} />,
    fields: { Reference: 'MAN-3' },
    save: 'Save',
    shows: ['Yours: MAN-3', 'Saved meanwhile: MAN-2', 'Status: Open → Closed'],
    isConflict: true,
  }),
  storedForm({
    ...manifest,
    source: 'manifests/removal-dialog.tsx',
    name: 'the question whether a manifest is removed',
    action: 'removeManifest',
    page: (row) => <ManifestRemovalDialog manifest={row} {...ends} />,
    fields: {},
    save: 'Remove',
    shows: ['Reference: MAN-4001 → MAN-2'],
  }),
];
