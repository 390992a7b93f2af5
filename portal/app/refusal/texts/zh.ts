import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'refusal.link': '此链接无法打开此页面',
  'refusal.link.more': '链接可能已过期或已被撤回。请向发送者索取新链接，或使用有权访问此记录的账户登录。',
  'refusal.visitor': '请登录以打开此页面',
  'refusal.visitor.more': '请使用有权访问此记录的账户登录，或索取签名链接。',
  'refusal.account': '您的账户没有访问权限',
  'refusal.account.more': '请使用有权访问此记录的账户登录，或咨询贵公司的管理员。',
  'refusal.askAdmin': '如有需要，请联系服务商的管理员。',
};
