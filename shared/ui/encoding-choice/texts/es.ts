import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'encoding.label': 'Codificación del archivo',
  'encoding.hint': 'No es segura. Elija aquella en la que las líneas de abajo se lean bien.',
  'encoding.preview': 'El archivo con esta codificación',
  'encoding.utf-8': 'Unicode (UTF-8)',
  'encoding.utf-16le': 'Unicode (UTF-16)',
  'encoding.utf-16be': 'Unicode (UTF-16, big-endian)',
  'encoding.windows-1252': 'Europa Occidental (Windows-1252)',
  'encoding.windows-1250': 'Europa Central (Windows-1250)',
  'encoding.windows-1251': 'Cirílico (Windows-1251)',
  'encoding.windows-1253': 'Griego (Windows-1253)',
  'encoding.windows-1254': 'Turco (Windows-1254)',
  'encoding.windows-874': 'Tailandés (Windows-874)',
  'encoding.macintosh': 'Europa Occidental (Mac antiguo)',
  'encoding.shift_jis': 'Japonés (Shift-JIS)',
  'encoding.iso-2022-jp': 'Japonés (ISO-2022-JP)',
  'encoding.gb18030': 'Chino simplificado (GB18030)',
  'encoding.big5': 'Chino tradicional (Big5)',
  'encoding.euc-kr': 'Coreano (EUC-KR)',
};
