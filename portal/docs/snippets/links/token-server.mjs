// Node 18 or newer. All settings belong to this server; the key never goes to a browser.
import { createServer } from 'node:http';

const { PORTAL_URL, PORTAL_SERVICE_KEY, PORT = '4700' } = process.env;

/** Who is signed in to your own application, and may work on this booking; null for nobody. */
const userOf = (_request, booking) => (booking > 0 ? 'jane.clerk@host.example' : null);

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const booking = Number(searchParams.get('booking'));
  const user = pathname === '/portal-token' ? userOf(request, booking) : null;
  if (!user) {
    response.writeHead(404).end();
    return;
  }
  const answer = await fetch(`${PORTAL_URL}/api/link-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PORTAL_SERVICE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      recordType: 'booking',
      recordId: booking,
      role: 'user',
      expiresIn: 3600,
      onBehalfOf: user,
    }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    console.error(error);
  });
  if (answer?.status !== 200) {
    console.error(answer?.status, await answer?.text());
    response.writeHead(502).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end((await answer.json()).token);
});
server.listen(Number(PORT), () =>
  console.info(`Tokens at http://localhost:${server.address().port}/portal-token`),
);
