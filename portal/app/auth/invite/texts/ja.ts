import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'invite.title': 'ようこそ',
  'invite.explanation': 'サインインに使うパスワードを設定し、お名前を入力してください。',
  'invite.verifying': '招待を確認しています',
  'invite.wrongLink': '確認リンクが正しくありません',
  'invite.wrongLink.explanation':
    '招待は一度だけ、期限内に限り有効です。招待した方に再送を依頼するか、パスワードを設定済みの場合はサインインしてください。',
  'invite.wrongLink.later': 'しばらくしてからもう一度リンクを開いてください。',
  'invite.misplaced':
    '招待された役割は、お客様の会社にはもうありません。招待した方に、新しい招待を依頼してください。',
  'invite.firstName': '名',
  'invite.lastName': '姓',
  'invite.done': 'パスワードを設定しました',
};
