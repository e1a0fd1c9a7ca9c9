import type { AxiosProgressEvent } from 'axios';

/** Called with whole percents, 0 to 100, if the size is known. */
export type OnProgress = (percent: number) => void;

export const toPercent =
  (onProgress: OnProgress | undefined) =>
  ({ loaded, total }: AxiosProgressEvent): void => {
    if (total) onProgress?.(Math.min(100, Math.floor((loaded / total) * 100)));
  };
