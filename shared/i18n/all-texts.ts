import { de } from './catalogues/de.ts';
import { es } from './catalogues/es.ts';
import { fr } from './catalogues/fr.ts';
import { ja } from './catalogues/ja.ts';
import { zh } from './catalogues/zh.ts';
import { catalogues } from './text.ts';

/**
 * Importing this makes `translator(locale)` speak every language at once: for the server and its mails. A browser loads
 * languages one by one, and the build refuses this module.
 */
Object.assign(catalogues, { de, es, fr, ja, zh });
