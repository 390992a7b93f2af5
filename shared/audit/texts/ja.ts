import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'actor.unnamed':
    '{who, select, link {署名付きリンクの利用者} server {ポータル} other {アカウントのない利用者}}',
  'actor.holder': '{name}（署名付きリンク）',
  'actor.serviceKey': 'サービスキー「{name}」',
};
