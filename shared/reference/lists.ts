import type { Client } from '../client/client.ts';
import { answeredRows } from '../contract/answered-rows.ts';
import { Airport, ChargeName, CompanyName, Port } from '../contract/reference.ts';
import { loadAllPages } from './all-pages.ts';

/**
 * The reference lists: loaded once a page for all elements that talk to the same backend; a failed load is asked for
 * again by the next caller. Their entries don't depend on who asks, so no caller's abort ends a load; which of them come first
 * is as whoever asked first has them in use.
 */

/** Own backends also tell what else finds an entry, and whether the caller's business names it; others don't know these. */
const selectionOf = async (client: Client, documented: string, own: string): Promise<string> =>
  (await client.isOwn()) ? `${documented} ${own}` : documented;

/** Those that the caller's routes, shipments or rates name come first, else in the order of the list. */
const inUseFirst = <T extends { readonly isInUse?: boolean | null | undefined }>(rows: readonly T[]) => [
  ...rows.filter(({ isInUse }) => isInUse),
  ...rows.filter(({ isInUse }) => !isInUse),
];

/** REF-25: the lists of the air form wait this long between their three attempts, in milliseconds. */
const AIR_PAUSE = 1000;

/** REF-05: all airports by code, those in use first. */
export const loadAirports = (client: Client): Promise<readonly Airport[]> =>
  client.once('airports', async () => {
    const airports = await loadAllPages(client, {
      field: 'allAirport',
      selection: await selectionOf(client, 'id code city cityIden', 'airportName words isInUse'),
      row: Airport,
      sort: 'code',
      isCounted: await client.isOwn(),
      pause: AIR_PAUSE,
    });
    return inUseFirst(airports.filter(({ code }) => code !== ''));
  });

/** REF-06: companies by name, those in use first. */
const loadCompanies = async (
  client: Client,
  query: { readonly where: object; readonly pause?: number },
): Promise<readonly CompanyName[]> =>
  inUseFirst(
    await loadAllPages(client, {
      field: 'allCompany',
      selection: await selectionOf(client, 'id companyName', 'isInUse'),
      row: CompanyName,
      sort: 'companyName',
      ...query,
    }),
  );

/** REF-11, D-137: all airlines. */
export const loadAirlines = (client: Client): Promise<readonly CompanyName[]> =>
  client.once('airlines', () =>
    loadCompanies(client, { where: { entityType: { eq: 'Airline' } }, pause: AIR_PAUSE }),
  );

/** REF-24, D-39: the log line of a failed load; who asked for the list tells the user. */
const logged = <T>(load: Promise<T>): Promise<T> =>
  load.catch((error: unknown) => {
    console.error('Failed to fetch port or carrier data:', error);
    throw error;
  });

/** REF-07, REF-08: all carriers. */
export const loadCarriers = (client: Client): Promise<readonly CompanyName[]> =>
  client.once('carriers', () =>
    logged(
      loadCompanies(client, {
        where: { _or: [{ entityType: { eq: 'Carrier' } }, { isCarrier: { eq: true } }] },
      }),
    ),
  );

/** REF-02, REF-03, REF-12: all charge types with a code, by description. */
export const loadChargeNames = (client: Client): Promise<readonly ChargeName[]> =>
  client.once('charge names', async () => {
    const names = await loadAllPages(client, {
      field: 'allChargeType',
      selection: 'id description chargeIden',
      row: ChargeName,
      sort: 'description',
      where: { chargeType: { eq: 'Charge' } },
      pause: AIR_PAUSE,
    });
    return names.filter(({ chargeIden }) => chargeIden !== '');
  });

/** API-63, API-65: all ports with their countries, in one call, those in use first. */
export const loadPorts = (client: Client): Promise<readonly Port[]> =>
  client.once('ports', () => logged(client.action('listPorts', {}, answeredRows(Port)).then(inUseFirst)));

/** ROUTE-07, D-67: `{companyName}, {country}`. */
export const portLabel = ({ companyName, country }: Port): string =>
  country ? `${companyName}, ${country}` : companyName;
