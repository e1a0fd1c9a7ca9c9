import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { installPackages } from 'tooling/lib/install-packages.mjs';

/** A Ceph cluster of one monitor, one disk and one S3 gateway on this machine. */
export interface Ceph {
  /** Port of the S3 gateway. */
  readonly port: number;
  /** Makes a bucket. @returns its name */
  bucket(): Promise<string>;
  /** Ends the S3 gateway as a crash would. */
  kill(): Promise<void>;
  /** Starts the S3 gateway again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Each is in the package of its name. */
const programs = ['radosgw', 'ceph-osd', 'ceph-mon'];
const keys = { accessKeyId: 'drill', secretAccessKey: 'drill-secret' };

/**
 * Starts Ceph, which is installed on Debian if missing; sets the credentials of this process (`AWS_ACCESS_KEY_ID`, …).
 * @throws Error with instructions, when it cannot be installed
 */
export async function startCeph(): Promise<Ceph> {
  install();
  const root = mkdtempSync(join(tmpdir(), 'objects-ceph-'));
  const [monitorPort, port] = await Promise.all([freePort(), freePort()]);
  const fsid = randomUUID();
  const disk = randomUUID();
  for (const name of ['mon', 'osd']) mkdirSync(join(root, name));
  const settings = join(root, 'ceph.conf');
  writeFileSync(settings, settingsOf({ root, fsid, monitorPort, port }));
  const env = { PATH: process.env['PATH'], CEPH_CONF: settings, LC_ALL: 'C.UTF-8' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 });
  const children = new Map<string, ChildProcess>();
  const begin = (program: string, ...args: string[]) => {
    const child = spawn(program, [...args, '-f'], { cwd: root, env, stdio: 'ignore' });
    children.set(program, child);
  };
  const end = (program: string) =>
    new Promise<void>((resolve) => {
      const child = children.get(program);
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  process.once('exit', () => {
    for (const child of children.values()) child.kill('SIGKILL');
  });

  async function start(): Promise<void> {
    begin('radosgw', '-n', 'client.admin');
    const gateway = children.get('radosgw');
    for (;;) {
      if (gateway?.exitCode !== null) throw new Error('The S3 gateway of Ceph did not start.');
      if (
        await fetch(`http://127.0.0.1:${port}/`).then(
          (reply) => reply.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const map = join(root, 'monmap');
  run('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map);
  run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
  begin('ceph-mon', '-i', 'a');
  run('ceph', 'osd', 'new', disk);
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
  begin('ceph-osd', '-i', '0');
  const user = ['--uid', 'drill', '--display-name', 'drill'];
  run(
    'radosgw-admin',
    'user',
    'create',
    ...user,
    '--access-key',
    keys.accessKeyId,
    '--secret-key',
    keys.secretAccessKey,
  );
  await start();
  process.env['AWS_ACCESS_KEY_ID'] = keys.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = keys.secretAccessKey;

  return {
    port,
    async bucket() {
      const name = `mall-${randomUUID()}`;
      const client = new S3Client({
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${port}`,
        forcePathStyle: true,
      });
      await client.send(new CreateBucketCommand({ Bucket: name }));
      client.destroy();
      return name;
    },
    kill: () => end('radosgw'),
    start,
    async stop() {
      for (const program of programs) await end(program);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function install(): void {
  const isThere = () => programs.every((name) => existsSync(join('/usr/bin', name)));
  if (isThere()) return;
  installPackages('--no-install-recommends', ...programs);
  if (!isThere())
    throw new Error(`Ceph is missing: install it (Debian: apt-get install ${programs.join(' ')})`);
}

const settingsOf = (of: { root: string; fsid: string; monitorPort: number; port: number }) => `[global]
fsid = ${of.fsid}
mon host = v2:127.0.0.1:${of.monitorPort}/0
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
ms mon client mode = crc
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd crush chooseleaf type = 0
mon data = ${of.root}/mon
osd data = ${of.root}/osd
bluestore block size = 4294967296
run dir = ${of.root}
log file = ${of.root}/$name.log
admin socket =
pid file =
keyring = ${of.root}/keyring
rgw frontends = beast endpoint=127.0.0.1:${of.port}
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
