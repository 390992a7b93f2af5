import * as v from 'valibot';

/** The body of every refused or failed HTTP answer outside GraphQL. Never a stack, a query or a secret. */
export const ApiErrorBody = v.object({
  error: v.string(),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
});

/** A GraphQL answer; errors arrive with HTTP 200 and their own status (API-26). */
export const GraphqlAnswer = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(
          v.looseObject({ statusCode: v.optional(v.number()), code: v.optional(v.string()) }),
        ),
      }),
    ),
  ),
});
