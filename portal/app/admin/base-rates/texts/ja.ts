import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'baseRates.explanation':
    '海上運賃の仕入れ価格の現在と過去の一覧です。運賃表はここから作成されます。顧客や代理店には表示されません。',
  'baseRates.import': '基本運賃をインポート',
  'baseRates.forbidden': '基本運賃を閲覧できるのは、プロバイダーの管理者のみです。',
  'baseRates.search': '港、運送会社または提供元',
  'baseRates.on': '有効日',
  'baseRates.lane': '区間',
  'baseRates.via': '{port}経由',
  'baseRates.transit': '{count, plural, other {#日}}',
  'baseRates.carrier': '運送会社',
  'baseRates.kind': '種別',
  'baseRates.validity': '有効期間',
  'baseRates.days': '{from} – {to}',
  'baseRates.cutShort': '当初の期限：{day}',
  'baseRates.state.coming': 'まだ有効ではありません',
  'baseRates.state.expired': '期限切れ',
  'baseRates.state.replaced': '有効になる前に差し替え',
  'baseRates.currency': '通貨',
  'baseRates.lcl': 'LCL（CBM当たり）',
  'baseRates.lclMinimum': '最低 {amount}',
  'baseRates.source': '提供元',
  'baseRates.source.Own': '自社',
  'baseRates.source.Agent': '代理店',
  'baseRates.source.External': '外部',
  'baseRates.submission': '提出 {id}',
};
