import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'encoding.label': 'Zeichenkodierung der Datei',
  'encoding.hint': 'Sie steht nicht fest. Wählen Sie die, in der die Zeilen unten richtig zu lesen sind.',
  'encoding.preview': 'Die Datei in dieser Kodierung',
  'encoding.utf-8': 'Unicode (UTF-8)',
  'encoding.utf-16le': 'Unicode (UTF-16)',
  'encoding.utf-16be': 'Unicode (UTF-16, Big Endian)',
  'encoding.windows-1252': 'Westeuropäisch (Windows-1252)',
  'encoding.windows-1250': 'Mitteleuropäisch (Windows-1250)',
  'encoding.windows-1251': 'Kyrillisch (Windows-1251)',
  'encoding.windows-1253': 'Griechisch (Windows-1253)',
  'encoding.windows-1254': 'Türkisch (Windows-1254)',
  'encoding.windows-874': 'Thailändisch (Windows-874)',
  'encoding.macintosh': 'Westeuropäisch (alter Mac)',
  'encoding.shift_jis': 'Japanisch (Shift-JIS)',
  'encoding.iso-2022-jp': 'Japanisch (ISO-2022-JP)',
  'encoding.gb18030': 'Chinesisch, Kurzzeichen (GB18030)',
  'encoding.big5': 'Chinesisch, Langzeichen (Big5)',
  'encoding.euc-kr': 'Koreanisch (EUC-KR)',
};
