import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'reset.title': '忘记密码？',
  'reset.explanation': '请输入您登录所用的邮箱。您将收到一个五位数验证码，用它设置新密码。',
  'reset.sent': '验证码已发送到您的邮箱',
  'reset.sent.explanation':
    '验证码已发送至 {email}，10 分钟内有效。如未收到，请查看垃圾邮件，或返回重新发送。',
  'reset.otp': '验证码',
  'reset.otp.minimum': '至少 3 个字符',
  'reset.otp.maximum': '最多 5 个字符',
  'reset.otp.digits': '验证码必须是 5 位数字',
  'reset.notFound': '未找到{name}',
  'reset.set': '设置新密码',
  'reset.failed': '更新密码失败',
  'reset.done': '密码重置成功',
  'reset.back': '返回',
  'reset.again': '重新开始',
};
