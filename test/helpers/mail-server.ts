import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A mail is a job, and a busy machine does it later. */
const PATIENCE = 60_000;

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The headers of the whole mail. */
  head: string;
  text: string;
  html: string;
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
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...contentOf(Buffer.concat(parts).toString()),
        });
        done();
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
    received: (count) =>
      eventually(
        () => mails,
        (all) => all.length >= count,
        PATIENCE,
      ),
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The parts of a mail, decoded. */
function contentOf(raw: string): { head: string; text: string; html: string } {
  const content = { head: raw.split('\r\n\r\n', 1)[0] ?? '', text: '', html: '' };
  for (const part of raw.split(/\r\n--\S+\r\n/)) {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const type = /^content-type: text\/(plain|html)/im.exec(head)?.[1];
    if (type) content[type === 'html' ? 'html' : 'text'] = decoded(head, body.join('\r\n\r\n'));
  }
  return content;
}

function decoded(head: string, body: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
