import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'invite.title': '欢迎',
  'invite.explanation': '请设置登录密码，并填写您的姓名。',
  'invite.verifying': '正在核验您的邀请',
  'invite.wrongLink': '验证链接不正确',
  'invite.wrongLink.explanation':
    '邀请仅可使用一次且有时限。请向邀请人索取新邀请；如您已设置密码，请直接登录。',
  'invite.wrongLink.later': '请稍后再打开此链接。',
  'invite.misplaced': '您的公司已不再有邀请您担任的角色。请向邀请您的人索取新的邀请。',
  'invite.firstName': '名',
  'invite.lastName': '姓',
  'invite.done': '密码设置成功',
};
