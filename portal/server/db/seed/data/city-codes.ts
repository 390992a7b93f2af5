/**
 * IATA codes of cities with several airports; a city with one airport has that airport's code. Without IST and HOU, which
 * are codes of airports, too, that the list of airports doesn't have.
 */
export const CITY_CODES: Readonly<Record<string, readonly string[]>> = {
  BJS: ['PEK', 'PKX'],
  BKK: ['BKK', 'DMK'],
  BUE: ['AEP', 'EZE'],
  LON: ['LCY', 'LGW', 'LHR', 'LTN', 'STN'],
  MIL: ['LIN', 'MXP'],
  MOW: ['DME', 'SVO', 'VKO'],
  NYC: ['JFK'],
  OSA: ['ITM', 'KIX'],
  PAR: ['CDG', 'ORY'],
  RIO: ['GIG', 'SDU'],
  ROM: ['CIA', 'FCO'],
  SAO: ['CGH', 'GRU'],
  SEL: ['GMP', 'ICN'],
  SHA: ['PVG', 'SHA'],
  STO: ['ARN', 'BMA'],
  TPE: ['TPE', 'TSA'],
  TYO: ['HND', 'NRT'],
  WAS: ['DCA'],
  YMQ: ['YUL'],
  YTO: ['YTZ', 'YYZ'],
};
