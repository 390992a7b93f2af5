import { sql } from 'kysely';
import { NoInput } from '../../../../shared/contract/input-values.ts';
import type { PortAnswer } from '../../../../shared/contract/reference.ts';
import { isPortInUse } from '../../data-api/models/in-use.ts';
import { defineAction } from '../action.ts';

/**
 * API-63, API-65: all ports with their country, the other words that find them, and whether the caller's routes, shipments
 * or rates name them; open to any valid token (D-04). Whatever comes in is ignored.
 */
export const listPorts = defineAction({
  id: '7c7e71ee-8702-4cf3-926a-7ee7f57f5734',
  input: NoInput,
  readsOnly: true,
  allow: async (_trx, caller) => caller,
  async run(trx, caller) {
    const { rows } = await sql<PortAnswer>`
      select port.id, port.company_name as "companyName", country.company_name as country, port.scac_code as "scacCode",
        port.words, ${isPortInUse(caller, 'port')} as "isInUse"
      from port join country on country.id = port.country_id
      order by lower(port.company_name) collate "C", port.id`.execute(trx);
    return { result: rows };
  },
});
