import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The mail as it came over the wire, decoded as far as its text goes. */
  text: string;
  messageId: string | undefined;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** The next mails are refused with this code and text; undefined takes them again. */
  refuse(code: number | undefined): void;
  /** Settles when `count` mails are there. */
  received(count: number): Promise<ReceivedMail[]>;
  /** How many mails anybody tried to hand over. */
  tries(): number;
  close(): Promise<void>;
}

/** A mail server on this machine. `port` is a free one unless given. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let waiting: (() => void)[] = [];
  let refusal: number | undefined;
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        tries += 1;
        if (refusal) {
          const quoted = /\b\d{5}\b/.exec(Buffer.concat(parts).toString())?.[0];
          return done(Object.assign(new Error(`No: ${quoted}`), { responseCode: refusal }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(parts).toString();
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: textOf(raw),
          messageId: /^message-id: *(\S+)/im.exec(raw)?.[1],
        });
        done();
        for (const wake of waiting) wake();
        waiting = [];
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse(code) {
      refusal = code;
    },
    async received(count) {
      while (mails.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return mails;
    },
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Without quoted-printable's line ends and codes, base64 parts decoded. */
function textOf(raw: string): string {
  const parts = raw.split(/\r\n(?=--)/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const content = body.join('\r\n\r\n');
    if (/encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString();
    if (!/encoding: quoted-printable/i.test(head)) return part;
    const bytes = content
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
  return parts.join('\r\n');
}
