import type { PublicConfig } from '../../../shared/contract/config.ts';
import { ACTION_MUTATION } from '../../../shared/contract/documented/action-mutation.ts';
import { ACTION_CONTRACTS, type ActionContract } from '../../../shared/contract/documented/actions.ts';
import { type Ask, isForbidden, type Refusal } from './ask.ts';
import { ALL_ACTIONS } from './check-mutations.ts';
import type { Finding } from './finding.ts';

/** No action has this id, so that there is nothing that could run. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

/** What GraphQL's own rules say of the mutation, in an application that hides its schema. */
const ABOUT_THE_FORM = /ActionInput|\$input|\$id|cannot query field/i;

/**
 * What can be told of the actions without running one: an id that was written down wrongly could be that of any, so that not
 * even those are run which only read. Whether the application runs actions at all says its answer to an id that no action has.
 *
 * @param ids undefined where nobody has said them
 * @param isOwn actions that the application is never asked for
 */
export async function checkActions(
  ask: Ask,
  ids: PublicConfig['actions'] | undefined,
  isOwn: (name: string) => boolean = () => false,
): Promise<Finding[]> {
  const { refusal } = await ask(ACTION_MUTATION, { id: NOBODYS_ID, input: {} });
  const answered: Finding = {
    ...{ group: 'Actions', thing: 'running actions', uses: ALL_ACTIONS },
    ...stateOf(refusal),
  };
  const needed = Object.entries<ActionContract>(ACTION_CONTRACTS).filter(([name]) => !isOwn(name));
  const each = needed.map(
    ([name, { uses }]): Finding => ({ group: 'Actions', thing: name, uses, ...toldBy(ids, name) }),
  );
  return [answered, ...each];
}

function stateOf(refusal: Refusal | undefined): Pick<Finding, 'state' | 'note'> {
  if (!refusal) return { state: "can't be told", note: 'an id that no action has was answered like one' };
  if (isForbidden(refusal))
    return {
      state: 'refused',
      note: `Private Data Mode is on, or the role of the account may run no action: ${refusal.words}`,
    };
  if (ABOUT_THE_FORM.test(refusal.words)) return { state: 'other type', note: refusal.words };
  return { state: 'there' };
}

function toldBy(ids: PublicConfig['actions'] | undefined, name: string): Pick<Finding, 'state' | 'note'> {
  if (!ids) return { state: "can't be told", note: 'only by running it, and nobody has said its id' };
  if (!ids[name as keyof typeof ids]) return { state: 'missing', note: 'no id is given for it' };
  return { state: "can't be told", note: 'only by running it' };
}
