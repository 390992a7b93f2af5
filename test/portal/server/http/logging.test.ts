import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loggerOptions } from '../../../../portal/server/http/logging.ts';

const { req, err } = loggerOptions.serializers;

test('D-12 a logged request has neither headers nor the tokens of its address', () => {
  const request = {
    method: 'GET',
    url: '/air-rate/?record_id=1&token=abc.def&TOKEN=ghi#x',
    ip: '::1',
    headers: { authorization: 'Bearer abc' },
  };
  assert.deepEqual(req(request as never), {
    method: 'GET',
    url: '/air-rate/?record_id=1&token=[redacted]&TOKEN=[redacted]#x',
    ip: '::1',
  });
});

test('D-12 a logged failure has where it happened and its code, not what a driver hangs on it', () => {
  const failure = Object.assign(new Error('broken'), {
    code: '23505',
    detail: 'Key (email)=(a@b)',
    query: 'insert',
  });
  assert.deepEqual(Object.keys(err(failure)).sort(), ['code', 'message', 'stack', 'type']);
});
