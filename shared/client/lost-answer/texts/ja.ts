import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'lost.notFound':
    '変更に対する応答が失われました。保存内容に変更が見つからないため、もう一度お試しください。',
  'lost.unclear':
    '変更に対する応答が失われ、保存されたかどうか確認できませんでした。もう一度試す前に、保存内容をご確認ください。',
};
