import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../../auth/attempt-limits/throttle.ts';
import { ApiError } from './api-error.ts';
import { failureAnswer, isFailure } from './failure-answer.ts';

/**
 * Every refusal and failure outside GraphQL is `{error, code, requestId, reasons?}`: never a stack, a query or a secret.
 *
 * @param more further fields for the answers of this part of the server
 */
export function errorAnswers(app: FastifyInstance, more?: (error: ApiError) => object): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = answerFor(error);
    if (isFailure(answer)) request.log.error({ err: error }, 'request failed');
    if (answer instanceof TooManyAttempts) reply.header('retry-after', answer.retryAfter);
    if (answer.status === 503) reply.header('retry-after', 2);
    return sendError(request, reply, answer, more?.(answer));
  });
}

/** For answers that are given without throwing. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
  more?: object,
): FastifyReply {
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({
      ...more,
      error: error.message,
      code: error.code,
      requestId: request.id,
      ...(error.reasons && { reasons: error.reasons }),
    });
}

const KNOWN: Record<string, ApiError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(415, 'unsupported_media_type', 'The body must be JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413, 'too_large', 'The body is larger than 1 MB.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new ApiError(400, 'invalid_json', 'The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new ApiError(400, 'invalid_json', 'A JSON body is needed.'),
  FST_STATIC_FORBIDDEN_PATH: new ApiError(404, 'not_found', 'There is nothing at this address.'),
};

function answerFor(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const known = KNOWN[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new ApiError(status, 'invalid', 'The request is not valid.');
  return failureAnswer(error);
}
