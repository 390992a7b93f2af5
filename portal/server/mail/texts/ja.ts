import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'mail.reset.subject': '新しいパスワード用のコード',
  'mail.reset.intro': 'お客様ポータルのアカウントについて、新しいパスワードの設定が申請されました。',
  'mail.reset.code': 'コード: {code}',
  'mail.reset.limits':
    '一度だけ、{minutes, plural, other {#分間}}有効です。新しいコードを発行すると、以前のコードは無効になります。',
  'mail.reset.ignore': 'お心当たりがない場合は、何もする必要はありません。パスワードは変更されません。',
  'mail.invite.subject': 'お客様ポータルへのご招待',
  'mail.invite.intro': '{company}のお客様ポータルにご招待します。',
  'mail.invite.link': '次のリンクを開いてパスワードを設定してください:',
  'mail.invite.limits': '一度だけ、{date}まで有効です。新しい招待を発行すると、以前の招待は無効になります。',
  'mail.invite.ignore': 'お心当たりがない場合は、何もする必要はありません。',
  'mail.access.when': '日時: {when}',
  'mail.access.ignore': 'ご自身による変更であれば、何もする必要はありません。',
  'mail.password.subject': 'パスワードが変更されました',
  'mail.password.intro': 'お客様ポータルのアカウント{email}のパスワードが変更されました。',
  'mail.password.byOwner': '変更者: サインイン中のご本人(プロフィール画面)',
  'mail.password.byCode': '変更者: このアドレスに送信されたコードを入力した方',
  'mail.password.otherwise':
    'お心当たりがない場合は、すぐに別のパスワードを設定し、{provider}までご連絡ください。新しいパスワードを設定すると、すべてのセッションが終了します。設定はこちらから:',
  'mail.role.subject': 'お客様ポータルでの役割が変更されました',
  'mail.role.intro': 'お客様ポータルのアカウント{email}の役割が「{role}」になりました。',
  'mail.role.before': 'これまでの役割は「{role}」でした。',
  'mail.role.name':
    '{role, select, Manager {マネージャー} Admin {管理者} Agent {代理店} User {ユーザー} other {{role}}}',
  'mail.role.by': '変更者: 管理者',
  'mail.role.signIn': 'すべての端末でサインアウトされています。もう一度サインインしてください。',
  'mail.role.otherwise': 'お心当たりがない場合は、{provider}までお問い合わせください。',
};
