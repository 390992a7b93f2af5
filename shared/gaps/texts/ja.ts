import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'gaps.saveRemoves':
    'このレコードの一部の項目を表示できません。保存するとそれらが削除されるため、ここでは変更できません。',
};
