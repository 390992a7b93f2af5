import { type Naming, namesOf } from '../../shared/contract/backend-names.ts';
import { MODELS_DOCUMENTED, relationOf } from '../../shared/contract/documented/models.ts';

/** What an application under names of its own was asked, by the documented ones, which its rows have. */
export function documentedNames(naming: Naming) {
  const { called, calledIn } = namesOf(naming);
  const models = new Map(
    Object.keys(MODELS_DOCUMENTED).flatMap((model) => [
      [called(model), model],
      [`${called(model)}Results`, model],
    ]),
  );
  const properties = (model: string) =>
    new Map(Object.keys(MODELS_DOCUMENTED[model] ?? {}).map((name) => [calledIn(model, name), name]));

  /** A filter, or a sort through relations. */
  const read = (model: string | undefined, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => read(model, each));
    if (!model || typeof value !== 'object' || value === null) return value;
    const names = properties(model);
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => {
        const name = names.get(key);
        if (!name) return [key, read(model, inside)];
        return [name, read(relationOf(model, name), inside)];
      }),
    );
  };

  return {
    /** The model that a type is, or is the results of. */
    modelOf: (type: string) => models.get(type) ?? type,
    propertyOf: (type: string, name: string) =>
      (models.has(type) && !type.endsWith('Results') && properties(models.get(type)!).get(name)) || name,
    // biome-ignore lint/suspicious/noExplicitAny: the schema has checked them
    argsOf: (model: string, { where, sort, ...page }: any) => ({
      ...page,
      where: read(model, where),
      sort: sort && {
        ...sort,
        field: properties(model).get(sort.field) ?? sort.field,
        relation: read(model, sort.relation),
      },
    }),
  };
}
