import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'schedules.add.sailing': '本船を追加',
  'schedules.add.flight': '航空便を追加',
  'schedules.added': '{name}をスケジュールに追加しました。',
  'schedules.saved': '{name}を保存しました。',
  'schedules.removed': '{name}をスケジュールから削除しました。',
  'schedules.gone': 'この便はほかのユーザーに削除されました。保存するともう一度追加されます。',
  'schedules.remove.question':
    'スケジュールに表示されなくなります。ブッキングで希望されている便は削除できません。',
  'schedules.service.hint': 'AE7のような船会社のサービス名。',
  'schedules.day.origin': '出発港での日付',
  'schedules.day.destination': '仕向港での日付',
  'schedules.clocks': '空港の現地時刻',
  'schedules.clocks.of': '{airport}の現地時刻',
  'schedules.via': '経由地',
  'schedules.via.wrong': 'この便の出発または到着の空港です。',
  'schedules.flightNumber.wrong': 'LH8400のような便名を入力してください。',
  'schedules.transit.hint': '11:25のような時間と分。空欄にすると、両空港の現地時刻から計算されます。',
  'schedules.transit.wrong': '11:25のように時間と分を入力してください。',
};
