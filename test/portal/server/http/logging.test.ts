import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unavailable } from '../../../../portal/server/http/errors/unavailable.ts';
import { loggerOptions } from '../../../../portal/server/http/logging.ts';

const { req, err } = loggerOptions.serializers;

test('D-12 a logged request has neither headers nor the tokens of its address', () => {
  const request = {
    method: 'GET',
    url: '/air-rate/?record_id=1&token=abc.def&TOKEN=ghi&invite_verification=jkl#x',
    ip: '::1',
    headers: { authorization: 'Bearer abc' },
  };
  assert.deepEqual(req(request as never), {
    method: 'GET',
    url: '/air-rate/?record_id=1&token=[redacted]&TOKEN=[redacted]&invite_verification=[redacted]#x',
    ip: '::1',
  });
});

test('D-12 MOD-20 a logged request for a picture has not the address that opens it', () => {
  const request = { method: 'GET', url: '/api/pictures/1f0e-7a?x=1', ip: '::1' };
  assert.equal(req(request as never).url, '/api/pictures/[redacted]?x=1');
});

test('D-12 a logged upload has not the name of its file, nor a download what opens it', () => {
  const urlOf = (url: string) => req({ method: 'POST', url, ip: '::1' } as never).url;
  assert.equal(urlOf('/api/files?name=offer%20for%20C.txt&entityId=101'), '/api/files');
  assert.equal(urlOf('/api/files/1f0e-7a?token=abc.def'), '/api/files/1f0e-7a');
});

test('D-12 a logged failure has where it happened and its code, not what a driver hangs on it', () => {
  const failure = Object.assign(new Error('broken'), {
    code: '23505',
    detail: 'Key (email)=(a@b)',
    query: 'insert',
  });
  assert.deepEqual(Object.keys(err(failure)).sort(), ['code', 'message', 'stack', 'type']);
});

test('PROD-07 a logged outage tells its cause, of which the answer says nothing', () => {
  const outage = unavailable(new Error('connect ECONNREFUSED'));
  assert.equal(err(outage as never).cause, 'connect ECONNREFUSED');
  assert.doesNotMatch(outage.message, /ECONNREFUSED/);
});
