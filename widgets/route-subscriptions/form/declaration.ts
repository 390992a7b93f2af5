import type { ElementDeclaration } from '../../../shared/element/declaration.ts';

export const declaration = {
  tag: 'route-form',
  attributes: { recordId: 'number', routeId: 'number', resetOnSave: 'boolean' },
} as const satisfies ElementDeclaration;
