import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTestApp } from '../../../helpers/server.ts';
import { startTestServer } from './test-server.ts';

const testServer = startTestServer();

describe('open answers', () => {
  test('PROD-08 /config.json tells ids and branding, no secrets', async () => {
    const answer = await testServer.get('/config.json');
    const body = await answer.json();
    assert.equal(body.providerName, 'Harbour');
    assert.equal(body.demo, true);
    assert.equal(typeof body.appId, 'string');
    assert.ok(body.actions.savePurchaseOrders);
    assert.doesNotMatch(JSON.stringify(body), /secret/i);
  });

  test('PROD-08 all branding and all addresses are settings, and none of the secret ones is configured', async () => {
    const configured = {
      providerName: 'Blue Anchor',
      providerTimeZone: 'Asia/Shanghai',
      helpUrl: 'https://help.example/start',
      signupUrl: 'https://www.example/join',
      chatScriptUrl: 'https://chat.example/chat.js',
      helpWidgetScriptUrl: 'https://widget.example/help.js',
    };
    const app = await buildTestApp(testServer.database, {
      env: {
        PROVIDER_NAME: configured.providerName,
        PROVIDER_TIME_ZONE: configured.providerTimeZone,
        HELP_URL: configured.helpUrl,
        SIGNUP_URL: configured.signupUrl,
        CHAT_SCRIPT_URL: configured.chatScriptUrl,
        HELP_WIDGET_SCRIPT_URL: configured.helpWidgetScriptUrl,
        EXCHANGE_RATE_URL: 'https://rates.example/v6/hidden-path',
        EXCHANGE_RATE_KEY: 'hidden-key',
        RATE_SERVICE_URL: 'https://sheets.example/hidden-path',
        RATE_SERVICE_KEY: 'hidden-sheets-key',
        SMTP_URL: 'smtp://mailer:hidden-password@mail.example',
      },
    });
    try {
      const answer = await fetch(`${app.url}/config.json`);
      const body = await answer.text();
      const config = JSON.parse(body);
      assert.deepEqual({ ...config, ...configured }, config);
      assert.doesNotMatch(body, /hidden|(rates|sheets|mail)\.example/);
    } finally {
      await app.close();
    }
  });

  test('PROD-07 /demo/outbox.json lists the mails, newest first; outside a demo there is none', async () => {
    for (const subject of ['first', 'second']) {
      await testServer.database.db
        .insertInto('mail_outbox')
        .values({ recipient: 'a@b.example', subject, text: 't' })
        .execute();
    }
    const mails = await (await testServer.get('/demo/outbox.json')).json();
    assert.deepEqual(
      mails.map(({ to, subject }: { to: string; subject: string }) => [to, subject]),
      [
        ['a@b.example', 'second'],
        ['a@b.example', 'first'],
      ],
    );
    assert.deepEqual(Object.keys(mails[0]).sort(), ['sentAt', 'subject', 'text', 'to']);
    const real = await buildTestApp(testServer.database, { dist: testServer.dist });
    try {
      assert.equal((await fetch(`${real.url}/demo/outbox.json`)).status, 404);
      assert.equal((await fetch(`${real.url}/demo/`, { headers: { accept: 'text/html' } })).status, 404);
    } finally {
      await real.close();
    }
  });

  test('PROD-07 MOD-15 /demo/links.json has links for visitors, to each public tool; outside a demo there is none', async () => {
    const links: { title: string; url: string }[] = await (await testServer.get('/demo/links.json')).json();
    const pages = links.map(({ title, url }) => {
      const { pathname, searchParams } = new URL(url);
      assert.ok(searchParams.get('token'), title);
      return `${title}: ${pathname} ${searchParams.get('record_id')}`;
    });
    for (const page of [
      'submission 5003 (agent): /air-rate/ 5003',
      'entity 2 (agent): /air-rate/ null',
      'entity 101 (user): /route-subscription/products/ 101',
    ])
      assert.ok(pages.includes(page), pages.join());
    const real = await buildTestApp(testServer.database, { dist: testServer.dist });
    try {
      assert.equal((await fetch(`${real.url}/demo/links.json`)).status, 404);
    } finally {
      await real.close();
    }
  });

  test('RATE_LIMIT more requests than allowed are refused with the time to wait, health probes never', async () => {
    const limited = await buildTestApp(testServer.database, { env: { RATE_LIMIT: '3' } });
    try {
      const ask = (path: string) => fetch(limited.url + path);
      for (let count = 0; count < 3; count += 1) assert.equal((await ask('/config.json')).status, 200);
      for (const path of ['/config.json', '/api/nothing', '/api/login']) {
        const answer = await ask(path);
        assert.equal(answer.status, 429, path);
        assert.ok(Number(answer.headers.get('retry-after')) > 0);
        assert.equal((await answer.json()).code, 'rate_limited');
      }
      assert.equal((await ask('/healthz')).status, 200);
      assert.equal((await ask('/readyz')).status, 200);
    } finally {
      await limited.close();
    }
  });
});
