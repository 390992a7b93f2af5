import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'viewer.title': '页面查看器',
  'viewer.noUrl': '未提供 URL。请提供类似？url=... 的 URL 参数',
  'viewer.refused': '此地址无法在此显示。',
  'viewer.allowed': '只能显示不含用户名的 http 和 https 地址。',
  'viewer.frame': '来自 {host} 的页面',
  'viewer.loading': '正在加载来自 {host} 的页面',
};
