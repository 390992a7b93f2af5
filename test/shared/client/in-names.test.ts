import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse, print } from 'graphql';
import { ClientError } from '../../../shared/client/client-error.ts';
import { inNames } from '../../../shared/client/other-names/in-names.ts';

const NAMES = {
  models: { Booking: 'Bookings', Company: 'Firm' },
  properties: {
    Booking: { pos: 'orders' },
    PurchaseOrder: { orderNumbers: 'number', orderPurchaser: 'buyer' },
    Company: { companyName: 'name' },
    RateSubmission: { createdAt: 'madeOn' },
  },
};
const renamed = (query: string, variables = {}, names: object = NAMES) => {
  const sent = inNames({ query, variables }, names);
  return { query: print(parse(sent.query)), variables: sent.variables };
};
const same = (query: string) => print(parse(query));

suite('PROD-08 a query by the names of a backend', () => {
  test('has its root fields, its properties and the keys of inline filters, and answers by the contract’s', () => {
    const query = `query allBooking($text: String!) {
      allBooking(where: {id: {eq: 7}, pos: [{orderNumbers: {in: ["a", "pos: {"]}}], _or: [{customer: {companyName: {matches: $text}}}]}, take: 1) {
        results { id pos(where: {orderPurchaser: {id: {eq: 1}}}) { orderNumbers buyer: orderPurchaser { id } } } totalCount
      }
    }`;
    assert.equal(
      renamed(query).query,
      same(`query allBooking($text: String!) {
      allBooking: allBookings(where: {id: {eq: 7}, orders: [{number: {in: ["a", "pos: {"]}}], _or: [{customer: {name: {matches: $text}}}]}, take: 1) {
        results { id pos: orders(where: {buyer: {id: {eq: 1}}}) { orderNumbers: number buyer { id } } } totalCount
      }
    }`),
    );
  });

  test('has the types of its variables, and the keys inside them; values are never names', () => {
    const query = `query q($where: RateSubmissionFilterInput!, $sort: RateSubmissionSortInput, $of: [CompanyFilterInput]) {
      oneRateSubmission(where: $where) { createdAt }
      allRateSubmission(sort: $sort) { results { id } }
      allCompany(where: {_or: $of}, sort: {field: companyName, order: ASC}) { totalCount }
    }`;
    const where = { entity: { companyName: { eq: 'companyName' } }, _and: [{ createdAt: { gt: 'x' } }] };
    const sort = { field: 'createdAt', order: 'DESC', relation: { entity: { companyName: 'ASC' } } };
    const sent = renamed(query, { where, sort, of: [{ companyName: { eq: 'a' } }] });
    assert.deepEqual(sent.variables, {
      where: { entity: { name: { eq: 'companyName' } }, _and: [{ madeOn: { gt: 'x' } }] },
      sort: { field: 'madeOn', relation: { entity: { name: 'ASC' } }, order: 'DESC' },
      of: [{ name: { eq: 'a' } }],
    });
    assert.equal(
      sent.query,
      same(`query q($where: RateSubmissionFilterInput!, $sort: RateSubmissionSortInput, $of: [FirmFilterInput]) {
      oneRateSubmission(where: $where) { createdAt: madeOn }
      allRateSubmission(sort: $sort) { results { id } }
      allCompany: allFirm(where: {_or: $of}, sort: {field: name, order: ASC}) { totalCount }
    }`),
    );
  });

  test('asks who is signed in by the name of that query, else by the one of its model', () => {
    const query = '{ meWebUser { entity { companyName } } }';
    const answer = '{ entity { companyName: name } }';
    assert.equal(
      renamed(query, {}, { ...NAMES, me: 'meGuest' }).query,
      same(`{ meWebUser: meGuest ${answer} }`),
    );
    const ofModel = { ...NAMES, models: { ...NAMES.models, WebUser: 'Client' } };
    assert.equal(renamed(query, {}, ofModel).query, same(`{ meWebUser: meClient ${answer} }`));
  });

  test('where a name is none, or is given to what the contract doesn’t have, the error says where', () => {
    for (const [names, said] of Object.entries({
      'backend.models.Bookings: This is no model of the contract.': { models: { Bookings: 'Booking' } },
      'backend.models.Booking: This is no name.': { models: { Booking: 'my bookings' } },
      'backend.properties.Booking.pos: This is no name.': { properties: { Booking: { pos: 'a) { id' } } },
      'backend.properties: Booking.poos is no property of the contract.': {
        properties: { Booking: { poos: 'orders' } },
      },
      'backend.me: This is no name.': { me: '' },
    }).map(([text, given]) => [given, text] as const))
      assert.throws(
        () => renamed('{ meWebUser { id } }', {}, names),
        (error) => error instanceof ClientError && error.message === `/config.json: ${said}`,
      );
  });
});
