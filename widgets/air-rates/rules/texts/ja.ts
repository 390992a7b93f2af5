import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'air.error.from': '「出発地」を入力してください。',
  'air.error.to': '「到着地」を入力してください。',
  'air.error.unknownAirport':
    '空港のコードまたは都市を入力してください：「{text}」は空港として登録されていません。',
  'air.error.unclearAirport': '空港を選択してください：「{text}」に当てはまる空港が複数あります。',
  'air.error.airline': '「航空会社」を入力してください。',
  'air.error.unknownAirline':
    '「航空会社」を入力してください。「{text}」は航空会社として登録されていません。',
  'air.error.validityFrom': '「有効期間開始」を入力してください。',
  'air.error.noPrice': '重量別料金を少なくとも1つ入力してください。',
  'air.error.notANumber': '有効な数値を入力してください。',
  'air.error.whole': '整数部分は{most}桁までです。',
  'air.error.decimals': '小数は{most}桁までです。',
  'air.error.text.long': '{most}文字までです（現在{count}文字）。',
  'air.error.text.control': 'テキストに制御文字が含まれています。',
  'air.error.text.half': 'テキストに不完全な文字が含まれています。',
  'air.error.tooManyEntries': '{most}件までです。',
  'air.error.sameAirports': '「出発地」と「到着地」に同じ空港は指定できません。修正してください。',
  'air.error.transitMissing': '「輸送日数」の範囲を正しく入力してください。',
  'air.error.transitOrder': '最短輸送日数は最長輸送日数を超えられません。修正してください。',
  'air.error.routing': '有効な「経路」を入力してください。',
  'air.error.unknownRouting':
    '有効な「経路」を入力してください。 HKG / LAX のような空港コードを入力してください。「{text}」は空港コードではありません。',
  'air.routing.explained':
    '空港を飛行順に、到着空港を最後に入力します（例：HKG / LAX）。直行便は到着空港だけです。',
  'air.routing.remedy': '直行便：到着空港を入力',
  'air.error.validityOrder': '「有効期間開始」は「有効期間終了」より後にできません。修正してください。',
  'air.warning.noEnd': 'この料金には終了日がありません。',
  'air.warning.expired': 'この料金は有効期限が切れています。',
  'air.warning.expiresSoon':
    '{days, plural, =0 {この料金は本日で期限が切れます。} =1 {この料金は明日で期限が切れます。} other {この料金はあと#日で期限が切れます。}}',
  'air.warning.aboveNormal': '通常料金の{price}より高くなっています。',
  'air.warning.aboveBreak': '{level} kgからの料金{price}より高くなっています。',
  'air.warning.farFromLast':
    '前回の料金{price}より{percent}%{direction, select, up {高く} other {低く}}なっています。',
  'air.warning.overlap': 'この区間と航空会社の別の料金が同じ日に有効です。',
  'air.warning.transit': 'この区間の他の料金の輸送日数と大きく異なります。',
};
