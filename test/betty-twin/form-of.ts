import * as v from 'valibot';
import type { Shape } from '../../shared/contract/documented/actions.ts';
import type { DocumentedType } from '../../shared/contract/documented/models.ts';

const VALUES: Readonly<Record<DocumentedType, v.GenericSchema>> = {
  Int: v.pipe(v.number(), v.integer()),
  Decimal: v.union([v.number(), v.string()]),
  String: v.string(),
  Boolean: v.boolean(),
  Date: v.string(),
  DateTime: v.string(),
};

/**
 * The form that a documented shape says, to check by; any value may be null. An input has nothing beside its fields, `object` is
 * `v.looseObject` where there may be more.
 */
export function formOf(
  shape: Shape,
  object: (entries: v.ObjectEntries) => v.GenericSchema = v.strictObject,
): v.GenericSchema {
  if (typeof shape === 'string') return v.nullable(VALUES[shape]);
  if (isList(shape)) return v.array(formOf(shape[0], object));
  if ('oneOf' in shape) return v.picklist(shape.oneOf as readonly string[]);
  const entries = Object.entries(shape).map(([name, field]) => {
    const form = formOf(field, object);
    return name.endsWith('?') ? [name.slice(0, -1), v.optional(form)] : [name, form];
  });
  return object(Object.fromEntries(entries));
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);
