import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'refusal.link': 'このリンクではこのページを開けません',
  'refusal.link.more':
    'リンクの有効期限が切れたか、取り消された可能性があります。送信者に新しいリンクを依頼するか、このレコードへのアクセス権があるアカウントでサインインしてください。',
  'refusal.visitor': 'このページを開くにはサインインしてください',
  'refusal.visitor.more':
    'このレコードへのアクセス権があるアカウントでサインインするか、署名付きリンクを依頼してください。',
  'refusal.account': 'お使いのアカウントにはアクセス権がありません',
  'refusal.account.more':
    'このレコードへのアクセス権があるアカウントでサインインするか、会社の管理者にお問い合わせください。',
  'refusal.askAdmin': '必要な場合はプロバイダーの管理者にお問い合わせください。',
};
