import type { Row } from './rows.ts';

/** All that an application holds, by model; `charges` are lists of lines by feature and record. */
export interface Data {
  readonly tables: Readonly<Record<string, Row[]>>;
  readonly charges: Map<string, Row[]>;
  me: Row;
  /** The next id of a row, whatever it is of. */
  nextId(): number;
}

/** A decimal as the application gives it: text, or a number. */
export type Decimals = 'text' | 'number';

/** The rows around the records that the demo data have, too: bookings 1001 and 1002, quote 3001 and so on. */
export function createData(decimals: Decimals = 'text'): Data {
  let lastId = 90_000;
  const decimal = (value: string) => (decimals === 'text' ? value : Number(value));
  const country = { id: 1, companyName: 'Canada' };
  const company = (id: number, companyName: string, entityType: string): Row => ({
    ...{ id, companyName, entityType, isCarrier: entityType === 'Carrier' },
    ...{ verificationCode: null, rateProfile: null },
  });
  const companies = [
    company(1, 'Provider', 'Provider'),
    company(2, 'Overseas Agents', 'Agent'),
    company(101, 'Importer A', 'Customer'),
    company(102, 'Importer B', 'Customer'),
    company(301, 'Blue Carrier', 'Carrier'),
    company(302, 'Green Carrier', 'Carrier'),
    company(401, 'Maple Cargo', 'Airline'),
  ];
  const companyOf = (id: number) => companies.find((each) => each.id === id)!;
  const port = (id: number, companyName: string, scacCode: string): Row => ({
    ...{ id, companyName, scacCode, inCountry: country },
    ...{ country: country.companyName, Country: country.companyName },
  });
  const ports = [port(11, 'Montreal', 'CAMTR'), port(12, 'Halifax', 'CAHAL'), port(13, 'Vancouver', 'CAVAN')];

  const styles: Row[] = [];
  const orders: Row[] = [];
  const order = (id: number, orderNumbers: string, owner: number, numbers: readonly string[]): Row => {
    const made: Row = { id, orderNumbers, orderPurchaser: companyOf(owner), styleNumbers: [] };
    made.styleNumbers = numbers.map((styleNumber, index) => {
      const style: Row = { id: id * 10 + index, styleNumber, company: companyOf(owner), pos: [made] };
      styles.push(style);
      return style;
    });
    orders.push(made);
    return made;
  };
  const [first, second, third] = [
    order(5001, 'PO-5001', 101, ['SN-1', 'SN-2', 'SN-3']),
    order(5002, 'PO-5002', 101, ['SN-4']),
    order(5003, 'PO-5003', 101, ['SN-5', 'SN-6']),
  ];
  order(5004, 'PO-5004', 102, []);
  const savedStyles = (...linked: Row[]) =>
    linked.flatMap(({ styleNumbers }) => (styleNumbers as Row[]).slice(0, 1));

  const rate = (id: number, airline: string): Row => ({
    ...{ id, from: 'YYZ', to: 'LHR', airline, comment: null, routingText: 'YYZ/LHR' },
    ...{ maxCapacity: decimal('1200.5'), minTransitTime: decimal('2'), maxTransitTime: decimal('3') },
    ...{ transitTimeText: '2-3', validityFrom: '2026-12-01', validityTo: '2026-12-31' },
    routings: [{ id: id + 1, routingElements: [{ id: id + 2, value: 'LHR' }] }],
    rateLevels: [
      { id: id + 3, level: 'minimum', value: decimal('75') },
      { id: id + 4, level: '100', value: decimal('4.1') },
    ],
  });
  const submission = (id: number, month: string): Row => ({
    ...{ id, createdAt: `2026-${month}-01T10:00:00.000Z`, submissionNotes: 'Notes' },
    ...{ entity: companyOf(2), airFreightRates: [rate(id * 100, 'Maple Cargo')] },
  });
  const route = (id: number, destination: number): Row => ({
    ...{ id, entity: companyOf(101), originPort: ports[0], destinationPort: ports[destination] },
    ...{ dischargePort: null, carrier: companyOf(301), createdAt: '2026-11-01T10:00:00.000Z' },
  });
  const chargeType = (id: number, description: string, chargeIden: string): Row => ({
    ...{ id, description, chargeIden, chargeType: 'Charge' },
  });
  const me: Row = {
    ...{ id: 1, email: 'admin@demo.example', firstName: 'Ada', lastName: 'Lane', companyPosition: null },
    ...{ verification: true, rateSearchVerification: true, roles: [{ id: 1, name: 'Admin' }] },
    entity: companyOf(1),
  };

  const line: Row = {
    ...{ id: 70_001, chargeType: 61, unitCode: 'EA', currency: 'USD', quantity: decimal('2') },
    ...{ unitCost: decimal('10.00'), totalPrice: decimal('20.00'), minimumPrice: null, comments: null },
  };
  return {
    me,
    nextId: () => ++lastId,
    charges: new Map([['freight_charges 3001', [line]]]),
    tables: {
      Booking: [
        {
          ...{ id: 1001, customer: companyOf(101), pos: [first, second, third] },
          styleNumberRelation: savedStyles(first, second, third),
        },
        { id: 1002, customer: companyOf(102), pos: [], styleNumberRelation: [] },
      ],
      Shipments: [
        {
          ...{ id: 2001, companyRelation: companyOf(101), purchaseOrders: [first, second] },
          styleNumbersRelation: savedStyles(first, second),
        },
      ],
      PurchaseOrder: orders,
      StyleNumber: styles,
      ChargeType: [chargeType(61, 'Documentation', 'DOC'), chargeType(62, 'Handling', 'HDL')],
      Airport: [
        { id: 901, code: 'YYZ', city: 'Toronto', cityIden: 'YTO' },
        { id: 902, code: 'LHR', city: 'London', cityIden: 'LON' },
      ],
      Company: companies,
      Port: ports,
      RateSubmission: [submission(6001, '08'), submission(6002, '09'), submission(6003, '10')],
      Quote: [
        { id: 3001, mode: 'Ocean', container_type: 'LCL' },
        { id: 3002, mode: 'Air', container_type: null },
      ],
      Manifest: [{ id: 4001 }],
      RouteSubscription: [route(7001, 1), route(7002, 2)],
      WebUser: [me],
    },
  };
}
