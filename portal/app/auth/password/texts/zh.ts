import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'password.confirm': '确认密码',
  'password.minimum': '至少 {count} 个字符',
  'password.longest': '最多 {most} 个字符',
  'name.maximum': '最多 50 个字符',
  'password.mismatch': '密码与确认密码必须一致',
  'password.rule': '{least} 到 {most} 个任意字符，可以包含空格。不能使用最常用的密码。',
  'password.common': '此密码属于最常用的密码，请换一个。',
  'strength.label': '密码强度：{strength}',
  'strength.veryWeak': '很弱',
  'strength.weak': '弱',
  'strength.fair': '一般',
  'strength.good': '较强',
  'strength.strong': '强',
};
