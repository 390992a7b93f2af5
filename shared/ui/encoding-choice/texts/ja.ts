import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'encoding.label': 'ファイルの文字コード',
  'encoding.hint': '文字コードを特定できません。下の行が正しく読めるものを選んでください。',
  'encoding.preview': 'この文字コードで読んだファイル',
  'encoding.utf-8': 'Unicode (UTF-8)',
  'encoding.utf-16le': 'Unicode (UTF-16)',
  'encoding.utf-16be': 'Unicode (UTF-16、ビッグエンディアン)',
  'encoding.windows-1252': '西ヨーロッパ (Windows-1252)',
  'encoding.windows-1250': '中央ヨーロッパ (Windows-1250)',
  'encoding.windows-1251': 'キリル文字 (Windows-1251)',
  'encoding.windows-1253': 'ギリシャ語 (Windows-1253)',
  'encoding.windows-1254': 'トルコ語 (Windows-1254)',
  'encoding.windows-874': 'タイ語 (Windows-874)',
  'encoding.macintosh': '西ヨーロッパ (旧Mac)',
  'encoding.shift_jis': '日本語 (Shift-JIS)',
  'encoding.iso-2022-jp': '日本語 (ISO-2022-JP)',
  'encoding.gb18030': '簡体字中国語 (GB18030)',
  'encoding.big5': '繁体字中国語 (Big5)',
  'encoding.euc-kr': '韓国語 (EUC-KR)',
};
