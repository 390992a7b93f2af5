import type { Twin, TwinRequest } from '../../../betty-twin/twin.ts';

export type Asked = TwinRequest;

/** All that is asked of the twin from now on, logins among it. */
export function recordAsked(twin: Twin): Asked[] {
  const asked: Asked[] = [];
  const answer = twin.answer.bind(twin);
  twin.answer = (request) => {
    asked.push(request);
    return answer(request);
  };
  return asked;
}
