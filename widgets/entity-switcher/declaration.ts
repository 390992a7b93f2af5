import type { ElementDeclaration } from '../../shared/element/declaration.ts';

export const declaration = {
  tag: 'entity-switcher',
} as const satisfies ElementDeclaration;
