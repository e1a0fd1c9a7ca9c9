import type { OrderDestination } from 'shared-kernel/contracts';

/** Short name of an order's destination; null where the server does not give one. */
export function destinationName(destinations: readonly OrderDestination[] = []): string | null {
  const [first] = destinations;
  if (!first) return null;
  const name = first.hospitalName ?? first.name;
  return destinations.length > 1 ? `${name} 等 ${destinations.length} 处` : name;
}
