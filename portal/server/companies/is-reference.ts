/**
 * SQL that is true for carriers and airlines, which are open to everybody as reference data. Of the other companies a person
 * only sees those that they work with.
 */
export const isReference = (alias: string): string =>
  `(${alias}.is_carrier or ${alias}.entity_type in ('Carrier', 'Airline'))`;
