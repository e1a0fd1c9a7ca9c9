import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programArguments } from 'tooling/lib/bundled-program.mjs';
import { z } from 'zod';

const told = z.object({
  shops: z.tuple([z.string(), z.string()]),
  password: z.string(),
  buyers: z.array(z.object({ account: z.string(), clientType: z.int() })).min(1),
});

/** Two shops that are alike to the row, which nobody else uses and which go with the check. */
export interface TrialShops extends z.infer<typeof told> {
  stop(): Promise<void>;
}

/** Starts both. It is part of the demonstration, which a project may have left out. */
const program = (project: string) => join(project, 'demo-shop', 'src', 'trial', 'main.ts');

export const hasTrialShops = (project: string): boolean => existsSync(program(project));

/** @throws Error with what was said in place of where they are */
export async function startTrialShops(project: string): Promise<TrialShops> {
  const kept = join(project, '.data', 'trial');
  const child = spawn(process.execPath, [...programArguments(program(project)), '--kept', kept], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const stop = () => {
    process.off('exit', end);
    return ended(child);
  };
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  for await (const line of createInterface({ input: child.stdout })) {
    const read = told.safeParse(line.startsWith('{') ? JSON.parse(line) : null);
    if (!read.success) continue;
    return { ...read.data, stop };
  }
  await stop();
  throw new Error(said.join('').slice(-2_000));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}

const written = z.array(
  z.object({
    table: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  }),
);
export type Written = z.infer<typeof written>[number];

/** The rows that were written in a shop since this was asked the last time. */
export const takeWritten = async (shop: string): Promise<Written[]> =>
  written.parse(await (await fetch(`${shop}/trial/written`)).json());
