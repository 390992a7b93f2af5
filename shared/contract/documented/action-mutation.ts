/** How an action goes out, with the platform's own types; our server takes any. */
export const ACTION_MUTATION =
  'mutation action($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';
