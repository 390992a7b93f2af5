import type { Generated, GeneratedAlways } from 'kysely';

/** Places, charge types and rate profiles, by which others are described. */
export interface ReferenceTables {
  country: { id: Generated<number>; code: string; company_name: string };
  port: {
    id: Generated<number>;
    scac_code: string;
    company_name: string;
    country_id: number;
    latitude: number | null;
    longitude: number | null;
    /** What else finds it, between semicolons. */
    words: Generated<string>;
    /** All that finds it, with its codes. */
    names: GeneratedAlways<string>;
    /** Its names in small letters, without accents and codes. */
    plain_names: GeneratedAlways<string>;
  };
  airport: {
    id: Generated<number>;
    code: string;
    icao_code: string | null;
    airport_name: string;
    city: string;
    city_iden: string;
    country_id: number;
    latitude: number | null;
    longitude: number | null;
    time_zone: string | null;
    /** What else finds it, between semicolons. */
    words: Generated<string>;
    /** All that finds it, with its codes. */
    names: GeneratedAlways<string>;
    /** Its names in small letters, without accents and codes. */
    plain_names: GeneratedAlways<string>;
  };
  rate_profile: { id: Generated<number>; entity_name: string };
  charge_type: {
    id: Generated<number>;
    description: string;
    charge_iden: string | null;
    charge_type: string;
  };
}
