import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'quoteRequest.subtitle': '请说明要运输的货物，我们将为您报价。',
  'quoteRequest.freight': '运输',
  'quoteRequest.goods': '货物',
  'quoteRequest.customer': '请选择请求报价的客户。',
  'quoteRequest.past': '该日期已过，请选择更晚的日期。',
  'quoteRequest.sending': '正在发送请求',
  'quoteRequest.back': '返回报价',
  'quoteRequest.agents': '报价由发货公司请求，或由货代代为请求。',
};
