import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Undeliverable } from './mail';
import { createSmtpMail } from './smtp';

const from = '安澜医疗商城 <shop@mail.example>';
const letter = { subject: '【安澜医疗商城】订单待审批', text: '审批 3：¥ 120.00', key: 'message-7' };

let close: (() => Promise<void>) | undefined;
const sockets = new Set<Socket>();
const hangUp = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};
afterEach(async () => {
  hangUp();
  await close?.();
});

/** A mail server in this process. @returns its port */
async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  return (server.server.address() as AddressInfo).port;
}

const settings = (port: number, user = '') => ({ url: `smtp://${user}127.0.0.1:${port}`, from });

const to = (port: number, user?: string) => createSmtpMail(settings(port, user));

const refusal = (status: number) => Object.assign(new Error('not here'), { responseCode: status });

test('a mail arrives with sender, subject, text and an id that stays the same', async () => {
  const taken: string[] = [];
  const port = await listen({
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'word' ? done(null, { user: username }) : done(refusal(535)),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push(envelope.rcptTo.map(({ address }) => address).join(), Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await to(port, 'shop:word@').send('shen@hospital.example', letter);
  const [address, source = ''] = taken;
  expect(address).toBe('shen@hospital.example');
  expect(source).toContain('<shop@mail.example>');
  expect(source).toContain('Message-ID: <message-7@mail.example>');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toMatch(/Subject: =\?UTF-8\?/);
});

test('an address that is refused for good is undeliverable, one that is refused for now is not', async () => {
  let status = 550;
  const port = await listen({ onRcptTo: (_, __, done) => done(refusal(status)) });
  await expect(to(port).send('nobody@hospital.example', letter)).rejects.toBeInstanceOf(Undeliverable);
  status = 451;
  await expect(to(port).send('busy@hospital.example', letter)).rejects.toMatchObject({
    code: 'EENVELOPE 451',
  });
});

test('a wrong password and a refused sender are the shop’s own trouble, worth another try', async () => {
  const port = await listen({
    onAuth: (_, __, done) => done(refusal(535)),
    onMailFrom: (_, __, done) => done(refusal(550)),
  });
  await expect(to(port, 'shop:other@').send('a@b.example', letter)).rejects.toMatchObject({
    code: 'EAUTH 535',
  });
  await expect(to(port).send('a@b.example', letter)).rejects.toMatchObject({ code: 'EENVELOPE 550' });
  await expect(to(port).send('a@b.example', letter)).rejects.not.toBeInstanceOf(Undeliverable);
});

test('a server that hangs up in the middle of a mail has not taken it', async () => {
  const port = await listen({ onData: (stream) => void stream.once('data', hangUp) });
  await expect(to(port).send('a@b.example', letter)).rejects.toMatchObject({ code: 'ECONNECTION' });
});

test('a server that says nothing, and one that is not there, are given up', async () => {
  const silent = createServer((socket) => sockets.add(socket));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hasty = createSmtpMail(settings(port), { connectMs: 200, silentMs: 200 });
  await expect(hasty.send('a@b.example', letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  hangUp();
  await new Promise((resolve) => silent.close(resolve));
  await expect(hasty.send('a@b.example', letter)).rejects.toMatchObject({ code: 'ESOCKET' });
});
