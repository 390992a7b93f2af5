/** A compiled text: pieces of text, `[name]` for a value, and `[name, 'plural', forms]` with `#` for the count. */
export type Message = readonly Token[];
type Token =
  | string
  | readonly [name: string, kind?: string, forms?: Readonly<Record<string, Message | string>>];

type Values = Readonly<Record<string, string | number>>;

/** Puts the values into a compiled text; numbers and plural forms follow the language. */
export function formatMessage(locale: string, message: Message, values: Values, count?: string): string {
  const written = (value: string | number) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  return message
    .map((token) => {
      if (token === '#' && count !== undefined) return count;
      if (typeof token === 'string') return token;
      const [name, , forms] = token;
      const value = values[name] ?? '';
      if (!forms) return written(value);
      const form =
        forms[value] ?? forms[new Intl.PluralRules(locale).select(Number(value))] ?? forms.other ?? '';
      return formatMessage(locale, typeof form === 'string' ? [form] : form, values, written(value));
    })
    .join('');
}
