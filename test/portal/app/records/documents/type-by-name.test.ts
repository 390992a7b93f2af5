import assert from 'node:assert/strict';
import { it } from 'node:test';
import { typeByName } from '../../../../../portal/app/records/documents/uploads/type-by-name.ts';

it('MOD-02 a file is taken for what the trade calls it, and for nothing where its name tells nothing', () => {
  const names = {
    'HBL 4711.pdf': 'billOfLading',
    'bill_of_lading.PDF': 'billOfLading',
    'Seefrachtbrief.pdf': 'seaWaybill',
    'mawb-020-1234.pdf': 'airWaybill',
    'Commercial Invoice 7.xlsx': 'commercialInvoice',
    'CI_2026.pdf': 'commercialInvoice',
    'packliste.pdf': 'packingList',
    '装箱单.pdf': 'packingList',
    'Certificate of Origin.pdf': 'certificateOfOrigin',
    'déclaration douane.pdf': 'customsDeclaration',
    'Arrival Notice.pdf': 'arrivalNotice',
    // As macOS writes it, with the accents apart.
    "avis d'arrive\u0301e.pdf": 'arrivalNotice',
    'Delivery order.pdf': 'deliveryOrder',
    'blanket.pdf': 'other',
    'scan0001.pdf': 'other',
    pdf: 'other',
  };
  assert.deepEqual(Object.fromEntries(Object.keys(names).map((name) => [name, typeByName(name)])), names);
});
