import type { ElementDeclaration } from '../../../shared/element/declaration.ts';

export const declaration = {
  tag: 'route-subscriptions',
  attributes: {
    recordId: 'number',
    profile: 'boolean',
    rateProfile: 'number',
    origin: 'number',
    destination: 'number',
    carrier: 'number',
  },
} as const satisfies ElementDeclaration;
