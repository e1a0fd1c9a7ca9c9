import type { ReportedEvent } from './analytics';

export interface FaultWords {
  message: string;
  /** Its causes, one per line. */
  causes: string[];
  /** Stack frames, top first. */
  frames: { file: string; line: number; column: number }[];
}

const frame = /(\/apps\/[^\s:?#]+):(\d+):(\d+)/;

/** Parses a browser's description of a fault. */
export function faultWords({ name, detail = '' }: ReportedEvent): FaultWords {
  const [message = name, ...rest] = detail.split('\n');
  return {
    message: message || name,
    causes: rest.filter((line) => line.startsWith('caused by ')),
    frames: rest.flatMap((line) => {
      const [, file, row, column] = line.startsWith('caused by ') ? [] : (frame.exec(line) ?? []);
      return file ? [{ file, line: Number(row), column: Number(column) }] : [];
    }),
  };
}
