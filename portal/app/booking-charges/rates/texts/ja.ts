import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'quoteRates.title': 'この見積の運賃',
  'quoteRates.day': '{day}に有効な登録済み運賃（原価）。',
  'quoteRates.agent': '保存すると、{agent} にもこの費用と原価が表示されます。',
  'quoteRates.more': '表示中の {count} 件のほかにも運賃があります。',
  'quoteRates.none': 'この区間と貨物について、{day}に有効な登録済み運賃はありません。',
  'quoteRates.noCharges': '{day}に有効な運賃には現地料金がありません。',
  'quoteRates.unknown':
    'この見積の運賃は検索できません。依頼の区間、日付、貨物の一部が示されていないためです。',
  'quoteRates.withCharges': '現地料金を含める',
  'quoteRates.chosen': '顧客が選択',
  'quoteRates.chosenGone':
    '顧客が選んだ運賃 {reference}（{carrier}）は一覧にありません。期限切れか差し替え済み、この貨物の価格がない、または表示権限がないためです。',
  'quoteRates.containers': '{count, plural, other {コンテナ # 本}}（単価 {price}）',
  'quoteRates.least': '最低 {price}',
  'quoteRates.local': '現地料金：{names}',
  'quoteRates.take': '取り込む',
  'quoteRates.takeOf': '取り込む：{carrier}、{reference}',
  'quoteRates.taken':
    '{count, plural, other {{reference} の明細 # 件を下に入力しました。}}保存するまで何も登録されません。',
  'quoteRates.gone':
    '運賃 {reference}（{carrier}）は期限が切れたか、差し替えられたため、もう有効ではありません。何も入力していません。',
  'quoteRates.changed':
    '運賃 {reference}（{carrier}）が変更されました。確認してから、もう一度「取り込む」を押してください。',
  'quoteRates.taken.gone':
    '明細を取り込んだ運賃 {reference}（{carrier}）は期限が切れたか、差し替えられたため、もう有効ではありません。',
  'quoteRates.taken.changed': '明細を取り込んだ運賃 {reference}（{carrier}）は、その後変更されました。',
  'quoteRates.taken.ended': '明細を取り込んだ運賃 {reference}（{carrier}）は期限が切れました。',
  'quoteRates.taken.last': '有効期間の最終日：{day}。',
  'quoteRates.taken.was': '取り込んだ時点での有効期間の最終日：{day}。',
  'quoteRates.taken.toDo':
    '明細はそのまま残ります。見積を発行する前に、価格を確認するか、別の運賃を取り込んでください。',
  'quoteRates.taken.unknown': '取り込んだ運賃がまだ有効かどうかを確認できませんでした。',
  'quoteRates.readOnly': '現在、費用は変更できません。{reference} からは何も入力していません。',
  'quoteRates.chargeType': '次の費用種別を選択してください：{names}',
  'quoteRates.leftOut': '見積に数量が示されていないため、取り込んでいません：{charges}',
  'quoteRates.per': '{name}（{unit} あたり {price}）',
  'quoteRates.twice':
    'この見積の他の費用にも含まれています：{names}。二重に請求していないか確認してください。',
  'quoteRates.replace.title': '費用に追加しますか、置き換えますか？',
  'quoteRates.replace.text':
    '{count, plural, other {すでに明細が # 件あります。}}どちらも元に戻せます。保存するまで何も登録されません。',
  'quoteRates.replace.add': '追加',
  'quoteRates.replace.replace': '置き換える',
};
