import { BlockList, isIP } from 'node:net';
import { bareAddress } from '../auth/attempt-limits/bare-address.ts';

/**
 * Whether what an address says in `X-Forwarded-For` is believed, for Fastify's `trustProxy`; false where nobody is.
 *
 * @param proxies addresses, or networks such as 10.0.0.0/8 (TRUSTED_PROXIES)
 */
export function trustedProxies(proxies: readonly string[]): false | ((address: string) => boolean) {
  if (proxies.length === 0) return false;
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = bareAddress(given);
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
