import { inNames } from '../../../shared/client/other-names/in-names.ts';
import type { PublicConfig } from '../../../shared/contract/config.ts';
import { namesOf } from '../upstream/documented-schema.ts';
import type { Ask } from './ask.ts';

/** What an application calls the documented models, their properties, and its query for the signed-in person. */
export interface ApplicationNames {
  readonly called: (model: string) => string;
  readonly calledIn: (model: string, name: string) => string;
  readonly me: string;
  /** A query of the documented names as it is sent; its answer has the documented names again. */
  readonly sentAs: (query: string, variables?: object) => { query: string; variables: object };
}

/** By a host's configuration. */
export function applicationNames(backend: PublicConfig['backend']): ApplicationNames {
  const names = namesOf(backend ?? {});
  return {
    ...names,
    me: backend?.me ?? `me${names.called('WebUser')}`,
    sentAs: (query, variables = {}) => inNames({ query, variables: { ...variables } }, backend ?? {}),
  };
}

/** Asks by the names of the application. */
export const byNames =
  (ask: Ask, { sentAs }: ApplicationNames): Ask =>
  (documented, values) => {
    const { query, variables } = sentAs(documented, values);
    return ask(query, variables);
  };
