import type { DocumentedProperty } from '../../../shared/contract/documented/models.ts';

/** What a property is documented to be: `Int`, or `a relation to one Company`. */
export function propertyInWords(documented: DocumentedProperty): string {
  if (typeof documented === 'string') return documented;
  return 'one' in documented
    ? `a relation to one ${documented.one}`
    : `a relation to many ${documented.many}`;
}
