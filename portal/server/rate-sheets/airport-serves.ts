/** SQL that is true where the airport serves the city of the port; both are aliases of their tables, written by us alone. */
export const airportServesSql = (airport: string, port: string): string =>
  `${airport}.country_id = ${port}.country_id and lower(${airport}.city) = lower(${port}.company_name)`;
