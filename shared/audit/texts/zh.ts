import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'actor.unnamed': '{who, select, link {签名链接的持有者} server {门户} other {无账户的用户}}',
  'actor.holder': '{name}（通过签名链接）',
  'actor.serviceKey': '服务密钥 {name}',
};
