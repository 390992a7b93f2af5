const MONTHS =
  'jan(?:uary|uar|vier|v)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|f[ée]v(?:rier)?|mar(?:ch|s|zo)?|märz?|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre)?|set(?:iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|dez(?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?';

const UNITS =
  'pcs?|pieces?|pces?|units?|sets?|pairs?|prs|ctns?|cartons?|boxes|box|pallets?|plts?|kgs?|lbs?|tons?|cbm|m3|m³|doz(?:en)?|stück|stücke|stck|stk|paar|kartons?|paletten?|einheiten|teile|pi[èe]ces?|unit[ée]s?|paires?|caisses?|palettes?|piezas?|pzas?|pzs?|unidades|uds?|cajas?|pares|paletas?|days?|weeks?|months?|tage|wochen|jours?|semaines?|d[ií]as|semanas';

const CURRENCIES = 'USD|EUR|GBP|CNY|RMB|JPY|CHF|CAD|AUD|HKD|TWD|KRW|INR|VND|BDT|MXN';

/** A number as people write amounts; blanks that don't break may group it. */
const NUMBER = "(?:\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)";
/** Nothing of a longer number or word stands before or behind. */
const START = '(?<![\\p{L}\\p{N}./_#-])';
const END = '(?![\\p{L}\\p{N}/_-])';

const patterns = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'giu');

/** Addresses and telephone numbers. */
const CONTACTS = patterns(
  '\\S+@\\S+',
  '(?:https?://|www\\.)\\S+',
  `${START}(?:tel|phone|mobile|mob|cell|fax|telefon|telefax|tél|téléphone|teléfono|móvil|handy|電話|电话|手机)[.:：]?\\s*[+(\\d][\\d\\s()/.-]{5,}`,
  '(?<![\\p{L}\\p{N}])\\+\\d[\\d\\s()/.-]{6,}\\d',
);

const DATES = patterns(
  '\\d{4}年\\d{1,2}月(?:\\d{1,2}日)?',
  '\\d{1,2}月\\d{1,2}日',
  `${START}(?:19|20)\\d{2}([-/.])\\d{1,2}\\1\\d{1,2}${END}`,
  `${START}\\d{1,2}([-/.])\\d{1,2}\\2(?:(?:19|20)\\d{2}|\\d{2})${END}`,
  `${START}\\d{1,2}(?:st|nd|rd|th|er|\\.)?[\\s-]*(?:de\\s+)?(?:${MONTHS})(?!\\p{L})\\.?(?:[\\s,-]*(?:de\\s+)?(?:(?:19|20)\\d{2}|'?\\d{2}(?!\\d)))?${END}`,
  `${START}(?:${MONTHS})(?!\\p{L})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?${END}(?:,?\\s*(?:19|20)\\d{2}${END})?`,
  `${START}(?:etd|eta|crd|by|bis|vor|le|el|am|on)[.:]?\\s*\\d{1,2}[./]\\d{1,2}\\.?${END}`,
  `${START}(?:cw|kw|week|wk|woche|semaine|sem|semana)[.:]?\\s*\\d{1,2}(?:[/-]\\d{2,4})?${END}`,
  `${START}\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s*(?:am|pm|uhr|h))?${END}`,
  `${START}\\d{1,2}(?:st|nd|rd|th|er|[ºª])${END}`,
);

const QUANTITIES = patterns(
  `${START}\\d+\\s*[x×]\\s*(?:20|40|45)\\s*['’]?\\s*(?:gp|hc|hq|dc|dv|ft|rf)?${END}`,
  `${START}(?:qty|quantity|quantité|qté|menge|anzahl|cantidad|cant)[.:=]*\\s*${NUMBER}${END}`,
  `数量[:：]?\\s*${NUMBER}`,
  `${START}${NUMBER}[\\s\\u00a0]*(?:${UNITS})${END}\\.?`,
  `${START}\\d{1,3}\\s*(?:styles?|orders?|pos|bestellungen|artikel|commandes|pedidos|estilos)${END}`,
  `${START}${NUMBER}\\s*(?:個|枚|点|足|箱|本|着|セット|件|套|双|条|只|台)`,
  `${START}${NUMBER}\\s*[x×]${END}`,
  `${START}[x×]\\s*${NUMBER}${END}`,
  `${START}${NUMBER}\\s*%`,
);

const PRICES = patterns(
  `${START}(?:${CURRENCIES})\\s*${NUMBER}${END}`,
  `[$€£¥￥]\\s*${NUMBER}`,
  `${START}${NUMBER}\\s*(?:(?:${CURRENCIES})${END}|[€$£¥円元])(?!\\s*\\d)`,
);

/** Stands where an amount was taken out: a sign for private use, which nobody writes. */
export const GAP = '\ue000';

/** The text without what is never the number of an order: quantities with their unit, days, prices, addresses. */
export const withoutAmounts = (text: string): string =>
  [CONTACTS, DATES, PRICES, QUANTITIES].reduce((left, what) => left.replaceAll(what, ` ${GAP} `), text);
