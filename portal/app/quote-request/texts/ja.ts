import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'quoteRequest.subtitle': '輸送する内容をお知らせいただければ、価格をご提示します。',
  'quoteRequest.freight': '輸送内容',
  'quoteRequest.goods': '貨物',
  'quoteRequest.customer': '見積を希望する顧客を選択してください。',
  'quoteRequest.past': 'この日は過ぎています。後の日付を選んでください。',
  'quoteRequest.sending': '依頼を送信中',
  'quoteRequest.back': '見積に戻る',
  'quoteRequest.agents': '見積は出荷する会社、またはその会社のためにフォワーダーが依頼します。',
};
