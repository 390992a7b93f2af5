import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { actionText, actorText, changeTexts } from '../../../../portal/app/quick-panel/change-texts.ts';
import { byDay } from '../../../../portal/app/quick-panel/days.ts';
import { texts as panelTexts } from '../../../../portal/app/quick-panel/texts/index.ts';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const text = panelTexts.in('en');
/** A code and its amount are never in two lines. */
const texts = (...changes: AuditChange[]) =>
  changeTexts({ text, formats: formatsOf('en') }, changes).map((line) => line.replaceAll('\u00a0', ' '));

describe('actorText', () => {
  it('D-96 names the actor in the language of the page: the person, another person, a link, a key, or anybody', async () => {
    const german = await panelTexts.load('de');
    const who = (actor: string, own = false) => actorText(german, { actor, own, action: 'saveCharges' });
    assert.deepEqual(
      [
        who('Ida Moreno', true),
        who('Ada'),
        who('link to quote 3002 as admin'),
        who('service'),
        who('service key Host'),
      ],
      [
        'Ida Moreno (Sie)',
        'Ada',
        'Inhaber eines signierten Links',
        'Jemand ohne Konto',
        'Dienstschlüssel Host',
      ],
    );
  });
});

describe('actionText', () => {
  it('D-96 says in every language who came and went, and who may come in', async () => {
    const actions = [
      'signIn signInFailed signOut invite withdrawInvite acceptInvite reopenAccount closeAccount',
      'setAccountRole setAccountCompany changeAccount createCompany changeCompany giveLink revokeLink cancelJob',
      'makeServiceKey revokeServiceKey',
      'addDocument changeDocument removeDocument restoreDocument',
      'saveRouteSubscription saveRouteSubscriptions deleteRouteSubscription restoreRouteSubscriptions',
    ].flatMap((names) => names.split(' '));
    for (const locale of ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const) {
      const said = await panelTexts.load(locale);
      const lines = actions.map((action) => actionText(said, { action, feature: null }));
      assert.equal(new Set(lines).size, actions.length, locale);
      assert.ok(!lines.includes(actionText(said, { action: 'something else', feature: null })), locale);
      // Each entry is about one route, also where several were deleted at once.
      const [one, several] = ['deleteRouteSubscription', 'deleteRouteSubscriptions'].map((action) =>
        actionText(said, { action, feature: null }),
      );
      assert.equal(several, one, locale);
    }
  });
});

describe('actionText of quotes', () => {
  it('MOD-10 tells a quote that is issued from one that only holds for longer', () => {
    const until = { field: 'validUntil', before: '2026-12-01', after: '2026-12-31' };
    const issued = { field: 'quoteStatus', before: 'Requested', after: 'Open' };
    const said = (...changes: AuditChange[]) =>
      actionText(text, { action: 'issueQuote', feature: null, changes });
    assert.deepEqual([said(issued, until), said(until)], ['Quote issued', 'Validity of a quote changed']);
  });
});

