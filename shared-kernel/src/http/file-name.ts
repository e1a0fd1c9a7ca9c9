/** File name of a content-disposition header; the `filename*` of RFC 5987 comes before `filename`. */
export function fileNameOf(disposition: unknown): string | null {
  if (typeof disposition !== 'string') return null;
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decoded(extended) ?? decoded(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]);
  // A name is no path.
  return name?.split(/[/\\]/).pop() || null;
}

/** Percent-decoded text; text that is not properly encoded stays as it is. */
export function decoded(text: string | undefined): string | null {
  if (!text) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
