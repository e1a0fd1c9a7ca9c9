const requested = new Set<string>();

/** Asks for the files of the route that covers a path, once each. */
export function prefetchFiles(preload: Readonly<Record<string, readonly string[]>>, pathname: string): void {
  const route = Object.keys(preload)
    .filter((candidate) => pathname === candidate || pathname.startsWith(`${candidate}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  for (const file of route ? (preload[route] ?? []) : []) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else {
      link.rel = 'modulepreload';
    }
    link.href = file;
    document.head.append(link);
  }
}
