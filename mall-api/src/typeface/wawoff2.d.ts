declare module 'wawoff2' {
  /** Unpacks a WOFF2 file to its TrueType font. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
