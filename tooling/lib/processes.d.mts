export function freePort(wanted?: number): Promise<number>;

/** Runs a command to its end; rejects with its output when it fails. */
export function run(command: string, args: readonly string[]): Promise<string>;
