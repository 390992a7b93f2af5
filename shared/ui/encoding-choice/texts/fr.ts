import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'encoding.label': 'Encodage du fichier',
  'encoding.hint': 'Il n’est pas certain. Choisissez celui dans lequel les lignes ci-dessous se lisent bien.',
  'encoding.preview': 'Le fichier dans cet encodage',
  'encoding.utf-8': 'Unicode (UTF-8)',
  'encoding.utf-16le': 'Unicode (UTF-16)',
  'encoding.utf-16be': 'Unicode (UTF-16, gros-boutiste)',
  'encoding.windows-1252': 'Europe occidentale (Windows-1252)',
  'encoding.windows-1250': 'Europe centrale (Windows-1250)',
  'encoding.windows-1251': 'Cyrillique (Windows-1251)',
  'encoding.windows-1253': 'Grec (Windows-1253)',
  'encoding.windows-1254': 'Turc (Windows-1254)',
  'encoding.windows-874': 'Thaï (Windows-874)',
  'encoding.macintosh': 'Europe de l’Ouest (ancien Mac)',
  'encoding.shift_jis': 'Japonais (Shift-JIS)',
  'encoding.iso-2022-jp': 'Japonais (ISO-2022-JP)',
  'encoding.gb18030': 'Chinois simplifié (GB18030)',
  'encoding.big5': 'Chinois traditionnel (Big5)',
  'encoding.euc-kr': 'Coréen (EUC-KR)',
};
