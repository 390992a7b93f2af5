/** A row of the twin; what it is related to are other rows. */
export type Row = { id: number } & Record<string, unknown>;

interface Selecting {
  where?: Where | null;
  sort?: { field?: string; order?: 'ASC' | 'DESC'; relation?: object } | null;
  skip?: number | null;
  take?: number | null;
}

type Where = Readonly<Record<string, unknown>>;

/** As many as the platform answers at most, whatever was asked for. */
const MOST = 200;

/** The rows that the arguments select, of the page that they ask for. */
export function selected(rows: readonly Row[], { where, sort, skip, take }: Selecting) {
  const found = sorted(
    rows.filter((row) => matches(row, where ?? {})),
    sort,
  );
  const from = skip ?? 0;
  return { results: found.slice(from, from + Math.min(take ?? MOST, MOST)), totalCount: found.length };
}

function matches(row: Row, where: Where): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (name === '_and') return (wanted as Where[]).every((each) => matches(row, each));
    if (name === '_or') return (wanted as Where[]).some((each) => matches(row, each));
    const value = row[name];
    if (Array.isArray(value)) {
      return (wanted as Where[]).every((each) => value.some((related: Row) => matches(related, each)));
    }
    if (typeof value === 'object' && value !== null) return matches(value as Row, wanted as Where);
    return Object.entries(wanted as object).every(([operator, operand]) => {
      // Without one it is a filter through a relation that leads to nothing.
      const compare = OPERATORS[operator];
      return compare?.(value ?? null, operand) ?? false;
    });
  });
}

const text = (value: unknown) => String(value).toLowerCase();

// biome-ignore lint/suspicious/noExplicitAny: the schema has seen to it that both are of one type
const OPERATORS: Record<string, (value: any, operand: any) => boolean> = {
  eq: (value, operand) => value === operand,
  neq: (value, operand) => value !== operand,
  in: (value, operand) => operand.includes(value),
  nin: (value, operand) => !operand.includes(value),
  gt: (value, operand) => value > operand,
  gteq: (value, operand) => value >= operand,
  lt: (value, operand) => value < operand,
  lteq: (value, operand) => value <= operand,
  matches: (value, operand) => text(value).includes(text(operand)),
  doesNotMatch: (value, operand) => !text(value).includes(text(operand)),
  startsWith: (value, operand) => text(value).startsWith(text(operand)),
  endsWith: (value, operand) => text(value).endsWith(text(operand)),
  regex: (value, operand) => new RegExp(operand).test(String(value)),
};

function sorted(rows: Row[], sort: Selecting['sort']): Row[] {
  if (!sort) return rows;
  const [path, order] = sort.relation
    ? throughRelation(sort.relation)
    : [[sort.field ?? 'id'], sort.order ?? 'ASC'];
  const key = (row: Row) =>
    path.reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
  const sign = order === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)] as [string, string];
    return one === other ? 0 : (one < other ? -1 : 1) * sign;
  });
}

function throughRelation(relation: object): [string[], string] {
  const [[name, inside] = ['id', 'ASC']] = Object.entries(relation);
  if (typeof inside === 'string') return [[name], inside];
  const [path, order] = throughRelation(inside);
  return [[name, ...path], order];
}
