import {
  buildSchema,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  graphql,
  NoSchemaIntrospectionCustomRule,
  parse,
  printSchema,
  validate,
} from 'graphql';
import * as v from 'valibot';
import { documentedSchema } from '../../portal/server/check-backend/documented-schema.ts';
import { type Naming, namesOf } from '../../shared/contract/backend-names.ts';
import { ACTION_CONTRACTS, type DocumentedActionName } from '../../shared/contract/documented/actions.ts';
import { jwt } from '../helpers/network.ts';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { ActionRefusal, TWIN_ACTIONS } from './actions.ts';
import { createData, type Data, type Decimals } from './data.ts';
import { formOf } from './form-of.ts';
import { documentedNames } from './names.ts';
import { type Row, selected } from './rows.ts';

/** How an application of the platform may answer otherwise than one might expect. */
export interface Quirks {
  /** Every field of a row but its `id` is null. */
  nullFields: boolean;
  /** Each list begins with null in the place of a row. */
  nullRows: boolean;
  /** Each list is null. */
  nullLists: boolean;
  /** Each action answers that its results are null. */
  nullResults: boolean;
  /** Private Data Mode: nobody may call an action. */
  isPrivate: boolean;
  /** Nobody may ask for the schema. */
  hidesSchema: boolean;
  /** Nobody can sign in. */
  refusesLogin: boolean;
}

/**
 * What becomes of a request on its way: `lost` takes effect and isn't answered, `late` takes effect only once its connection has
 * ended, `unsent` never arrives.
 */
export type Outcome = 'answered' | 'lost' | 'late' | 'unsent';

/** A change that was made. */
export interface Effect {
  readonly action: DocumentedActionName;
  readonly input: unknown;
}

/** What a caller sends to the application's one address. */
export interface TwinRequest {
  readonly token: string | undefined;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

/** What an owner has made of the models otherwise than they are documented: the schema as text, changed. */
export type SchemaChange = (schema: string) => string;

/** How an application differs from another of the same models. */
interface Application extends Naming {
  readonly decimals?: Decimals;
  readonly change?: SchemaChange;
}

/** What each action takes: the platform's own forms of an action refuse whatever they don't name. */
const INPUTS: ReadonlyMap<DocumentedActionName, v.GenericSchema> = new Map(
  (Object.keys(ACTION_CONTRACTS) as DocumentedActionName[]).map((name) => [
    name,
    formOf(ACTION_CONTRACTS[name].input),
  ]),
);

/** By the names in them, since a schema takes its time. */
const schemas = new Map<string, GraphQLSchema>();

function schemaOf(naming: Naming, change: SchemaChange | undefined): GraphQLSchema {
  const names = JSON.stringify(naming);
  const schema = schemas.get(names) ?? documentedSchema(naming);
  schemas.set(names, schema);
  if (!change) return schema;
  const text = printSchema(schema);
  const changed = change(text);
  if (changed === text) throw new Error('The change of the schema changes nothing.');
  return buildSchema(changed);
}

const NO_QUIRKS: Quirks = {
  ...{ nullFields: false, nullRows: false, nullLists: false, nullResults: false },
  ...{ isPrivate: false, hidesSchema: false, refusesLogin: false },
};

/** When tokens end by their own account, in seconds from 1970. */
const END = 4_000_000_000;

/**
 * A strict twin of the provider's real backend: an application of that platform with the models and actions of the
 * contract. All that GraphQL's rules say is checked, an action refuses what it doesn't declare, and no key makes a
 * repeated change one.
 */
export class Twin {
  readonly data: Data;
  readonly schema: GraphQLSchema;
  readonly quirks: Quirks = { ...NO_QUIRKS };
  /** Models that the role of whoever signs in may not read. */
  readonly closedModels = new Set<string>();
  /** Every change that was made, in their order. */
  readonly effects: Effect[] = [];
  /** Every query and mutation that was refused before it was run, with why. */
  readonly refused: string[] = [];
  /** Decides what becomes of the next action. */
  outcomeOf: (action: DocumentedActionName) => Outcome = () => 'answered';
  /** What each answer waits for. */
  pace: () => Promise<void> = async () => {};
  /** Answers in the place of the application's own, each once: a page of a proxy, a limit of requests. */
  readonly instead: Response[] = [];
  #underWay: (() => unknown)[] = [];
  #tokens = new Set<string>();
  #refreshTokens = new Set<string>();
  #issued = 0;
  readonly #me: string;
  readonly #names: ReturnType<typeof documentedNames>;

  constructor({ decimals, change, ...naming }: Application = {}) {
    this.data = createData(decimals);
    this.#me = namesOf(naming).me;
    this.schema = schemaOf(naming, change);
    this.#names = documentedNames(naming);
  }

  /** A token, as the login of a service account gets it. */
  token(): string {
    return this.#signIn().jwtToken;
  }

  /** All tokens so far are over, as after their time. */
  endTokens(): void {
    this.#tokens.clear();
  }

