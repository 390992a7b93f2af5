import { fileURLToPath } from 'node:url';
import { tags } from './tags.ts';

/** The file that defines each element, by tag. */
export const elementFiles = Object.fromEntries(
  Object.entries(tags).map(([tag, file]) => [tag, fileURLToPath(new URL(file, import.meta.url))]),
);
