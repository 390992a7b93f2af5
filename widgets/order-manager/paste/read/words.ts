import { fold } from '../../../../shared/i18n/fold.ts';

/** What a word says that the numbers behind it, or below it in a table, are. */
export type Role = 'order' | 'style';

/** A set of words as {@link fold} writes them. */
const words = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ').map((word) => fold(word.replaceAll('_', ' ')))));

/** Before an order number, and above a column of them, in the six languages. */
const ORDER_WORDS = words(
  'po pos p.o p/o po# po-no po_no po_number purchase purchase_order purchase_orders order orders order_number order_no ordernumber',
  'bestellung bestellungen bestellnummer bestellnummern bestell-nr bestellnr best.-nr best-nr auftrag aufträge auftragsnummer auftrags-nr',
  'commande commandes bon_de_commande cde n°_commande numéro_de_commande bc',
  'pedido pedidos orden órdenes oc nº_pedido número_de_pedido orden_de_compra órdenes_de_compra',
  '注文 注文番号 注文書 注文書番号 発注 発注番号 発注書 オーダー 订单 订单号 订单编号 采购订单 采购单 采购单号 订货单',
);

const STYLE_WORDS = words(
  'style styles style_number style_numbers style_no style-no sn sns article articles article_no art art-no sku skus item items item_no',
  'artikel artikelnummer artikelnummern art-nr art.-nr artnr style-nummer style-nummern stylenummer modell modelle',
  'réf ref référence références modèle modèles n°_article',
  'artículo artículos referencia referencias modelo modelos estilo estilos',
  'スタイル スタイル番号 品番 型番 款号 款式 款式号 货号',
);

/** They stand between the word and the number (`PO no. 4501`), or between numbers, and say nothing. */
const NEUTRAL = words(
  'no nos nr nrn number numbers num and with',
  'nummer nummern und mit',
  'n° nº numéro numéros et avec',
  'número números núm y e con',
  'と および 及び の 番号 和 及 与 号 编号 是 は',
);

/** Above columns that are neither. */
const OTHER_HEADINGS = words(
  'line pos. position qty quantity pcs pieces ctns cartons price amount unit total date etd eta ship_date delivery_date supplier colour color size description remarks',
  'menge anzahl stück preis betrag einheit summe datum liefertermin lieferant farbe größe beschreibung bemerkung bezeichnung',
  'quantité qté prix montant total date fournisseur couleur taille désignation remarque',
  'cantidad precio importe fecha proveedor color talla descripción observaciones',
  '数量 単価 金額 納期 日付 仕入先 色 サイズ 备注 单价 金额 日期 交期 供应商 颜色 尺码 品名',
);

const SAID_BY_PARTS = /[\u3040-\u30ff\u3400-\u9fff]/;
const CJK_ORDER = /注文|発注|オーダー|订单|采购单|订货单/;
const CJK_STYLE = /スタイル|品番|型番|款号|款式|货号/;

/** A word without what stands around it: `(PO#:` is `po`. */
const bare = (word: string): string => fold(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}°º]+$/gu, ''));

/** What the word says of the numbers behind it; undefined where it says nothing of the kind. */
export function roleOf(word: string): Role | undefined {
  const plain = bare(word);
  if (ORDER_WORDS.has(plain)) return 'order';
  if (STYLE_WORDS.has(plain)) return 'style';
  if (!SAID_BY_PARTS.test(plain)) return undefined;
  // Without blanks between words the last of them says what follows.
  const [order, style] = [plain.search(CJK_ORDER), plain.search(CJK_STYLE)];
  if (order < 0 && style < 0) return undefined;
  return style > order ? 'style' : 'order';
}

/** Whether the word only joins a number to what is before it. */
export const isNeutral = (word: string): boolean => {
  const plain = bare(word);
  return plain === '' || NEUTRAL.has(plain);
};

/** What a heading says of its column: a role, `other` for something else that tables have; undefined for no heading. */
export function headingOf(cell: string): Role | 'other' | undefined {
  const plain = bare(cell);
  const role = roleOf(plain) ?? roleOf(plain.replace(/\s*(no|nr|number|numbers|nummer|#)$/, ''));
  return role ?? (OTHER_HEADINGS.has(plain) || OTHER_HEADINGS.has(`${plain}.`) ? 'other' : undefined);
}
