const most = { words: 300, causes: 5, frames: 20, line: 200, text: 2_000 };

/**
 * Removes queries and long numbers, which may identify a person or hold typed text; the shop's own file names
 * do not, nor does the number of one of React's errors.
 */
const impersonal = (text: string): string =>
  text
    .replaceAll(/[?#](?!\d+; visit)\S*?(?=:\d+:\d+\)?$|[\s)"']|$)/gm, '')
    .replaceAll(/(\/apps\/\S+)|\d{7,}/g, (_, file?: string) => file ?? '…');

function describe(error: Error): string {
  const { status } = error as { status?: unknown };
  return error.message.slice(0, most.words) + (status ? ` (HTTP ${status})` : '');
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .replaceAll(location.origin, '')
    .split('\n')
    .filter((line) => /:\d+\)?$/.test(line))
    .map((line) => line.trim().slice(0, most.line))
    .slice(0, most.frames);

/** An error as text: its message, its causes, nearest first, and the stack of the root cause. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return impersonal(String(error).slice(0, most.words));
  const lines = [describe(error)];
  let first = error;
  while (first.cause instanceof Error && lines.length <= most.causes) {
    first = first.cause;
    lines.push(`caused by ${first.name}: ${describe(first)}`);
  }
  const frames = framesOf(first);
  return impersonal([...lines, ...(frames.length > 0 ? frames : framesOf(error))].join('\n')).slice(
    0,
    most.text,
  );
}
