import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The server in production, on what was built before: `npm run serve`. Nothing of a demo starts with it.
const PAGES = join(import.meta.dirname, '../../dist/portal');

if (!existsSync(PAGES)) {
  console.error(`dist: ${PAGES} is missing; build with npm run build, and copy what it made to here.`);
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.env.DEMO ||= 'off';
await import('./main.ts');
