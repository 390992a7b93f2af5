import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'document.type':
    '{type, select, billOfLading {船荷証券} seaWaybill {海上運送状} airWaybill {航空運送状} commercialInvoice {商業送り状} packingList {梱包明細書} certificateOfOrigin {原産地証明書} customsDeclaration {税関申告書} arrivalNotice {貨物到着案内} deliveryOrder {荷渡指図書} other {その他の書類}}',
  'document.visibility':
    '{visibility, select, agent {代理店とフォワーダー} customer {顧客とフォワーダー} internal {フォワーダーのみ} other {関係者全員}}',
};
