import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'auth.signIn': 'サインイン',
  'auth.signUp': '新規登録',
  'auth.newHere': '初めての方はこちら',
  'auth.forgotPassword': 'パスワードをお忘れですか？',
  'auth.product': '貨物のブッキング、発注、運賃、諸費用をひとつの場所で。',
  'auth.language': '言語',
  'auth.show': '表示',
  'auth.hide': '隠す',
  'auth.endedElsewhere': '別のタブでサインアウトしました。もう一度サインインしてください。',
  'auth.notStored':
    'このブラウザーはこのページの情報を保存しません。ページを閉じるか再読み込みするまでサインインしたままになります。',
  'auth.email': 'メールアドレス',
  'auth.password': 'パスワード',
  'auth.requiredField': '必須項目です',
  'auth.wrongEmailFormat': 'メールアドレスの形式が正しくありません',
  'auth.minimumSymbols': '3文字以上で入力してください',
  'auth.maximumSymbols': '50文字以内で入力してください',
  'auth.longestPassword': '128文字以内で入力してください',
  'auth.invalidLogin': 'サインイン情報が正しくありません',
  'auth.unreachable': '現在サービスに接続できません。',
  'auth.tryLater': 'しばらくしてからもう一度お試しください',
  'auth.noFirstName': 'プロフィールに名が登録されていません。{provider}にご連絡ください。',
  'auth.signingIn': 'サインイン中',
  'auth.signingOut': 'サインアウト中',

  'validation.required': '{name}は必須です',
  'validation.notValid': 'この項目は正しくありません',

  'password.new': '新しいパスワード',
  'password.submit': '送信',
  'password.sending': '送信中',
  'password.cancel': 'キャンセル',
  'password.notValid': '{name}が正しくありません',
};
