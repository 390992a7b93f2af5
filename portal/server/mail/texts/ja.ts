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
};
