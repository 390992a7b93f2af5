/** A network address without the port that some proxies write behind it: each connection of a visitor has another. */
export const bareAddress = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
