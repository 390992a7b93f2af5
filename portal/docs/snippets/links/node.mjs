// Node 18 or newer. Both settings belong to this server; the key never goes to a browser.
const { PORTAL_URL, PORTAL_SERVICE_KEY } = process.env;

async function makeLink(link) {
  const response = await fetch(`${PORTAL_URL}/api/link-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PORTAL_SERVICE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(link),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

const { token } = await makeLink({
  recordType: 'booking',
  recordId: 1001,
  role: 'user',
  expiresIn: 3600,
  onBehalfOf: 'jane.clerk@host.example',
});
process.stdout.write(
  `<po-style-manager record-type="booking" record-id="1001" token="${token}"></po-style-manager>\n`,
);
