/** Ends a command that a shop somewhere else has run, with the exit code that it had there. */
export class RemoteExit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}
