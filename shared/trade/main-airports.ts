/**
 * The airport at which most of a city's freight is handled, by its IATA code, and the city. There are the cities with several
 * airports, or whose airport lies in another place, as far as one of them is clearly the first for freight: Mexico City and
 * Chengdu have two. Written for this project, after what airports and their operators publish on their freight.
 */
const MAIN_AIRPORTS: ReadonlyMap<string, string> = new Map(
  (
    'ADB Izmir|AMM Amman|ANC Anchorage|ARN Stockholm|BFS Belfast|BKK Bangkok|BRU Brussels|BWI Baltimore|CDG Paris|' +
    'CGK Jakarta|CMB Colombo|CNF Belo Horizonte|CPH Copenhagen|CTS Sapporo|CVG Cincinnati|DFW Dallas|DLC Dalian|DOH Doha|DSS Dakar|' +
    'DXB Dubai|EZE Buenos Aires|FAI Fairbanks|FCO Rome|FRA Frankfurt|GIG Rio de Janeiro|GRU Sao Paulo|GSP Greenville|HAM Hamburg|' +
    'HAV Havana|HYD Hyderabad|IAD Washington|IAH Houston|ICN Seoul|IKA Tehran|IST Istanbul|JFK New York|JNB Johannesburg|' +
    'KEF Reykjavik|KIX Osaka|LAS Las Vegas|LCK Columbus|LHR London|MAD Madrid|MCO Orlando|MEL Melbourne|MXP Milan|' +
    'NBO Nairobi|NGO Nagoya|NRT Tokyo|ORD Chicago|ORF Norfolk|OTP Bucharest|PEK Beijing|PER Perth|PHL Philadelphia|' +
    'PVG Shanghai|ROB Monrovia|RUH Riyadh|SAL San Salvador|SEA Seattle|SJU San Juan|SVO Moscow|SYD Sydney|TPE Taipei|VVI Santa Cruz|' +
    'WAW Warsaw|XPL Tegucigalpa|YYZ Toronto'
  )
    .split('|')
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);

/** The city of which the airport is the main one for freight. */
export const mainAirportCity = (code: string): string | undefined => MAIN_AIRPORTS.get(code);
