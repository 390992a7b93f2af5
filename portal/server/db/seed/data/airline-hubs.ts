/** IATA codes of the airports over which airlines fly their freight, by designator. */
export const AIRLINE_HUBS: Readonly<Record<string, string>> = {
  AC: 'YYZ',
  AF: 'CDG',
  AI: 'DEL',
  BA: 'LHR',
  BR: 'TPE',
  CA: 'PVG',
  CI: 'TPE',
  CV: 'LUX',
  CX: 'HKG',
  CZ: 'CAN',
  DL: 'ATL',
  EK: 'DXB',
  KE: 'ICN',
  KL: 'AMS',
  LH: 'FRA',
  MU: 'PVG',
  OZ: 'ICN',
  QR: 'DOH',
  SQ: 'SIN',
  TG: 'BKK',
  UA: 'SFO',
  VN: 'SGN',
};

/** They carry freight between any two countries over their hub, where it lies on the way. */
export const AIRLINES_OF_ALL_LANES: readonly string[] = ['CV', 'EK', 'QR', 'SQ'];
