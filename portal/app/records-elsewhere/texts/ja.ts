import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'elsewhere.title': 'データはプロバイダーのシステムにあります',
  'elsewhere.text':
    'このページには、ポータル自体に保存されているデータが表示されます。現在、データはプロバイダーのシステムに保存されているため、表示する内容がありません。発注、料金、航空運賃を開くには、受け取ったリンクを使用してください。',
};
