import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'error-page.title': '出现错误',
  'error-page.v1': '糟糕！这里出了点问题',
  'error-page.v1.more': '此地址没有页面。',
  'error-page.v2': '没赶上船',
  'error-page.v2.more': '很抱歉，您请求的页面未能到达。',
  'error-page.v3': '海关扣留中',
  'error-page.v3.more': '很抱歉，此页面目前无法放行，请稍后重试。',
  'error-page.v4': '偏离航线',
  'error-page.v4.more': '很抱歉，此地址无法到达。请从首页重新出发。',
  'error-page.v5': '运输途中遗失',
  'error-page.v5.more': '很抱歉，我方出现问题。您已保存的内容没有丢失。',
  'error-page.v6': '所有航班停飞',
  'error-page.v6.more': '很抱歉，门户的这一部分暂停服务，请稍后重试。',
};
