import type { Client } from '../client/client.ts';
import { answeredRows } from '../contract/answered-rows.ts';
import { Airport, ChargeName, CompanyName, Port } from '../contract/reference.ts';
import { loadAllPages } from './all-pages.ts';

/**
 * The reference lists: loaded once a page for all elements that talk to the same backend; a failed load is asked for
 * again by the next caller. They don't depend on who asks, so no caller's abort ends a load.
 */

/** REF-25: the lists of the air form wait this long between their three attempts, in milliseconds. */
const AIR_PAUSE = 1000;

/** REF-05: all airports by code. */
export const loadAirports = (client: Client): Promise<readonly Airport[]> =>
  client.once('airports', async () => {
    const airports = await loadAllPages(client, {
      field: 'allAirport',
      selection: 'id code city cityIden',
      row: Airport,
      sort: 'code',
      pause: AIR_PAUSE,
    });
    return airports.filter(({ code }) => code !== '');
  });

/** REF-11, D-137: all airlines by name. */
export const loadAirlines = (client: Client): Promise<readonly CompanyName[]> =>
  client.once('airlines', () =>
    loadAllPages(client, {
      field: 'allCompany',
      selection: 'id companyName',
      row: CompanyName,
      sort: 'companyName',
      where: { entityType: { eq: 'Airline' } },
      pause: AIR_PAUSE,
    }),
  );

/** REF-24, D-39: the log line of a failed load; who asked for the list tells the user. */
const logged = <T>(load: Promise<T>): Promise<T> =>
  load.catch((error: unknown) => {
    console.error('Failed to fetch port or carrier data:', error);
    throw error;
  });

/** REF-07, REF-08: all carriers by name. */
export const loadCarriers = (client: Client): Promise<readonly CompanyName[]> =>
  client.once('carriers', () =>
    logged(
      loadAllPages(client, {
        field: 'allCompany',
        selection: 'id companyName',
        row: CompanyName,
        sort: 'companyName',
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

/** API-63, API-65: all ports with their countries, in one call. */
export const loadPorts = (client: Client): Promise<readonly Port[]> =>
  client.once('ports', () => logged(client.action('listPorts', {}, answeredRows(Port))));

/** ROUTE-07, D-67: `{companyName}, {country}`. */
export const portLabel = ({ companyName, country }: Port): string =>
  country ? `${companyName}, ${country}` : companyName;
