import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { viewerAddress } from '../../../../portal/app/viewer/viewer-address.ts';

suite('the address of the viewer', () => {
  for (const text of [
    'https://tracking.example/a?b=c#d',
    'http://tracking.example',
    ' HTTPS://Tracking.example ',
  ])
    test(`IFRAME-03 ${JSON.stringify(text)} is shown`, () => {
      const address = viewerAddress(text);
      assert.equal(address.is === 'shown' && address.url.hostname, 'tracking.example');
    });

  for (const text of [
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://tracking.example',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://tracking.example/0',
    'file:///etc/passwd',
    'about:blank',
    'https://user@tracking.example',
    'https://user:secret@tracking.example',
    'https://:secret@tracking.example',
    '//tracking.example',
    '/dashboard',
    'tracking.example',
    'https://',
  ])
    test(`D-11 ${JSON.stringify(text)} is refused`, () => {
      assert.deepEqual(viewerAddress(text), { is: 'refused' });
    });

  for (const text of [null, '', '  '])
    test(`IFRAME-04 ${JSON.stringify(text)} is no address`, () => {
      assert.deepEqual(viewerAddress(text), { is: 'none' });
    });

  const hosts = ['tracking.example'];
  for (const [host, is] of [
    ['tracking.example', 'shown'],
    ['www.tracking.example', 'shown'],
    ['evil-tracking.example', 'refused'],
    ['tracking.example.evil.example', 'refused'],
  ] as const)
    test(`D-11 with a list of hosts ${host} is ${is}`, () => {
      assert.equal(viewerAddress(`https://${host}/`, hosts).is, is);
    });
});
