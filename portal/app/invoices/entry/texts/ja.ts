import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'invoiceEntry.head': '請求書',
  'invoiceEntry.new': '新しい請求書',
  'invoiceEntry.change': '請求書を変更',
  'invoiceEntry.issued':
    'この請求書は顧客に発行済みです。変更を保存すると同じ番号のまま置き換わり、顧客に通知されます。',
  'invoiceEntry.back': '戻る',
  'invoiceEntry.failed': '請求書の内容を読み込めませんでした。もう一度お試しください。',
  'invoiceEntry.number': '請求書番号',
  'invoiceEntry.number.hint': '空欄の場合は次の番号になります。',
  'invoiceEntry.line': '明細 {number}',
  'invoiceEntry.lineGone': '削除された明細',
  'invoiceEntry.noLine': '明細なし',
  'invoiceEntry.removeLine': '明細 {number} を削除',
  'invoiceEntry.addLine': '明細を追加',
  'invoiceEntry.takeOver': '{count, plural, other {シップメントの料金#件を取り込む}}',
  'invoiceEntry.description': '内容',
  'invoiceEntry.currency': '通貨',
  'invoiceEntry.noCurrency': '{count, plural, other {通貨のない#行の通貨}}',
  'invoiceEntry.setCurrency': '設定',
  'invoiceEntry.amount': '金額',
  'invoiceEntry.amount.notANumber': '1250.00のような金額を入力してください。',
  'invoiceEntry.amount.tooLarge': '金額が大きすぎます。',
  'invoiceEntry.amount.zero': '0より大きい金額を入力してください。',
  'invoiceEntry.amount.decimals':
    '{most, plural, =0 {この通貨に小数はありません。} other {金額の小数は{most}桁までです。}}',
  'invoiceEntry.amount.more': '未払額は{amount}までです。',
  'invoiceEntry.long': '{most}文字以内で入力してください。',
  'invoiceEntry.due.order': '支払期限が発行日より前です。',
  'invoiceEntry.day.toCome': '未来でない日付を選んでください。',
  'invoiceEntry.day.before': '減額の日付は、請求書の日付（{day}）より前にはできません。',
  'invoiceEntry.save': '請求書を保存',
  'invoiceEntry.told': 'お客様に通知され、すぐに表示されます。',
  'invoiceEntry.entries': '支払いと減額',
  'invoiceEntry.payment': '支払い',
  'invoiceEntry.recordPayment': '支払いを記録',
  'invoiceEntry.creditTitle': '減額する',
  'invoiceEntry.enter': '保存',
  'invoiceEntry.paidOn': '支払日',
  'invoiceEntry.creditedOn': '減額日',
  'invoiceEntry.note': 'メモ',
  'invoiceEntry.note.hint': 'お客様に表示されます。',
  'invoiceEntry.cancel': '請求書を取り消す',
  'invoiceEntry.cancelTitle': '{reference}を取り消しますか？',
  'invoiceEntry.cancel.about':
    '全額が減額され、未払いはなくなります。減額を取り消さない限り、取消済みとして一覧に残ります。',
  'invoiceEntry.billed':
    'このシップメントには既に{count, plural, other {#}}件の請求書があります。二重に請求していないかご確認ください。',
  'invoiceEntry.keep': '取り消さない',
  'invoiceEntry.reverse': '取り消す',
  'invoiceEntry.reverseOne':
    '{kind, select, credit {{amount}の減額を取り消す} other {{amount}の支払いを取り消す}}',
  'invoiceEntry.reverseTitle':
    '{kind, select, credit {この減額を取り消しますか?} other {この支払いを取り消しますか?}}',
  'invoiceEntry.reverse.about':
    '{amount}が再び未払いになります。登録は取り消し線付きで請求書に残り、理由を除いてお客様に通知されます。',
  'invoiceEntry.keepEntry': '取り消さない',
  'invoiceEntry.reason': '理由',
  'invoiceEntry.reason.hint': '社内用です。お客様には表示されません。',
  'invoiceEntry.reversedOn': '{day}に取り消し',
  'invoiceEntry.reversed': '{day}に{who}が取り消し: {reason}',
  'invoiceEntry.since': 'その間に記録された内容：',
  'invoiceEntry.sinceOne': '{kind, select, credit {減額} other {支払い}} {amount}（{day}）',
  'invoiceEntry.further':
    '{kind, select, credit {これは上記とは別の減額です。} other {これは上記とは別の支払いです。}}',
  'invoiceEntry.further.missing':
    '別のものであればチェックしてください。記録済みの場合はダイアログを閉じてください。',
  'invoiceEntry.settled': 'この請求書に未払いはもうありません。',
  'invoiceEntry.unsaved':
    '{kind, select, credit {入力内容は保存されませんでした。それでも減額が必要な場合は、別の請求書で減額してください。} other {入力内容は保存されませんでした。この入金も実際にあった場合は、控えておき、返金するか別の請求書に充当するかをお客様とご相談ください。}}',
  'invoiceEntry.cancel.over': 'その間に支払いまたは減額が記録されたため、取り消せなくなりました。',
  'invoiceEntry.reversedMeanwhile':
    '{kind, select, credit {この減額はその間に取り消されました。} other {この支払いはその間に取り消されました。}}',
};
