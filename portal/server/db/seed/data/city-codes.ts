/**
 * IATA codes of cities with several airports; a city with one airport has that airport's code. Without HOU, which is the
 * code of an airport, too.
 */
export const CITY_CODES: Readonly<Record<string, readonly string[]>> = {
  BJS: ['PEK', 'PKX'],
  BKK: ['BKK', 'DMK'],
  BUE: ['AEP', 'EZE'],
  CHI: ['MDW', 'ORD'],
  DTT: ['DTW'],
  IST: ['IST', 'SAW'],
  LON: ['LCY', 'LGW', 'LHR', 'LTN', 'STN'],
  MEX: ['MEX', 'NLU'],
  MIL: ['LIN', 'MXP'],
  MOW: ['DME', 'SVO', 'VKO', 'ZIA'],
  NYC: ['EWR', 'JFK', 'LGA'],
  OSA: ['ITM', 'KIX'],
  PAR: ['CDG', 'ORY'],
  RIO: ['GIG', 'SDU'],
  ROM: ['CIA', 'FCO'],
  SAO: ['CGH', 'GRU', 'VCP'],
  SEL: ['GMP', 'ICN'],
  SHA: ['PVG', 'SHA'],
  STO: ['ARN', 'BMA', 'NYO', 'VST'],
  TPE: ['TPE', 'TSA'],
  TYO: ['HND', 'NRT'],
  WAS: ['DCA', 'IAD'],
  YMQ: ['YUL'],
  YTO: ['YTZ', 'YYZ'],
};
