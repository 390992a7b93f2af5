import type { QuoteRequest } from './request-card.tsx';

type Places = Pick<QuoteRequest, 'originPort' | 'destinationPort' | 'originAirport' | 'destinationAirport'>;

/** From where to where: `Shanghai – Hamburg`, or by air `Shanghai (PVG) – Frankfurt (FRA)`. */
export const routeText = (of: Places): string =>
  [
    of.originPort?.companyName ?? airportText(of.originAirport),
    of.destinationPort?.companyName ?? airportText(of.destinationAirport),
  ]
    .filter(Boolean)
    .join(' – ');

const airportText = (airport: Places['originAirport']): string =>
  airport ? [airport.city, `(${airport.code})`].filter(Boolean).join(' ') : '';
