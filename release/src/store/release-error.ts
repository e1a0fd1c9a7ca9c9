/** A refusal that the person at the command line can act on; its message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
