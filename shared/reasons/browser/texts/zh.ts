import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'reason.graphql': 'GraphQL 错误：{message}',
  'reason.http': 'HTTP 错误！状态：{status}',
  'reason.unreachable': '无法连接到服务',
  'reason.timeout': '服务未及时响应',
  'reason.unexpected': '意外的响应',
  'reason.noToken': '获取 JWT 失败',
  'reason.number.empty': '号码为空。',
  'reason.number.long': '号码超过 100 个字符。',
  'reason.number.control': '号码包含控制字符。',
  'reason.number.half': '号码包含不完整的字符。',
};
