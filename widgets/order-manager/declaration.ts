import type { ElementDeclaration } from '../../shared/element/declaration.ts';

export const declaration = {
  tag: 'po-style-manager',
  attributes: { recordId: 'number', recordType: 'string', fullScreen: 'boolean' },
} as const satisfies ElementDeclaration;
