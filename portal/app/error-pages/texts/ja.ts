import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'error-page.title': 'エラーが発生しました',
  'error-page.v1': 'おっと！問題が発生しました',
  'error-page.v1.more': 'このアドレスにページはありません。',
  'error-page.v2': '船に乗り遅れました',
  'error-page.v2.more': '申し訳ありません。お探しのページは届きませんでした。',
  'error-page.v3': '税関で保留中',
  'error-page.v3.more':
    '申し訳ありません。現在このページを表示できません。しばらくしてからもう一度お試しください。',
  'error-page.v4': '航路を外れました',
  'error-page.v4.more':
    '申し訳ありません。このアドレスの行き先はありません。スタートページからお進みください。',
  'error-page.v5': '輸送中に紛失しました',
  'error-page.v5.more': '申し訳ありません。こちら側で問題が発生しました。保存済みの内容は失われていません。',
  'error-page.v6': '全便欠航中',
  'error-page.v6.more':
    '申し訳ありません。ポータルのこの部分は現在ご利用いただけません。しばらくしてからもう一度お試しください。',
};
