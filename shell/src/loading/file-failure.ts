/** A file of an app that did not come, or is not what was published. */
export class FileFailure extends Error {
  readonly url: string;

  constructor(url: string, what: string, cause?: unknown) {
    const { pathname, search } = new URL(url, location.href);
    super(`${pathname}${search} ${what}`, { cause });
    this.name = 'FileFailure';
    this.url = url;
  }
}
