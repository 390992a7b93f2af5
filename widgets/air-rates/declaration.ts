import type { ElementDeclaration } from '../../shared/element/declaration.ts';

export const declaration = {
  tag: 'air-rate-form',
  attributes: { recordId: 'number' },
  methods: ['compareWith', 'copyFrom', 'renewRate'],
} as const satisfies ElementDeclaration;
