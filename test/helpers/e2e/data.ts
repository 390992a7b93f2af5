import { queryAs } from '../act.ts';

export const PASSWORD = 'Demo-pass-1';
export const ADMIN = 'admin@demo.example';
export const AGENT = 'agent@demo.example';
export const IMPORTER_A = 'importer@demo.example';
/** Of importer A's people. */
export const MANAGER_A = 'manager@demo.example';
export const IMPORTER_B = 'importer2@demo.example';

/** A number that no other test and no seed uses. */
export const fresh = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** The bearer of an account, without a page. */
export async function bearerOf(url: string, email: string): Promise<string> {
  const { jwtToken } = await post(`${url}/api/login`, { email, password: PASSWORD });
  return jwtToken;
}

const admins = new Map<string, Promise<string>>();

/** The bearer of the admin by whose eyes tests look at the server: hashing a password each time takes long. */
export const bearerOfAdmin = (url: string): Promise<string> => {
  const bearer = admins.get(url) ?? bearerOf(url, ADMIN);
  admins.set(url, bearer);
  return bearer;
};

/** The server there ends; another one may get its address. */
export const forgetAdmin = (url: string) => admins.delete(url);

interface LinkRequest {
  recordType: string;
  recordId: number;
  role?: string;
  expiresIn?: number;
}

/** A signed link to a record, as an admin makes it. */
export async function linkTokenOf(
  url: string,
  request: LinkRequest,
): Promise<{ token: string; url: string }> {
  const headers = { authorization: `Bearer ${await bearerOfAdmin(url)}` };
  return post(`${url}/api/link-tokens`, { role: 'user', expiresIn: 600, ...request }, headers);
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Asks the data API as an admin: what the server knows, whatever a page shows. */
export const ask = async (url: string, query: string): Promise<unknown> =>
  queryAs(url, await bearerOfAdmin(url), query);

/** How often the order number is linked to the booking, and how many orders of that number there are at all. */
export async function countOrders(url: string, bookingId: number, orderNumber: string) {
  const text = JSON.stringify(orderNumber);
  const data = (await ask(
    url,
    `{ all: allPurchaseOrder(where: { orderNumbers: { eq: ${text} } }) { totalCount }
       booking: allBooking(where: { id: { eq: ${bookingId} } }) { results { pos { orderNumbers styleNumbers { styleNumber } } } } }`,
  )) as {
    all: { totalCount: number };
    booking: { results: { pos: { orderNumbers: string; styleNumbers: { styleNumber: string }[] }[] }[] };
  };
  const linked = data.booking.results[0]?.pos.filter((order) => order.orderNumbers === orderNumber) ?? [];
  return { orders: data.all.totalCount, linked: linked.length, styles: linked[0]?.styleNumbers.length ?? 0 };
}
