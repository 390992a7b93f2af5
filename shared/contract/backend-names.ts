import * as v from 'valibot';
import { MODELS_DOCUMENTED } from './documented/models.ts';

/** Names that a backend has instead of the documented ones. */
export interface Naming {
  /** Of its query for the signed-in person; by default `me` with the name of the model. */
  readonly me?: string | null | undefined;
  /** `{Booking: 'Bookings'}` */
  readonly models?: Readonly<Record<string, string>> | null | undefined;
  /** By model: `{Booking: {pos: 'purchaseOrders'}}`. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string>>>> | null | undefined;
}

/** What a backend calls the documented models, their properties, and its query for the signed-in person. */
export interface Names {
  readonly called: (model: string) => string;
  /** Without a model, as within a value, it is the same name. */
  readonly calledIn: (model: string | undefined, name: string) => string;
  readonly me: string;
}

export function namesOf({ me, models, properties }: Naming): Names {
  const called = (model: string) => models?.[model] ?? model;
  return {
    called,
    calledIn: (model, name) => (model && properties?.[model]?.[name]) || name,
    me: me ?? `me${called('WebUser')}`,
  };
}

const Model = v.pipe(
  v.string(),
  v.check((name) => Object.hasOwn(MODELS_DOCUMENTED, name), 'This is no model of the contract.'),
);
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'This is no name.'));

const Properties = v.pipe(
  v.record(Model, v.record(v.string(), Name)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [model, names] of Object.entries(dataset.value))
      for (const name of Object.keys(names))
        if (!Object.hasOwn(MODELS_DOCUMENTED[model]!, name))
          addIssue({ message: `${model}.${name} is no property of the contract.` });
  }),
);

/** Such names as the `/config.json` of a backend says them. */
export const BackendNames = v.object({
  me: v.nullish(Name),
  models: v.nullish(v.record(Model, Name)),
  properties: v.nullish(Properties),
});
