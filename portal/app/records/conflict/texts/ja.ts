import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'conflict.someone': 'その間に他の人が保存しました。',
  'conflict.by': 'その間に{name}さんが保存しました（{time}）。',
  'conflict.own': '別のウィンドウで保存済みです（{time}）。',
  'conflict.message': '{who}{next}',
  'conflict.both': '有効な値を選び、もう一度保存してください。',
  'conflict.other': '変更内容を取り込みました。確認してもう一度保存してください。',
  'conflict.again': '内容を確認して、もう一度保存してください。',
  'conflict.kept': '入力内容は残っています。変更点を確認して、もう一度お試しください。',
  'conflict.read': '変更点を確認してから、判断してください。',
  'conflict.taken': '{field}：{before} → {after}',
  'conflict.mine': 'あなたの値：{value}',
  'conflict.theirs': 'その間に保存された値：{value}',
  'conflict.choose': 'どちらかを選んでください。',
  'conflict.none': '未入力',
  'conflict.over.by': '{name}さんの操作です（{time}）。',
  'conflict.over.own': '別のウィンドウでのあなたの操作です（{time}）。',
};
