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
  'mail.access.when': '时间：{when}',
  'mail.access.ignore': '如果是您本人操作，则无需理会。',
  'mail.password.subject': '您的密码已更改',
  'mail.password.intro': '您在客户门户的账户 {email} 的密码已更改。',
  'mail.password.byOwner': '操作者：已登录的您本人（在个人资料中）',
  'mail.password.byCode': '操作者：持有发送到此邮箱的验证码的人',
  'mail.password.otherwise':
    '如非您本人操作，请立即设置新密码并告知{provider}。新密码会结束所有会话。请从这里开始：',
  'mail.role.subject': '您在客户门户的角色已更改',
  'mail.role.intro': '您在客户门户的账户 {email} 现在的角色是“{role}”。',
  'mail.role.before': '此前的角色是“{role}”。',
  'mail.role.name': '{role, select, Manager {经理} Admin {管理员} Agent {代理} User {用户} other {{role}}}',
  'mail.role.by': '操作者：管理员',
  'mail.role.signIn': '您已在所有地方退出登录，请重新登录。',
  'mail.role.otherwise': '如果您对此不知情，请询问{provider}。',
};
