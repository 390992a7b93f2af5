import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'encoding.label': '文件编码',
  'encoding.hint': '无法确定编码。请选择能使下方各行正确显示的编码。',
  'encoding.preview': '以此编码读取的文件',
  'encoding.utf-8': 'Unicode (UTF-8)',
  'encoding.utf-16le': 'Unicode (UTF-16)',
  'encoding.utf-16be': 'Unicode (UTF-16，大端序)',
  'encoding.windows-1252': '西欧 (Windows-1252)',
  'encoding.windows-1250': '中欧 (Windows-1250)',
  'encoding.windows-1251': '西里尔文 (Windows-1251)',
  'encoding.windows-1253': '希腊语 (Windows-1253)',
  'encoding.windows-1254': '土耳其语 (Windows-1254)',
  'encoding.windows-874': '泰语 (Windows-874)',
  'encoding.macintosh': '西欧 (旧版Mac)',
  'encoding.shift_jis': '日文 (Shift-JIS)',
  'encoding.iso-2022-jp': '日语 (ISO-2022-JP)',
  'encoding.gb18030': '简体中文 (GB18030)',
  'encoding.big5': '繁体中文 (Big5)',
  'encoding.euc-kr': '韩文 (EUC-KR)',
};
