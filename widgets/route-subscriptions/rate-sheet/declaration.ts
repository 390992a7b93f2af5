import type { ElementDeclaration } from '../../../shared/element/declaration.ts';

export const declaration = {
  tag: 'rate-sheet-form',
  attributes: { recordId: 'number' },
} as const satisfies ElementDeclaration;
