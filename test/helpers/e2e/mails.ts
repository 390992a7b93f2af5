import assert from 'node:assert/strict';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address that the demo would have sent. */
async function lastMail(url: string, to: string): Promise<Mail> {
  const mails: Mail[] = await (await fetch(`${url}/demo/outbox.json`)).json();
  const mail = mails.find((one) => one.to === to);
  assert.ok(mail, `There is no mail to ${to}.`);
  return mail;
}

/** The five digits of the newest mail (AUTH-16). */
export async function codeFor(url: string, to: string): Promise<string> {
  const { text } = await lastMail(url, to);
  const code = /\b\d{5}\b/.exec(text)?.[0];
  assert.ok(code, text);
  return code;
}

/** The path and query of the invitation in the newest mail (AUTH-35). */
export async function inviteLinkFor(url: string, to: string): Promise<string> {
  const { text } = await lastMail(url, to);
  const link = /https?:\/\/\S+invite_verification=\S+/.exec(text)?.[0];
  assert.ok(link, text);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
