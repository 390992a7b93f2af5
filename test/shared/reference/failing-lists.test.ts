import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createClient } from '../../../shared/client/client.ts';
import { loadAirports, loadCarriers, loadPorts, portLabel } from '../../../shared/reference/lists.ts';
import { broken, type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';

let network: FakeNetwork;
let waits: number[];
beforeEach(() => {
  network = fakeNetwork();
  waits = [];
  mock.method(console, 'warn', () => {});
});
afterEach(() => mock.restoreAll());

const client = () =>
  createClient({
    apiBase: 'http://fake.example/',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });

test('REF-25, D-59 a list of the air form is tried three times, a second apart', async () => {
  network.on('query allAirport', broken());
  await assert.rejects(loadAirports(client()), { code: 'network' });
  assert.deepEqual(waits, [1000, 1000]);
});

test('REF-23, D-39 a list whose answer is absent is a failure, not an empty list', async () => {
  network.on('query allAirport', null);
  await assert.rejects(loadAirports(client()));
});

test('API-18 any other list waits two seconds', async () => {
  network.on('query allCompany', broken());
  await assert.rejects(loadCarriers(client()), { code: 'network' });
  assert.deepEqual(waits, [2000, 2000]);
});

test('A list that could not be loaded is asked for again by whoever needs it next', async () => {
  network.on('query allAirport', broken(), broken(), broken(), { results: [] });
  const one = client();
  await assert.rejects(loadAirports(one));
  assert.deepEqual(await loadAirports(one), []);
});

test("API-64 ports that can't be had are a failure, not an empty list", async () => {
  network.on('action listPorts', broken());
  await assert.rejects(loadPorts(client()), { code: 'network' });
});

test('REF-10, API-65, D-67, ROUTE-07 the country of a port is one text, whichever way the backend spells it', async () => {
  const port = { id: 1, companyName: 'Hamburg', scacCode: 'DEHAM' };
  network.on('action listPorts', [
    { ...port, country: 'Germany' },
    { ...port, id: 2, Country: 'Germany' },
    { ...port, id: 3, inCountry: { companyName: 'Germany' } },
    { ...port, id: 4 },
  ]);
  const ports = await loadPorts(client());
  assert.deepEqual(ports.map(portLabel), [
    'Hamburg, Germany',
    'Hamburg, Germany',
    'Hamburg, Germany',
    'Hamburg',
  ]);
});
