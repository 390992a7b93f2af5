import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'session.endsSoon': '您的会话将在 5 分钟内结束。',
  'session.signInAgain': '重新登录',
  'session.cancel': '取消',
  'session.goesOn':
    '以 {email} 登录，此页面将从当前位置继续。其他人登录则会重新加载页面，未保存的内容将丢失。',
  'session.startsAnew': '之后此页面将重新加载，未保存的内容将丢失。',
};
