const marks = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

export const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Decodes a file in UTF-8, UTF-16 with BOM, or GB18030. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => startsWith(bytes, mark));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Chinese spreadsheets write CSV in this encoding; it accepts any bytes.
    return new TextDecoder('gb18030').decode(bytes);
  }
}
