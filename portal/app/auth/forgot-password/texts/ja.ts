import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'reset.title': 'パスワードをお忘れですか？',
  'reset.explanation':
    'サインインに使うメールアドレスを入力してください。5桁のコードが届きますので、それを使って新しいパスワードを設定します。',
  'reset.sent': 'ワンタイムコードをメールで送信しました',
  'reset.sent.explanation':
    'コードは{email}に送信され、10分間有効です。届かない場合は迷惑メールを確認するか、戻って再送してください。',
  'reset.otp': 'ワンタイムコード',
  'reset.otp.minimum': '3文字以上で入力してください',
  'reset.otp.maximum': '5文字以内で入力してください',
  'reset.otp.digits': 'コードは5桁の数字で入力してください',
  'reset.notFound': '{name}が見つかりません',
  'reset.set': '新しいパスワードを設定',
  'reset.failed': 'パスワードを更新できませんでした',
  'reset.done': 'パスワードを再設定しました',
  'reset.back': '戻る',
  'reset.again': '最初からやり直す',
};
