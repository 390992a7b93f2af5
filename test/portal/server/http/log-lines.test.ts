import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actOn, queryAs } from '../../../helpers/act.ts';
import { emptyFolder, OUTSIDE_DEMO, startServer } from '../../../helpers/server.ts';
import { post } from '../auth/test-accounts.ts';

interface Line {
  msg: string;
  status?: number;
  ms?: number;
  req?: { url: string };
  caller?: unknown;
  operation?: string;
  bytes?: number;
  rows?: number;
}

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('D-12 the line of a request names who asked, for what, and how much was answered, and no value', async () => {
  const server = await startServer();
  const credentials = { email: 'importer@demo.example', password: 'Demo-pass-1' };
  const { body: session } = await post(`${server.url}/api/login`, { body: credentials });
  const filter = '{ allBooking(where: {reference: {eq: "A-SECRET"}}) { results { id } } oneCompany { id } }';
  await queryAs(server.url, session.jwtToken, filter);
  await actOn(server.url, session.jwtToken, 'isAdmin', { note: 'B-SECRET' });
  await post(`${server.url}/api/link-tokens`, { bearer: session.jwtToken, body: {} });
  const links: { url: string }[] = await (await fetch(`${server.url}/demo/links.json`)).json();
  const link = new URL(links[0]?.url ?? '').searchParams.get('token') ?? '';
  const { body: exchanged } = await post(`${server.url}/api/betty/login`, { link });
  await queryAs(server.url, exchanged.token, '{ allPort(take: 7) { results { id } } }');
  const orders =
    '{ allPurchaseOrder(take: 1) { totalCount } oneBooking(where: {id: {eq: 1001}}) { pos { id } } }';
  await queryAs(server.url, session.jwtToken, orders);
  const uploaded = await fetch(`${server.url}/api/files?entityId=101&name=C-SECRET.txt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.jwtToken}` },
    body: 'content',
  });
  assert.equal(uploaded.status, 201);
  const { body: admin } = await post(`${server.url}/api/login`, {
    body: { ...credentials, email: 'admin@demo.example' },
  });
  const { body: serviceKey } = await post(`${server.url}/api/service-keys`, {
    bearer: admin.jwtToken,
    body: { name: 'D-SECRET', roles: ['user'] },
  });
  const toBooking = { recordType: 'booking', recordId: 1001, role: 'user', expiresIn: 60 };
  const wrongKey = `${serviceKey.key}x`;
  for (const bearer of [serviceKey.key, wrongKey])
    await post(`${server.url}/api/link-tokens`, { bearer, body: toBooking });
  assert.equal(await server.stop(), 0);

  const output = server.output();
  const lines = linesOf(output).filter(({ msg }) => msg === 'answered');
  const found = (operation: string) => lines.find((line) => line.operation === operation);
  const own = { kind: 'user', id: 3 };
  assert.deepEqual(found('allBooking oneCompany')?.caller, own);
  assert.deepEqual(found('isAdmin')?.caller, own);
  assert.deepEqual(lines.find(({ req }) => req?.url === '/api/link-tokens')?.caller, own);
  const byKeys = lines.filter(({ req }) => req?.url === '/api/link-tokens').slice(1);
  assert.deepEqual(
    byKeys.map(({ caller, status }) => [caller, status]),
    [
      [{ kind: 'serviceKey', id: serviceKey.id }, 200],
      [undefined, 401],
    ],
  );
  const byLink = found('allPort')?.caller as { kind: string; id: string };
  assert.equal(byLink.kind, 'link');
  assert.match(byLink.id, /^[\da-f-]{36}$/);
  assert.equal(found('allPort')?.rows, 7);
  // The list itself counts as one row more.
  assert.equal(found('allPurchaseOrder oneBooking')?.rows, 4);
  assert.equal(found('isAdmin')?.rows, undefined);
  assert.ok(lines.some(({ req }) => req?.url === '/api/files'));
  for (const line of lines) {
    assert.equal(typeof line.ms, 'number');
    assert.ok((line.bytes ?? 0) > 0, JSON.stringify(line));
  }
  const log = output.slice(output.indexOf('QA page'));
  for (const secret of [
    'A-SECRET',
    'B-SECRET',
    'C-SECRET',
    'D-SECRET',
    serviceKey.key,
    session.jwtToken,
    link,
    exchanged.token,
    credentials.password,
  ])
    assert.ok(!log.includes(secret), secret);
});

test('PROD-07 outside a demo the output is JSON from its first line to its last, but for the one that is Ready', async () => {
  const env = { ...OUTSIDE_DEMO, ADMIN_EMAIL: 'first@office.example', PUBLIC_ACCESS: 'open' };
  const server = await startServer({ env, dataDir: emptyFolder() });
  await post(`${server.url}/api/login`, { body: {} });
  assert.equal(await server.stop(), 0);
  const plain = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  assert.deepEqual(plain, [`Ready: ${OUTSIDE_DEMO.PUBLIC_URL}`]);
  const messages = linesOf(server.output()).map(({ msg }) => msg);
  assert.ok(messages.some((msg) => /PUBLIC_ACCESS=open/.test(msg)));
  assert.ok(messages.some((msg) => /first@office\.example.*https:\/\/portal\.example\/auth\/\S+ /.test(msg)));
});
