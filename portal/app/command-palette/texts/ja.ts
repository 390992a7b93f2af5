import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'palette.title': '画面やレコードへ移動',
  'palette.placeholder': '画面、操作、参照番号、コンテナ・B/L番号、名前、ID',
  'palette.placeholder.short': '画面、操作、名前、番号',
  'palette.recent': '最近',
  'palette.screens': '画面',
  'palette.actions': '操作',
  'palette.records': 'レコード',
  'palette.none': '「{query}」は見つかりませんでした。',
  'palette.short': 'レコードは3文字以上、またはIDで検索できます。',
  'palette.searching': 'レコードを検索中',
  'palette.failed': 'レコードを検索できませんでした。',
  'palette.offline': 'オフラインです。接続が戻るとレコードを検索します。',
  'palette.count': '{count, plural, =0 {該当なし} other {#件}}',
  'palette.keys.move': '移動',
  'palette.keys.take': '開く',
  'palette.keys.close': '閉じる',
  'palette.theme': 'テーマ: {theme, select, light {ライト} dark {ダーク} other {端末に合わせる}}',
  'palette.language': '言語: {name}',
  'palette.density': '表示密度: {density, select, compact {コンパクト} other {標準}}',
  'palette.type':
    '{type, select, booking {ブッキング} shipment {シップメント} quote {見積} manifest {マニフェスト} invoice {請求書} creditNote {減額通知書} container {コンテナ} transportDocument {運送書類} carrierReference {運送会社のブッキング番号} webUser {ユーザー} purchaseOrder {発注} styleNumber {スタイル番号} company {会社} port {港} airport {空港} other {レコード}}',
};
