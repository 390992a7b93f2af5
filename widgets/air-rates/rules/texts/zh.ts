import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'air.error.from': '请填写“始发地”。',
  'air.error.to': '请填写“目的地”。',
  'air.error.airline': '请填写“航空公司”。',
  'air.error.validityFrom': '请填写“有效期自”。',
  'air.error.noPrice': '请至少填写一个重量价格。',
  'air.error.notANumber': '请输入有效的数字。',
  'air.error.sameAirports': '“始发地”和“目的地”机场不能相同，请修改。',
  'air.error.transitMissing': '请输入有效的“运输时间”范围。',
  'air.error.transitOrder': '最短运输时间不能大于最长运输时间，请修改。',
  'air.error.routing': '请输入有效的“航路”。',
  'air.error.validityOrder': '“有效期自”不能晚于“有效期至”，请修改。',
  'air.warning.noEnd': '此运价没有结束日期。',
  'air.warning.expired': '此运价已过期。',
  'air.warning.expiresSoon':
    '{days, plural, =0 {此运价今天到期。} =1 {此运价明天到期。} other {此运价将在 # 天后到期。}}',
  'air.warning.aboveNormal': '高于普通价格 {price}。',
  'air.warning.aboveBreak': '高于 {level} kg 起的价格 {price}。',
  'air.warning.farFromLast': '比上次价格 {price} {direction, select, up {高} other {低}} {percent}%。',
  'air.warning.overlap': '此航线和航空公司的另一条运价在相同日期有效。',
  'air.warning.transit': '与此航线其他运价的运输时间相差很大。',
};
