import * as v from 'valibot';
import { ApiError } from './errors/api-error.ts';

/** The body as its schema understands it; 400 that names the first wrong field, and never its value. */
export function parseBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]);
  throw new ApiError(
    400,
    'invalid',
    field ? `The field ${field} is missing or wrong.` : 'A JSON body is needed.',
  );
}
