import { folded } from './fold.ts';

/** Headings of rate sheets in the languages of the product, by what their column holds. */
const HEADINGS: Readonly<Record<string, string>> = {
  from: `from|from airport|origin|origin airport|airport of origin|org|orig|pol|aol|port of loading|airport of loading
    |airport of departure|departure|departure airport|dep|von|ab|abgang|abgangsflughafen|abflughafen|abgangsort
    |startflughafen|ursprung|origen|aeropuerto de origen|desde|salida|aeropuerto de salida|origine|depart|au départ de
    |aéroport de départ|aéroport d’origine|provenance|出発地|出発空港|発地|仕出地|発空港|積地|起运港|起運港|始发港|始发站
    |始发地|起飞机场|出发地|起运地|始发机场`,
  to: `to|to airport|dest|destination|destination airport|airport of destination|dst|pod|aod|port of discharge
    |airport of discharge|airport of arrival|arrival|arrival airport|arr|nach|ziel|zielflughafen|zielort
    |bestimmungsflughafen|bestimmungsort|empfangsflughafen|destino|aeropuerto de destino|llegada
    |aeropuerto de llegada|arrivée|aéroport d’arrivée|aéroport de destination|目的地|到着地|到着空港|仕向地|着地|着空港
    |目的港|目的站|到达地|到达机场|目的机场|目的地机场|卸货港`,
  airline: `airline|airlines|a l|carrier|air carrier|airline carrier|carrier airline|cxr|operator|fluggesellschaft
    |luftfahrtgesellschaft|frachtführer|aerolínea|línea aérea|compañía aérea|transportista|compagnie
    |compagnie aérienne|transporteur|航空会社|キャリア|航空公司|承运人|航司`,
  maxCapacity: `capacity|max capacity|maximum capacity|max cap|cap|max weight|maximum weight|max kg|max kgs|max lb|max lbs
    |max kilos|weekly capacity|kapazität
    |max kapazität|maximale kapazität|höchstgewicht|capacidad|capacidad máxima|capacidad máx|peso máximo|capacité
    |capacité max|capacité maximale|poids maximal|最大容量|容量|最大積載量|最大重量|キャパシティ|最大运力|运力|最大载量`,
  routing: `routing|routings|route|via|routing via|via point|via points|transit point|transit points|transit airport
    |transhipment|transshipment|stopover|stopovers|hub|leitweg|strecke|streckenführung|routenführung|über|umschlag|ruta
    |escala|escalas|itinerario|itinéraire|acheminement|escale|escales|経由|経由地|ルート|ルーティング|中转|中转港|中转地|航线
    |路线|路由|经停|转运`,
  comment: `remark|remarks|note|notes|comment|comments|rate specific notes|rate notes|bemerkung|bemerkungen|anmerkung
    |anmerkungen|notiz|notizen|kommentar|hinweis|hinweise|notizen zur rate|observación|observaciones|comentario
    |comentarios|nota|notas|notas de la tarifa|remarque|remarques|commentaire|commentaires|observations
    |notes sur le tarif|備考|コメント|注記|メモ|レートの備考|备注|注释|说明|运价备注`,
  validityFrom: `from date|effective|effective date|effective from|eff|eff date|start|start date|validity start
    |valid as of|gültig ab|gültig von|gültigkeit ab|beginn|válido desde|válida desde|válido del|vigente desde
    |vigencia desde|fecha inicio|fecha de inicio|inicio|valable du|valable dès|valable à partir du|valide du
    |date de début|date d’effet|début|début de validité|有効開始日|有効期間開始|開始日|適用開始日|適用日|発効日|生效日期|生效日
    |起始日期|开始日期|有效期起|有效期自|有效期从`,
  validityTo: `valid until|valid till|valid thru|valid through|validity until|validity end|to date|until|expiry
    |expiry date|expiration|expiration date|expires|exp|exp date|end|end date|gültig bis|gültigkeit bis|ablauf
    |ablaufdatum|ende|válido hasta|válida hasta|vigente hasta|vigencia hasta|hasta|fecha fin|fecha de fin|vencimiento
    |fecha de vencimiento|valable jusqu’au|valable au|valide jusqu’au|date de fin|fin|fin de validité|échéance
    |date d’expiration|有効終了日|有効期間終了|終了日|有効期限|満了日|失效日期|失效日|截止日期|结束日期|有效期至|有效期止|到期日`,
};

const TIME = `t t|tt|t time|transit|transit time|transit times|transit days|lead time|laufzeit|transitzeit
  |tiempo de tránsito|t tránsito|tránsito|temps de transit|délai|délai de transit|所要日数|輸送日数|リードタイム
  |トランジットタイム|时效|运输时间|运输时效|转运时间`;
const VALIDITY = `validity|valid|rate validity|validity period|gültigkeit|gültigkeitszeitraum|validez|vigencia|validité
  |période de validité|有効期間|有效期`;

const SHORTEST = 'min|minimum|mín|mínimo|minimal|最短|最小';
const LONGEST = 'max|maximum|máx|máximo|maximal|最長|最大|最长';
const FIRST = 'from|von|ab|desde|du|de|開始|起|自';
const LAST = 'to|until|till|bis|hasta|al|au|à|終了|至|止';

const list = (words: string): readonly string[] => words.split('|').map(folded);

/** `transit time` and `min` in both orders. */
const pairs = (nouns: string, ends: string): readonly string[] =>
  list(nouns).flatMap((noun) => list(ends).flatMap((end) => [`${noun} ${end}`, `${end} ${noun}`]));

/** What a column holds, by its folded heading. */
export const HEADING_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(HEADINGS).map(([target, words]) => [target, list(words)] as const),
    ['time', list(TIME)] as const,
    ['minTime', pairs(TIME, SHORTEST)] as const,
    ['maxTime', pairs(TIME, LONGEST)] as const,
    ['validity', list(VALIDITY)] as const,
    ['validityFrom', pairs(VALIDITY, FIRST)] as const,
    ['validityTo', pairs(VALIDITY, LAST)] as const,
  ].flatMap(([target, words]) => words.map((word) => [word, target] as const)),
);

/** Weight levels that have a name, by their folded heading. */
export const LEVEL_WORDS: ReadonlyMap<string, string> = new Map([
  ...list(
    `min|minimum|m|min charge|minimum charge|min rate|minimum rate|mindest|mindestfracht|mindestbetrag|mín|mínimo
    |tarifa mínima|minimal|最低|最低料金|最小|ミニマム|最低运费|最低收费|起码运费`,
  ).map((word) => [word, 'minimum'] as const),
  ...list(
    'n|normal|normal rate|gcr|normaltarif|tarifa normal|tarif normal|通常|ノーマル|標準|普通|普通运价',
  ).map((word) => [word, 'normal'] as const),
]);

/** Words around a heading that say nothing about its column. */
export const NOISE: ReadonlySet<string> = new Set(
  list('iata|code|codes|name|usd|eur|cad|gbp|cny|jpy|per|kg|kgs|lb|lbs|day|days|tage|días|jours|in|en'),
);
