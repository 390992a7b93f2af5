import type { ElementDeclaration } from '../../../shared/element/declaration.ts';

export const declaration = {
  tag: 'fp-fixture',
  attributes: { recordId: 'number', recordType: 'string', profile: 'boolean' },
  properties: ['options'],
  methods: ['recordOf'],
} as const satisfies ElementDeclaration;
