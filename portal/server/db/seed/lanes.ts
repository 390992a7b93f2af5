import { required } from './required.ts';
import type { Places } from './tables/places.ts';

/** UN/LOCODE of busy ports with the IATA code of an airport near each, and ports between them where boxes change ships. */
const ORIGINS = [
  ['CNSHA', 'PVG'],
  ['CNNGB', 'HGH'],
  ['CNYTN', 'SZX'],
  ['HKHKG', 'HKG'],
  ['VNSGN', 'SGN'],
  ['TWKHH', 'KHH'],
  ['KRPUS', 'ICN'],
  ['INNSA', 'BOM'],
  ['BDCGP', 'DAC'],
  ['IDJKT', 'CGK'],
  ['THLCH', 'BKK'],
] as const;
const DESTINATIONS = [
  ['USLAX', 'LAX'],
  ['USLGB', 'SNA'],
  ['USNYC', 'JFK'],
  ['USSAV', 'ATL'],
  ['USSEA', 'PDX'],
  ['CAVAN', 'YVR'],
  ['DEHAM', 'HAM'],
  ['NLRTM', 'AMS'],
  ['BEANR', 'BRU'],
  ['GBFXT', 'LHR'],
  ['FRLEH', 'CDG'],
] as const;
const TRANSSHIPMENTS = ['SGSIN', 'MYPKG', 'LKCMB', 'ESVLC', 'KRPUS'];

/** As ids of ports; the airports are for freight by air on the same lane. */
export interface Lane {
  origin: number;
  /** Where it is discharged if that isn't the destination. */
  discharge: number;
  destination: number;
  originAirport: number;
  destinationAirport: number;
}

/** Every origin with every destination. */
export function tradeLanes({ ports, airports }: Places): Lane[] {
  return ORIGINS.flatMap(([origin, originAirport], from) =>
    DESTINATIONS.map(([destination, destinationAirport], to) => ({
      origin: required(ports, origin),
      discharge: required(ports, TRANSSHIPMENTS[(from + to) % TRANSSHIPMENTS.length] ?? destination),
      destination: required(ports, destination),
      originAirport: required(airports, originAirport),
      destinationAirport: required(airports, destinationAirport),
    })),
  );
}
