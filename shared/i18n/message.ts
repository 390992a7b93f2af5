import { ownValue } from '../own-value.ts';

/** A compiled text: `{name}` is a value, `[name, forms]` one of several texts by its value, and `#` there the count. */
export type Message = string | readonly (string | readonly [name: string, forms: Forms])[];

type Forms = { readonly [form: string]: Message };

type Values = Readonly<Record<string, string | number>>;

/** Puts the values into a compiled text; numbers and plural forms follow the language. */
export function formatMessage(locale: string, message: Message, values: Values, count = '#'): string {
  const written = (value: string | number = '') =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  if (typeof message === 'string')
    return message.replace(/#|\{(\w+)\}/g, (_, name?: string) => (name ? written(values[name]) : count));
  return message
    .map((piece) => {
      if (typeof piece === 'string') return formatMessage(locale, piece, values, count);
      const [name, forms] = piece;
      const value = values[name] ?? '';
      const form =
        ownValue(forms, `${value}`) ??
        forms[new Intl.PluralRules(locale).select(Number(value))] ??
        forms.other ??
        '';
      return formatMessage(locale, form, values, written(value));
    })
    .join('');
}
