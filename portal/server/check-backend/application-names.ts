import { inNames } from '../../../shared/client/other-names/in-names.ts';
import { type Names, namesOf } from '../../../shared/contract/backend-names.ts';
import type { PublicConfig } from '../../../shared/contract/config.ts';
import type { Ask } from './ask.ts';

/** What an application calls the documented things. */
export interface ApplicationNames extends Names {
  /** A query of the documented names as it is sent; its answer has the documented names again. */
  readonly sentAs: (query: string, variables?: object) => { query: string; variables: object };
}

/** By a host's configuration. */
export const applicationNames = (backend: PublicConfig['backend']): ApplicationNames => ({
  ...namesOf(backend ?? {}),
  sentAs: (query, variables = {}) => inNames({ query, variables: { ...variables } }, backend ?? {}),
});

/** Asks by the names of the application. */
export const byNames =
  (ask: Ask, { sentAs }: ApplicationNames): Ask =>
  (documented, values) => {
    const { query, variables } = sentAs(documented, values);
    return ask(query, variables);
  };
