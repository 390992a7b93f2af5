import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Mail } from './mail.ts';

export type Content = Omit<Mail, 'to'>;

type Part = string | { strong: string } | { link: string };

/** A mail of these paragraphs, as text and as HTML. */
export function written(locale: Locale, subject: string, parts: readonly Part[]): Content {
  const text = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'link' in part ? part.link : part.strong;
  });
  const html = parts.map((part) => `<p>${htmlOf(part)}</p>`).join('\n');
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title>
<body style="font: 16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  };
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  if ('strong' in part) return `<strong style="font-size: 20px">${escaped(part.strong)}</strong>`;
  const link = escaped(part.link);
  return `<a href="${link}">${link}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
