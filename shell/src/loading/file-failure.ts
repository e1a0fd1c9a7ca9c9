/** A file of an app that did not come, or is not what was published. */
export class FileFailure extends Error {
  readonly url: string;
  /** HTTP status of its last answer, as far as the browser tells; 0 where none came. */
  readonly status: number;

  constructor(url: string, what: string, cause?: unknown) {
    const { pathname, search } = new URL(url, location.href);
    super(`${pathname}${search} ${what}`, { cause });
    this.name = 'FileFailure';
    this.url = url;
    const answer = performance.getEntriesByName?.(url).at(-1) as PerformanceResourceTiming | undefined;
    this.status = answer?.responseStatus ?? 0;
  }
}
