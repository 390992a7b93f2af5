import type { Database } from '../db/database.ts';
import type { Gauge } from './gauge.ts';

/** How busy the connections to the database are. */
export const databaseGauges = (database: Database): Gauge[] => [
  {
    name: 'freight_portal_database_connections',
    help: 'Open connections to the database; the embedded one has one.',
    label: 'state',
    read() {
      const { open, idle } = database.connections();
      return { idle, busy: open - idle };
    },
  },
  {
    name: 'freight_portal_database_waiting',
    help: 'Statements and transactions that wait for a connection.',
    read: () => database.connections().waiting,
  },
];
