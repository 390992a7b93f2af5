/** An airport of a city is never as far from its port, in degrees; two cities of one name in one country are farther apart. */
const NEAR = 2;

/** The name of a city without what tells it from others, such as `Portland, OR` and `Palembang, Sumatra`. */
const cityOf = (name: string): string => `lower(split_part(${name}, ',', 1))`;

/**
 * SQL that is true where the airport serves the city of the port; both are aliases of their tables, written by us alone.
 * Where a position isn't known, country and name decide.
 */
export const airportServesSql = (airport: string, port: string): string =>
  `${airport}.country_id = ${port}.country_id and ${cityOf(`${airport}.city`)} = ${cityOf(`${port}.company_name`)}
    and coalesce(abs(${airport}.latitude - ${port}.latitude) < ${NEAR}
      and abs(${airport}.longitude - ${port}.longitude) < ${NEAR}, true)`;
