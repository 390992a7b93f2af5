import { isIPv6 } from 'node:net';
import { bareAddress } from './bare-address.ts';

/** A subscriber with one IPv6 address has the whole /64 network: four groups of 16 bits. */
const GROUPS = 4;

/** Who is behind a network address, for limits: an IPv4 address, in IPv6's form too, or the network of an IPv6 one. */
export function networkOf(address: string): string {
  const [bare = ''] = bareAddress(address).split('%');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  // The one spelling of many that an address can have.
  const [start = '', end] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const first = start.split(':').filter(Boolean);
  const last = (end ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, GROUPS).join(':');
}
