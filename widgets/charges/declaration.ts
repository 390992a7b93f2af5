import type { ElementDeclaration } from '../../shared/element/declaration.ts';

export const declaration = {
  tag: 'booking-charges',
  attributes: { feature: 'string', recordId: 'number', userRole: 'string' },
  methods: ['addLines', 'replaceLines', 'countLines'],
} as const satisfies ElementDeclaration;
