import { CompanyForm as ManagedCompanyForm } from '../../../../portal/app/admin/companies/company-form.tsx';
import { MarkupsDialog } from '../../../../portal/app/admin/companies/markups-dialog.tsx';
import { ChangeBookingPage } from '../../../../portal/app/booking-request/pages.ts';
import { ChangeDialog } from '../../../../portal/app/locations/change-dialog.tsx';
import { RemovalDialog } from '../../../../portal/app/locations/removal-dialog.tsx';
import { CompanyForm } from '../../../../portal/app/profile/company/company-form.tsx';
import { useRecordSave } from '../../../../portal/app/records/conflict/use-record-save.ts';
import type { ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import type { FakeNetwork } from '../../../helpers/network.ts';
import { storedMarkups } from '../../../helpers/rate-sheet-answers.ts';
import { COUNTRIES, LOTUS, COMPANY as MANAGED } from '../admin/companies/companies-screen.tsx';
import { offersNothing } from '../booking-request/no-offers.ts';
import { record } from '../modules/list/list-screen.tsx';
import { COMPANY as OWN, USER } from '../profile/profile-screen.tsx';
import { type StoredForm, storedForm } from './stored-form.ts';

const nothing = () => undefined;

const MILL = {
  kind: 'Own' as const,
  ...{ id: 7, revision: 3, name: 'Mill', company: { id: 101, companyName: 'Northfold' }, city: 'Kiel' },
  ...{ street: '1 Mill Lane', postalCode: null, country: 'Germany', inCountry: { code: 'DE' } },
  ...{ contactName: 'Ann', contactPhone: null },
};
const MOVED = { ...MILL, revision: 4, city: 'Plön', street: '2 Mill Lane' };
const locations = {
  ...{ stored: MILL, other: MOVED, answer: { id: 7, revision: 5 } },
  prepare: (network: FakeNetwork) => {
    network.on('action loadCompany', { ...OWN, countries: COUNTRIES });
    network.on('query oneLocation', record(MOVED));
  },
};

function Managed({ company, onReload }: { company: ManagedCompany; onReload(): void }) {
  const save = useRecordSave({ type: 'entity', id: company.id });
  return (
    <ManagedCompanyForm
      company={company}
      countries={COUNTRIES}
      save={save}
      isLeaving={false}
      onSaved={nothing}
      onReload={onReload}
    />
  );
}
const managed = {
  source: 'admin/companies/company-form.tsx',
  action: 'changeCompany',
  reason: 'staleCompany',
  answer: { ...MANAGED, revision: 5 },
  stored: MANAGED as unknown as ManagedCompany,
  prepare: (network: FakeNetwork) => network.on('action listCompanies', { companies: [], hasMore: false }),
  page: (company: ManagedCompany, onChange: () => void) => <Managed company={company} onReload={onChange} />,
  save: 'Save',
};

const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Requested', mode: 'Ocean', revision: 3 },
  customer: { id: 101, companyName: 'Northfold' },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  ...{ originAirport: null, destinationAirport: null, pos: [] },
  requests: [
    {
      ...{ id: 1, load: 'FCL', cargoReadyOn: '2099-03-01', containers: '1 x 20GP', weightKg: null },
      ...{ volumeCbm: null, pieces: null, shipper: 'Mill', consignee: 'Shop', remarks: null },
    },
  ],
};
const CHANGED_BOOKING = {
  ...BOOKING,
  revision: 4,
  requests: [{ ...BOOKING.requests[0], shipper: 'Weaver', consignee: 'Depot' }],
};
const SAILING = {
  ...{
    id: 5,
    vesselName: 'Coral Meridian',
    voyageNumber: '214W',
    departsOn: '2099-03-04',
    closesOn: '2099-03-02',
  },
  ...{ arrivesOn: '2099-04-01', carrier: { id: 9, companyName: 'Yang Ming' } },
};
const PORTS = [
  { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
  { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
];

/** Companies, their addresses, and what they ask for. */
export const COMPANY_FORMS: readonly StoredForm[] = [
  storedForm({
    ...locations,
    source: 'locations/location-dialog.tsx',
    name: 'an address that both change',
    action: 'saveLocation',
    page: (address) => (
      <ChangeDialog address={address} onClose={nothing} onDone={nothing} onStale={nothing} />
    ),
    searched: {
      ...{ field: 'Country', text: 'unit', route: 'action loadCompany', saves: '"countryCode":"US"' },
      answer: { ...OWN, countries: COUNTRIES },
    },
    fields: { Address: '3 Mill Lane' },
    save: 'Save',
    shows: ['Yours: 3 Mill Lane', 'Saved meanwhile: 2 Mill Lane', 'City: Kiel → Plön'],
    isConflict: true,
  }),
  storedForm({
    ...locations,
    source: 'locations/removal-dialog.tsx',
    name: 'the question whether an address is removed',
    action: 'removeLocation',
    page: (address) => (
      <RemovalDialog address={address} onClose={nothing} onDone={nothing} onFailed={nothing} />
    ),
    fields: {},
    save: 'Remove',
    shows: ['Address: 1 Mill Lane → 2 Mill Lane', 'City: Kiel → Plön'],
  }),
  storedForm({
    source: 'profile/company/company-form.tsx',
    name: 'the own company, whose city both change',
    action: 'saveCompany',
    reason: 'staleCompany',
    answer: { ...OWN, revision: 5 },
    stored: OWN,
    other: { ...OWN, revision: 4, city: 'Camden', companyName: 'Importer AA' },
    page: (company, onChange) => <CompanyForm company={company} onSaved={nothing} onReload={onChange} />,
    prepare: (network) => network.on('query meWebUser', USER),
    fields: { City: 'Trenton' },
    save: 'Save',
    shows: ['Yours: Trenton', 'Saved meanwhile: Camden', 'Company Name: Importer A → Importer AA'],
    isConflict: true,
  }),
  storedForm({
    ...managed,
    name: 'a company of the provider’s list, whose tax number both change',
    other: {
      ...managed.stored,
      revision: 4,
      agents: [],
      billing: { ...managed.stored.billing, taxNumber: 'US-2' },
    },
    searched: {
      ...{ field: 'Agents', text: 'lotus', route: 'action listCompanies', saves: '"agentIds":[2,3]' },
      answer: { companies: [LOTUS], hasMore: false },
    },
    fields: { 'VAT or tax number': 'US-1' },
    shows: ['Yours: US-1', 'Saved meanwhile: US-2', 'Agents: Jade Jetty → –'],
    isConflict: true,
  }),
  storedForm({
    source: 'admin/companies/markups-dialog.tsx',
    name: 'the mark-ups of a company',
    action: 'saveMarkups',
    answer: { ...storedMarkups(20, 10), revision: 5 },
    stored: { ...storedMarkups(5, 7), revision: 3 },
    other: { ...storedMarkups(15, 10), revision: 4 },
    page: (markups, onChange) => (
      <MarkupsDialog
        company={{ id: 101, companyName: 'Northfold' }}
        markups={markups}
        onClose={nothing}
        onDone={nothing}
        onStale={onChange}
      />
    ),
    fields: { 'FAK Percentage': '20' },
    save: 'Save',
    shows: ['Yours: 20', 'Saved meanwhile: 15', 'NAC Percentage: 7 → 10'],
    isConflict: true,
  }),
  storedForm({
    source: 'booking-request/request-form.tsx',
    name: 'the request of a booking',
    action: 'saveBookingRequest',
    answer: { id: 1001, reference: 'BKG-1001', revision: 5, status: 'Requested' },
    ...{ stored: BOOKING, other: CHANGED_BOOKING },
    page: () => <ChangeBookingPage params={{ id: '1001' }} />,
    prepare: (network) => {
      network.on('query oneBooking', record(BOOKING), record(CHANGED_BOOKING));
      network.on('action listPorts', PORTS);
      offersNothing(network);
    },
    searched: {
      ...{ field: 'Wished sailing', text: 'coral', route: 'query allSailing', saves: '"sailingId":5' },
      answer: Response.json({ data: { found: { results: [SAILING] } } }),
    },
    fields: { Shipper: 'Loom' },
    isKept: true,
    save: 'Save changes',
    shows: ['Yours: Loom', 'Saved meanwhile: Weaver', 'Consignee: Shop → Depot'],
    isConflict: true,
  }),
];