describe('changeTexts', () => {
  it('MOD-02 D-96 tells of documents in words, of what they are and who sees them', () => {
    const name = 'HBL 12.pdf';
    const added = { field: 'document', of: 'billOfLading', before: null, after: name };
    const removed = { ...added, before: name, after: null };
    assert.deepEqual(texts(added), ['Bill of lading: HBL 12.pdf']);
    assert.deepEqual(texts(removed), texts(added));
    assert.deepEqual(
      texts(
        { field: 'documentType', of: name, before: 'other', after: 'packingList' },
        { field: 'documentVisibility', of: name, before: 'everybody', after: 'customer' },
      ),
      [
        'HBL 12.pdf: Other document → Packing list',
        'HBL 12.pdf: Everyone on this record → Customer and forwarder',
      ],
    );
  });

  it('D-96 tells of links, roles, invitations, failed sign-ins and jobs', () => {
    const id = '0b1c2d3e-0000-4000-8000-000000000000';
    const until = '2026-04-01T12:00:00.000Z';
    assert.deepEqual(
      texts(
        { field: 'link', of: id, before: null, after: until },
        { field: 'role', before: null, after: 'agent' },
        { field: 'role', before: 'Admin, Clerk', after: 'User' },
        { field: 'email', before: 'new@shop.example', after: null },
        { field: 'attempts', before: null, after: 12 },
        { field: 'job', of: id, before: 'running', after: 'running' },
        { field: 'onBehalfOf', before: null, after: 'Jane Clerk' },
        { field: 'withdrawnLinks', before: null, after: 2 },
      ),
      [
        `Link 0b1c2d3e, valid until ${formatsOf('en').dateTime(until)}`,
        'Role: Agent',
        'Role: Admin, Clerk → User',
        'Email: new@shop.example',
        '12 attempts',
        'Job 0b1c2d3e',
        'For: Jane Clerk',
        '2 links withdrawn',
      ],
    );
    const link = {
      action: 'saveCharges',
      actor: 'link to quote 3002 as admin',
      own: false,
      linkId: id,
      givenBy: 'ada@office.example',
    };
    assert.equal(actorText(text, link), 'Holder of link 0b1c2d3e, given by ada@office.example');
    const named = { ...link, onBehalfOf: 'Jane Clerk' };
    assert.equal(actorText(text, named), 'Jane Clerk, by link 0b1c2d3e, given by ada@office.example');
    const byKey = { ...named, givenBy: 'service key Host' };
    assert.equal(actorText(text, byKey), 'Jane Clerk, by link 0b1c2d3e, given by Service key Host');
    assert.equal(actorText(text, { action: 'signInFailed', actor: 'service', own: false }), '');
  });

  it('D-96 SUB-01 tells which route a company subscribed to or left, and what became of one', async () => {
    const changes: AuditChange[] = [
      { field: 'route', before: null, after: 'Shanghai – Hamburg, Sea Line' },
      { field: 'route', before: 'Ningbo – Oakland', after: null },
      { field: 'discharge', before: 'Rotterdam', after: null },
      { field: 'carrier', before: 'Sea Line', after: 'Blue Line' },
    ];
    assert.deepEqual(texts(...changes), [
      'Subscribed: Shanghai – Hamburg, Sea Line',
      'Unsubscribed: Ningbo – Oakland',
      'Discharge port: Rotterdam → –',
      'Carrier: Sea Line → Blue Line',
    ]);
    assert.equal(
      text('panel.record', { type: 'routeSubscription', reference: 'Shanghai – Hamburg' }),
      'Route subscription Shanghai – Hamburg',
    );
    const german = { text: await panelTexts.load('de'), formats: formatsOf('de') };
    assert.deepEqual(changeTexts(german, changes.slice(0, 3)), [
      'Abonniert: Shanghai – Hamburg, Sea Line',
      'Abbestellt: Ningbo – Oakland',
      'Löschhafen: Rotterdam → –',
    ]);
  });

  it('MOD-02 D-96 tells what was noted of a milestone, and leaves out what went with it', () => {
    const note = { field: 'milestoneNote', of: 'DEPA', before: null, after: 'Seal checked' };
    assert.deepEqual(texts(note, { ...note, before: 'Seal checked', after: null }), [
      'Departed, note: Seal checked',
    ]);
  });

  it('D-96 lists orders that came and went on a line each', () => {
    const order = (before: string | null, after: string | null) => ({
      field: 'purchaseOrder',
      before,
      after,
    });
    assert.deepEqual(texts(order(null, 'A'), order('B', null), order(null, 'C')), [
      'Purchase orders added: A, C',
      'Purchase order removed: B',
    ]);
  });

  it('D-96 shows numbers and amounts before and after, in the format of the language', () => {
    assert.deepEqual(
      texts(
        { field: 'lines', before: 999, after: 1000 },
        { field: 'total', of: 'USD', before: '1200.00', after: '1234.5' },
        { field: 'total', of: 'CAD', before: null, after: '9.00' },
        { field: 'total', before: null, after: '5.00' },
        { field: 'linesEdited', before: 0, after: 1 },
        { field: 'addProfit', before: true, after: false },
        { field: 'styleNumbers', of: 'PO-1', before: 0, after: 3 },
        { field: 'companyPosition', before: '', after: 'Buyer' },
        { field: 'rates', before: null, after: 1000 },
        { field: 'localCharges', before: null, after: 1 },
      ),
      [
        'Lines: 999 → 1,000',
        'Total: USD 1,200.00 → USD 1,234.50',
        'Total: CAD 9.00',
        'Total: 5.00',
        '1 line edited',
        '10% profits: not added',
        'Style numbers of PO-1: 0 → 3',
        'Position: – → Buyer',
        '1,000 rates',
        '1 charge at the destination',
      ],
    );
  });

  const COMPANY_CHANGES: AuditChange[] = [
    { field: 'reference', before: null, after: 'C-2001' },
    { field: 'type', before: 'Supplier', after: 'Importer' },
    { field: 'companyName', before: 'Alder', after: 'Alder Vale' },
    { field: 'address_1', before: null, after: 'Lane 7' },
    { field: 'city', before: null, after: 'Newark' },
    { field: 'postalCode', before: null, after: '07102' },
    { field: 'countryCode', before: null, after: 'DE' },
    { field: 'agent', before: null, after: 'Jade' },
    { field: 'agent', before: 'Lotus', after: null },
    { field: 'supplier', before: null, after: 'Kiln' },
    { field: 'supplier', before: 'Loom', after: null },
  ];

  it('MOD-09 D-96 tells what was paid or credited of an invoice, and what was reversed and why', () => {
    const entry = (field: string, before: string | null, after: string | null) => ({
      ...{ field, of: 'USD', before, after },
    });
    assert.deepEqual(
      texts(
        ...[entry('payment', null, '1250.5'), entry('payment', '1250.5', null), entry('credit', '3', null)],
        { field: 'payment', of: 'JPY', before: null, after: '1500.00' },
        { field: 'creditNote', before: 'CN-2026-000012', after: null },
        { field: 'issued', before: null, after: '2026-11-28' },
        {
          field: 'reason',
          before: null,
          after: 'Entered twice',
        },
      ),
      [
        'Paid: USD 1,250.50',
        'Payment reversed: USD 1,250.50',
        'Credit reversed: USD 3.00',
        'Paid: JPY 1,500',
        'Credit note CN-2026-000012',
        'Issued: Nov 28, 2026',
        'Reason: Entered twice',
      ],
    );
  });

  it('D-96 tells of a company field by field', () => {
    assert.deepEqual(texts(...COMPANY_CHANGES), [
      'Reference: – → C-2001',
      'Type: Supplier → Importer',
      'Name: Alder → Alder Vale',
      'Address: – → Lane 7',
      'City: – → Newark',
      'Postal code: – → 07102',
      'Country: – → Germany',
      'Agent added: Jade',
      'Agent removed: Lotus',
      'Supplier added: Kiln',
      'Supplier removed: Loom',
    ]);
  });

  it('D-96 tells of what imports stored of companies by their columns in the same words', () => {
    assert.deepEqual(
      texts(
        { field: 'name', before: 'Alder', after: 'Alder Vale' },
        { field: 'address', before: null, after: 'Lane 7' },
        { field: 'country', before: 'US', after: 'DE' },
        { field: 'agents', before: null, after: 'A-1; A-2' },
        { field: 'suppliers', before: null, after: 'S-1' },
      ),
      [
        'Name: Alder → Alder Vale',
        'Address: – → Lane 7',
        'Country: United States → Germany',
        'Agent added: A-1; A-2',
        'Supplier added: S-1',
      ],
    );
  });

  it('D-96 tells of a company in every language, each change in words of its own', async () => {
    const english = texts(...COMPANY_CHANGES);
    for (const locale of ['de', 'es', 'fr', 'ja', 'zh'] as const) {
      const language = { text: await panelTexts.load(locale), formats: formatsOf(locale) };
      const said = changeTexts(language, COMPANY_CHANGES);
      assert.equal(new Set(said).size, COMPANY_CHANGES.length, locale);
      assert.notEqual(said[1], english[1], `the types in ${locale}`);
      const country = new Intl.DisplayNames(locale, { type: 'region' }).of('DE')!;
      assert.ok(said[6]?.endsWith(country), `the country in ${locale}`);
    }
  });

  it('leaves out what nobody has words for', () => {
    assert.deepEqual(texts({ field: 'anything', before: 'x', after: 'y' }), []);
  });

  it('names the action, also one that is added later', () => {
    assert.equal(actionText(text, { action: 'saveCharges', feature: 'exw_charges' }), 'EXW charges saved');
    const decided = (after: string) => [{ field: 'decided', before: null, after }];
    const charges = { action: 'saveCharges', feature: 'exw_charges' };
    assert.equal(
      actionText(text, { ...charges, changes: decided('Accepted') }),
      'Charges of the accepted quote changed',
    );
    assert.equal(
      actionText(text, { ...charges, changes: decided('Closed') }),
      'Charges of the closed manifest changed',
    );
    assert.equal(actionText(text, { action: 'savePurchaseOrders', feature: null }), 'Purchase orders saved');
    assert.equal(actionText(text, { action: 'uploadRates', feature: null }), 'Rates submitted');
    assert.equal(actionText(text, { action: 'doSomethingNew', feature: null }), 'Changed');
  });
});

describe('byDay', () => {
  it('D-96 groups entries by day and keeps their order', () => {
    const days = byDay(
      ['2026-03-02T09:00Z', '2026-03-02T08:00Z', '2026-03-01T23:00Z'].map((at) => ({ at })),
      (iso) => iso.slice(0, 10),
    );
    assert.deepEqual(
      days.map(({ date, entries }) => [date, entries.length]),
      [
        ['2026-03-02', 2],
        ['2026-03-01', 1],
      ],
    );
  });
});
