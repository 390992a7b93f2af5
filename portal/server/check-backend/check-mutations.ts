import type { GraphQLSchema } from 'graphql';
import { ACTION_MUTATION } from '../../../shared/contract/documented/action-mutation.ts';
import { ACTION_CONTRACTS } from '../../../shared/contract/documented/actions.ts';
import type { Use } from '../../../shared/contract/documented/use.ts';
import type { Finding } from './finding.ts';
import { refusalOf } from './refusal-by-schema.ts';

/** All that is done by actions. */
export const ALL_ACTIONS: readonly Use[] = [
  {
    tools: [
      ...new Set(Object.values(ACTION_CONTRACTS).flatMap(({ uses }) => uses.flatMap(({ tools }) => tools))),
    ],
    task: 'run any action',
  },
];

const SIGN_IN: Readonly<Record<string, readonly string[]>> = {
  login: ['authProfileUuid', 'username', 'password'],
  refreshToken: ['token'],
  revokeRefreshToken: ['token'],
};

/** What the schema says of the mutations: those of signing in, and how an action is run. */
export function checkMutations(schema: GraphQLSchema): Finding[] {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const signIn = Object.entries(SIGN_IN).map(([name, wanted]): Finding => {
    const mutation = mutations[name];
    const without = wanted.filter((each) => !mutation?.args.some((argument) => argument.name === each));
    const isThere = mutation && without.length === 0;
    return {
      group: 'Sign-in',
      thing: `${name}(${wanted.join(', ')})`,
      state: isThere ? 'there' : 'missing',
      note: mutation && !isThere ? `it takes no ${without.join(', ')}` : undefined,
      uses: [],
    };
  });
  const refusal = refusalOf(schema, { query: ACTION_MUTATION, variables: { id: '', input: {} } });
  const action: Finding = {
    group: 'Actions',
    thing: 'action(id, input)',
    state: !refusal ? 'there' : mutations.action ? 'other type' : 'missing',
    note: mutations.action ? refusal : undefined,
    uses: ALL_ACTIONS,
  };
  return [...signIn, action];
}
