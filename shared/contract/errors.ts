import * as v from 'valibot';
import { answeredRows } from './answered-rows.ts';
import { SentReasons } from './reasons.ts';

/** The body of every refused or failed HTTP answer outside GraphQL. Never a stack, a query or a secret. */
export const ApiErrorBody = v.object({
  error: v.string(),
  code: v.nullish(v.string()),
  requestId: v.nullish(v.string()),
  reasons: SentReasons,
});

/** A GraphQL answer; errors arrive with HTTP 200 and their own status (API-26). */
export const GraphqlAnswer = v.object({
  data: v.nullish(v.unknown()),
  errors: answeredRows(
    v.object({
      message: v.string(),
      extensions: v.nullish(v.object({ statusCode: v.nullish(v.number()), reasons: SentReasons })),
    }),
  ),
});
