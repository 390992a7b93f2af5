import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'password.confirm': 'パスワードの確認',
  'password.minimum': '{count}文字以上で入力してください',
  'password.longest': '{most}文字以内で入力してください',
  'name.maximum': '50文字以内で入力してください',
  'password.mismatch': 'パスワードと確認用パスワードが一致しません',
  'password.rule':
    '{least}～{most}文字。文字の種類は自由で、スペースも使えます。よく使われているパスワードは設定できません。',
  'password.common': 'よく使われているパスワードです。別のパスワードを選んでください。',
  'strength.label': 'パスワードの強度: {strength}',
  'strength.veryWeak': '非常に弱い',
  'strength.weak': '弱い',
  'strength.fair': '普通',
  'strength.good': '良い',
  'strength.strong': '強い',
};
