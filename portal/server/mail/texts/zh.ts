import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'mail.reset.subject': '您的新密码验证码',
  'mail.reset.intro': '有人(希望是您本人)为您在客户门户的账户申请了新密码。',
  'mail.reset.code': '您的验证码：{code}',
  'mail.reset.limits': '仅可使用一次，{minutes, plural, other {# 分钟}}内有效。新的验证码会取代旧的验证码。',
  'mail.reset.ignore': '如非您本人操作，无需理会：您的密码保持不变。',
  'mail.invite.subject': '您的客户门户邀请',
  'mail.invite.intro': '诚邀您使用客户门户，所属公司：{company}。',
  'mail.invite.link': '请打开此链接设置密码：',
  'mail.invite.limits': '仅可使用一次，有效期至 {date}。新的邀请会取代旧的邀请。',
  'mail.invite.ignore': '如果您不清楚此事，无需理会。',
};
