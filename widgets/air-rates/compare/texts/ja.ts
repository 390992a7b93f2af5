import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': '前回の提出と比較',
  'compare.title.one': '提出 {id} と比較',
  'compare.since': '前回の提出：{time}',
  'compare.since.one': '提出 {id}：{time}',
  'compare.filter': '表示する区間',
  'compare.all': 'すべて（{count}）',
  'compare.new': '新規（{count}）',
  'compare.dropped': '削除（{count}）',
  'compare.changed': '変更（{count}）',
  'compare.unchanged': '{count, plural, other {#区間は変更なしです。}}',
  'compare.unread':
    '{count, plural, other {この提出の運賃のうち#件を読み取れませんでした。該当する区間はご自身で確認してください。ここでは削除ではなく新規と表示されることがあります。}}',
  'compare.table': '比較した区間',
  'compare.status': '状態',
  'compare.kind.new': '新規',
  'compare.kind.dropped': '削除',
  'compare.kind.changed': '変更',
  'compare.kind.unchanged': '変更なし',
  'compare.was': '前回 {before}',
  'compare.wasBlank': '前回は空欄',
  'compare.blank': '空欄',
  'compare.fromNothing': '追加',
  'compare.toNothing': '削除',
  'compare.none':
    '{kind, select, new {新規の区間はありません。} dropped {削除された区間はありません。} changed {変更された区間はありません。} other {区間はありません。}}',
  'compare.print': '印刷',
  'compare.close': '閉じる',
};
