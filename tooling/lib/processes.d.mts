export function freePort(wanted?: number): Promise<number>;

/** Runs a command to its end; rejects with its output when it fails. */
export function run(command: string, args: readonly string[]): Promise<string>;

/** Runs a TypeScript program of the project with Node; resolves with its output. */
export function runProgram(
  file: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; cwd?: string },
): Promise<string>;
