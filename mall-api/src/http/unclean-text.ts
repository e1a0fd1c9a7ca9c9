const unclean = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Finds text that must not get in: control characters (PostgreSQL refuses NUL, screens and logs garble the rest)
 * and half surrogate pairs. Walks without recursion, so a deeply nested body cannot exhaust the stack.
 * @returns the name of the field that holds it, undefined when all text is clean
 */
export function findUncleanText(body: unknown): string | undefined {
  const open: [name: string, value: unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, value] = next;
    if (typeof value === 'string') {
      if (unclean.test(value)) return name;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (unclean.test(key)) return name;
        open.push([Array.isArray(value) ? name : key, child]);
      }
    }
  }
  return undefined;
}
