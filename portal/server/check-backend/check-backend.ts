import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import type { PublicConfig } from '../../../shared/contract/config.ts';
import { type ApplicationNames, applicationNames, byNames } from './application-names.ts';
import type { Ask } from './ask.ts';
import { checkActions } from './check-actions.ts';
import { checkMutations } from './check-mutations.ts';
import { checkQueries } from './check-queries.ts';
import { checkRows } from './check-rows.ts';
import { checkSchema } from './check-schema.ts';
import { type Finding, isFault } from './finding.ts';
import { probeModels } from './probe.ts';
import { queriesFor } from './root-of.ts';

/** What is known of the way to the application. */
export interface Host extends Partial<Pick<PublicConfig, 'actions' | 'backend'>> {
  /** Actions that the application is never asked for. */
  readonly isOwnAction?: (name: string) => boolean;
}

/**
 * What an application has of the contract. It is asked for its schema, else by harmless queries; nothing is written, and no
 * action is run.
 *
 * @throws PlatformFailure where it can't be asked
 */
export async function checkBackend(ask: Ask, { actions, backend, isOwnAction }: Host): Promise<Finding[]> {
  const names = applicationNames(backend);
  const named = byNames(ask, names);
  const schema = await schemaOf(ask);
  const known = schema
    ? [...checkMutations(schema), ...checkSchema(schema, names)]
    : await probeModels(named, names);
  const missing = new Set(known.filter(isFault).map(({ thing }) => thing));
  const isThere = (root: string) => !missing.has(root) && !missing.has(`${root}(take)`);
  return [
    schemaFinding(schema),
    ...known,
    ...(schema ? [meFinding(schema, names)] : []),
    ...(await checkQueries(named, schema, names)),
    ...(await checkActions(ask, actions, isOwnAction)),
    ...(await checkRows(named, isThere)),
  ];
}

/** Undefined where introspection is off, or what it answers is no whole schema. */
async function schemaOf(ask: Ask): Promise<GraphQLSchema | undefined> {
  const { data } = await ask(getIntrospectionQuery({ descriptions: false }));
  try {
    return data && buildClientSchema(data as unknown as IntrospectionQuery, { assumeValid: true });
  } catch {
    return undefined;
  }
}

const schemaFinding = (schema: GraphQLSchema | undefined): Finding => ({
  group: 'Sign-in',
  thing: 'schema',
  state: schema ? 'there' : "can't be told",
  note: schema
    ? undefined
    : 'introspection gives none, so that filters, sorts and mutations are told by their use alone',
  uses: [],
});

/** The one query whose name the owner chooses. */
function meFinding(schema: GraphQLSchema, { me }: ApplicationNames): Finding {
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const others = names.filter((name) => /^me[A-Z]/.test(name)).map((name) => `backend: {"me": "${name}"}`);
  return {
    group: 'WebUser',
    thing: me,
    state: names.includes(me) ? 'there' : 'missing',
    note:
      others.length > 0 && !names.includes(me) ? `config.json has to say ${others.join(' or ')}` : undefined,
    uses: queriesFor('meWebUser').map(({ use }) => use),
  };
}
