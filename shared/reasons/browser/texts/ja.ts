import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'reason.graphql': 'GraphQLエラー: {message}',
  'reason.http': 'HTTPエラー ステータス: {status}',
  'reason.unreachable': 'サービスに接続できません',
  'reason.timeout': 'サービスから時間内に応答がありませんでした',
  'reason.unexpected': '予期しない応答です',
  'reason.noToken': 'JWTを取得できませんでした',
  'reason.number.empty': '番号が空です。',
  'reason.number.long': '番号が100文字を超えています。',
  'reason.number.control': '番号に制御文字が含まれています。',
  'reason.number.half': '番号に不完全な文字が含まれています。',
};
