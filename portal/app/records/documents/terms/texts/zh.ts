import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'document.type':
    '{type, select, billOfLading {提单} seaWaybill {海运单} airWaybill {空运单} commercialInvoice {商业发票} packingList {装箱单} certificateOfOrigin {原产地证书} customsDeclaration {报关单} arrivalNotice {到货通知} deliveryOrder {提货单} other {其他单证}}',
  'document.visibility':
    '{visibility, select, agent {代理和货代} customer {客户和货代} internal {仅货代} other {所有相关方}}',
};
