import type { Services } from '../services.ts';
import { checkImport } from './check-import.ts';
import { writeImport } from './write-import.ts';

/** From now on this server also checks and writes imports. */
export function addImportJobs(services: Pick<Services, 'database' | 'files' | 'jobs'>): void {
  services.jobs.add(checkImport(services));
  services.jobs.add(writeImport(services));
}
