import * as v from 'valibot';
import { MODELS_DOCUMENTED } from './documented/models.ts';

const Model = v.pipe(
  v.string(),
  v.check((name) => Object.hasOwn(MODELS_DOCUMENTED, name), 'This is no model of the contract.'),
);
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'This is no name.'));

/** Other names that a backend has, as its `/config.json` says them. */
export const BackendNames = v.object({
  me: v.nullish(Name),
  models: v.nullish(v.record(Model, Name), {}),
  properties: v.nullish(v.record(Model, v.record(Name, Name)), {}),
});
export type BackendNames = v.InferOutput<typeof BackendNames>;
