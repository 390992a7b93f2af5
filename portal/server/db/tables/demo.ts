import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** What the seed of the demo left to be renewed by. */
export interface DemoTables {
  demo: {
    only_one: Generated<boolean>;
    /** The day on which the demo plays. */
    today: string;
    /** When it was seeded, or last renewed. */
    renewed_at: Timestamp;
    /** By table the highest id that the seed wrote; whatever is above was made by people. Written as JSON text. */
    last_ids: never;
  };
}
