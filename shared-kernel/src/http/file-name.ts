/** File name of a content-disposition header; `filename*` (RFC 5987) takes precedence over `filename`. */
export function fileNameOf(disposition: unknown): string | null {
  if (typeof disposition !== 'string') return null;
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decoded(extended) ?? decoded(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]);
  // A name must not be a path.
  return name?.split(/[/\\]/).pop() || null;
}

/** Percent-decoded text; text with invalid encoding is returned unchanged. */
export function decoded(text: string | undefined): string | null {
  if (!text) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
