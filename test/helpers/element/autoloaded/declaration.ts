import { declaration as fixture } from '../fixture-declaration.ts';

export const declaration = { ...fixture, tag: 'fp-autoloaded' };
