import { createTransport } from 'nodemailer';
import { type Mail, NotTaken, Undeliverable } from './mail';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
}

const connectMs = 10_000;
/** So long the server may be silent; all of a mail's steps together stay below what a process has for it. */
const silentMs = 20_000;

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

function notTaken(error: unknown): NotTaken {
  const { code = 'unknown', command, responseCode } = Object(error) as SmtpError;
  const told = responseCode === undefined ? code : `${code} ${responseCode}`;
  const isUnknownAddress = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isUnknownAddress ? new Undeliverable(told) : new NotTaken(told);
}

/** Sends mails by SMTP, each over a connection of its own: there are few, and none is held open. */
export function createSmtpMail({ url, from }: SmtpSettings, waits = { connectMs, silentMs }): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: waits.connectMs,
    greetingTimeout: waits.connectMs,
    socketTimeout: waits.silentMs,
    dnsTimeout: waits.connectMs,
  });
  const host = from.replace(/^.*@|>.*$/g, '');
  return {
    async send(address, { subject, text, key }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text,
          ...(key !== undefined && { messageId: `<${key}@${host}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notTaken(error);
      }
    },
  };
}
