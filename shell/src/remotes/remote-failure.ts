/** Why a remote could not be shown. */
export class RemoteFailure extends Error {
  readonly remote: string;
  /** A plain retry cannot mend it (the module is broken in this tab); only a reload can. */
  readonly needsReload: boolean;

  constructor(remote: string, message: string, options: { needsReload?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
    this.needsReload = options.needsReload ?? false;
  }
}
