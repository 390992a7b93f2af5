import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': 'キーボードショートカット',
  'shortcuts.subtitle':
    '単独のキーは、入力欄にフォーカスがないときに使えます。クイックパネルの「設定」でオフにできます。',
  'shortcuts.subtitle.off':
    '「/」や「j」などの単独のキーはオフになっています。クイックパネルの「設定」でオンにできます。',
  'shortcuts.everywhere': '全画面共通',
  'shortcuts.palette': '画面やレコードへ移動',
  'shortcuts.this': 'この一覧',
  'shortcuts.close': '開いているものを閉じる',
  'shortcuts.skip': 'ページで最初のTab: コンテンツへ移動',
  'shortcuts.tabs': 'タブ間の移動',
  'shortcuts.lists': '選択リスト',
  'shortcuts.lists.open': 'リストを開く、またはリスト内を移動',
  'shortcuts.lists.take': '選択中の項目を確定',
  'shortcuts.lists.drop': 'リストを閉じて入力を取り消す',
  'shortcuts.lists.chips': '文字の先頭から、選択済みの項目へ',
  'shortcuts.lists.remove': '最後の項目またはフォーカス中の項目を削除',
  'shortcuts.tools': 'ツール',
  'shortcuts.tools.save': '保存',
  'shortcuts.grid': '諸費用の表',
  'shortcuts.records': 'レコードの一覧',
  'shortcuts.records.search': '検索へ移動',
  'shortcuts.records.next': '次の行',
  'shortcuts.records.last': '前の行',
  'shortcuts.records.select': '行を選択（Shift＋クリックでその行まですべて選択）',
  'shortcuts.records.actions': '選択した行の操作へ移動',
  'shortcuts.records.open': '行のレコードを開く',
};
