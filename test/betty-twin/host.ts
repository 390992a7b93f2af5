import { TWIN_ACTION_IDS } from './action-ids.ts';
import type { Twin } from './twin.ts';

/** What a host says of such an application in its `/config.json` (the contract's section 5). */
const TWIN_CONFIG = {
  appId: 'b3a10000-0000-4000-8000-000000000000',
  actions: TWIN_ACTION_IDS,
  providerName: 'Blue Anchor Forwarding',
  backend: { idempotency: false },
};

/**
 * The least that stands between the elements and an application: it signs in by a service account, and hands every query
 * and action on as it came. `backend` is what its configuration says further of the application. It knows no keys: a header
 * for one is refused, as an application's own gateway would.
 */
export const hostOf =
  (twin: Twin, backend: object = {}): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(String(input), 'http://host.example');
    const headers = new Headers(init?.headers);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (headers.has('idempotency-key')) {
      twin.refused.push(`${pathname}: the header Idempotency-Key`);
      throw new TypeError('Failed to fetch');
    }
    if (pathname === '/config.json')
      return Response.json({ ...TWIN_CONFIG, backend: { ...TWIN_CONFIG.backend, ...backend } });
    if (pathname === '/api/betty/login') return Response.json({ token: twin.token() });
    if (pathname === '/api/betty/query') return twin.answer(body);
    if (pathname === `/api/runtime/${TWIN_CONFIG.appId}`) {
      return twin.answer({ ...body, token: headers.get('authorization')?.replace(/^Bearer /, '') });
    }
    // What a host has beside the application, as addresses of its own.
    if (pathname === '/api/exchange-rate/pair/EUR/USD') return Response.json({ conversion_rate: 1.25 });
    if (pathname === '/api/rate-service/rate-sheet')
      return Response.json({ accepted: true }, { status: 202 });
    twin.refused.push(`${pathname}: no such address`);
    return new Response('<h1>Not Found</h1>', { status: 404 });
  };
