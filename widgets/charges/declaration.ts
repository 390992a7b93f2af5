import type { ElementDeclaration } from '../../shared/element/declaration.ts';

export const declaration = {
  tag: 'booking-charges',
  attributes: { feature: 'string', recordId: 'number', userRole: 'string' },
} as const satisfies ElementDeclaration;