  /** What is under way takes effect. */
  finish(): void {
    for (const run of this.#underWay.splice(0)) run();
  }

  /** `POST https://{app}/api/runtime/{app-uuid}` */
  async answer({ token, query, variables, operationName }: TwinRequest): Promise<Response> {
    await this.pace();
    const other = this.instead.shift();
    if (other) return other;
    if (!/\b(login|refreshToken|revokeRefreshToken)\b/.test(query) && !this.#tokens.has(token ?? '')) {
      return failed(new StatusError('You are not authorized.', 401));
    }
    if (this.quirks.hidesSchema) {
      const [hidden] = validate(this.schema, parse(query), [NoSchemaIntrospectionCustomRule]);
      if (hidden) return failed(hidden);
    }
    const { data, errors } = await graphql({
      schema: this.schema,
      source: query,
      fieldResolver: this.#resolve,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    });
    const [error] = errors ?? [];
    // What was executed has a place in the answer.
    if (error && !error.path) this.refused.push(error.message);
    if (error?.originalError instanceof Interrupted) throw new TypeError('Failed to fetch');
    if (error) return failed(error);
    return Response.json({ data: this.#withQuirks(data) });
  }

  /** A field of a root, or of a row that was found. */
  readonly #resolve: GraphQLFieldResolver<unknown, unknown> = (source, args, _, info) => {
    const { fieldName, parentType, returnType } = info;
    const model = this.#names.modelOf(getNamedType(returnType).name);
    if (source !== undefined) {
      const value = (source as Row)[this.#names.propertyOf(parentType.name, fieldName)];
      return Array.isArray(value) ? selected(value, this.#names.argsOf(model, args)).results : value;
    }
    const doer = this.#doers[fieldName];
    if (doer) return doer(args);
    if (this.closedModels.has(model)) throw new StatusError('Permission denied.', 403);
    if (fieldName === this.#me) return this.data.me;
    const found = selected(this.data.tables[model] ?? [], this.#names.argsOf(model, args));
    return fieldName.startsWith('all') ? found : (found.results[0] ?? null);
  };

  // biome-ignore lint/suspicious/noExplicitAny: the schema has seen to what they are
  readonly #doers: Record<string, (args: any) => unknown> = {
    action: ({ id, input }) => ({ results: this.#run(id, input) }),
    login: () => {
      if (this.quirks.refusesLogin) throw new StatusError('Invalid credentials.', 401);
      return this.#signIn();
    },
    refreshToken: ({ token }) => {
      if (!this.#refreshTokens.delete(token)) throw new StatusError('The refresh token is not valid.', 401);
      return this.#signIn();
    },
    revokeRefreshToken: ({ token }) => this.#refreshTokens.delete(token),
  };

  #signIn() {
    const name = String(++this.#issued);
    const [jwtToken, refreshToken] = [jwt(END, name), `refresh-${name}`];
    this.#tokens.add(jwtToken);
    this.#refreshTokens.add(refreshToken);
    const ends = { accessExpiresAt: new Date(END * 1000).toISOString(), accessExpiresIn: 3600 };
    return { isValid: true, jwtToken, refreshToken, ...ends, refreshExpiresAt: null, refreshExpiresIn: null };
  }

  #run(id: string, input: unknown): unknown {
    if (this.quirks.isPrivate) throw new StatusError('Actions are not available.', 403);
    const [name] = Object.entries(TWIN_ACTION_IDS).find(([, own]) => own === id) ?? [];
    if (!name) return this.#refuse(`There is no action ${id}.`, 404);
    const action = name as DocumentedActionName;
    const checked = v.safeParse(INPUTS.get(action)!, input);
    if (!checked.success) {
      const [issue] = checked.issues;
      return this.#refuse(`${name}: ${v.getDotPath(issue) ?? 'input'}: ${issue.message}`, 422);
    }
    const outcome = this.outcomeOf(action);
    if (outcome === 'unsent') throw new Interrupted();
    const run = () => {
      const answered = TWIN_ACTIONS[action](this.data, checked.output);
      if (ACTION_CONTRACTS[action].changes) this.effects.push({ action, input });
      return answered;
    };
    if (outcome === 'late') {
      this.#underWay.push(run);
      throw new Interrupted();
    }
    const results = run();
    if (outcome === 'lost') throw new Interrupted();
    return this.quirks.nullResults ? null : structuredClone(results);
  }

  #refuse(message: string, status: number): never {
    this.refused.push(message);
    throw new StatusError(message, status);
  }

  #withQuirks(value: unknown): unknown {
    const { nullFields, nullRows, nullLists } = this.quirks;
    if (Array.isArray(value)) {
      if (nullLists) return null;
      const rows = value.map((each) => this.#withQuirks(each));
      return nullRows ? [null, ...rows] : rows;
    }
    if (typeof value !== 'object' || value === null) return value;
    const isRow = Object.hasOwn(value, 'id');
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) =>
        nullFields && isRow && name !== 'id' ? [name, null] : [name, this.#withQuirks(field)],
      ),
    );
  }
}

/** An error with the status that the platform puts beside its message. */
class StatusError extends Error {
  readonly extensions: { statusCode: number };

  constructor(message: string, statusCode: number) {
    super(message);
    this.extensions = { statusCode };
  }
}

/** The connection broke. */
class Interrupted extends Error {}

/** Errors come with HTTP 200; those of GraphQL's own rules are 400. */
function failed(error: GraphQLError | StatusError): Response {
  const cause = 'originalError' in error ? error.originalError : undefined;
  const statusCode = error.extensions.statusCode ?? (cause instanceof ActionRefusal ? 422 : 400);
  return Response.json({ data: null, errors: [{ message: error.message, extensions: { statusCode } }] });
}
