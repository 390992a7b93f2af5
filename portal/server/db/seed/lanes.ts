import { required } from './required.ts';
import type { Places } from './tables/places.ts';

/** UN/LOCODE of busy origins and destinations, and a port between them where boxes change ships. */
const ORIGINS = [
  'CNSHA',
  'CNNGB',
  'CNYTN',
  'HKHKG',
  'VNSGN',
  'TWKHH',
  'KRPUS',
  'INNSA',
  'BDCGP',
  'IDJKT',
  'THLCH',
];
const DESTINATIONS = [
  'USLAX',
  'USLGB',
  'USNYC',
  'USSAV',
  'USSEA',
  'CAVAN',
  'DEHAM',
  'NLRTM',
  'BEANR',
  'GBFXT',
  'FRLEH',
];
const TRANSSHIPMENTS = ['SGSIN', 'MYPKG', 'LKCMB', 'ESVLC', 'KRPUS'];

export interface Lane {
  origin: number;
  /** Where it is discharged if that isn't the destination. */
  discharge: number;
  destination: number;
}

/** Every origin with every destination, as port ids. */
export function tradeLanes({ ports }: Places): Lane[] {
  return ORIGINS.flatMap((origin, from) =>
    DESTINATIONS.map((destination, to) => ({
      origin: required(ports, origin),
      discharge: required(ports, TRANSSHIPMENTS[(from + to) % TRANSSHIPMENTS.length] ?? destination),
      destination: required(ports, destination),
    })),
  );
}
