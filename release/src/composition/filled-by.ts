/** A slot such as `orders/order-list` as the app that fills it and the expose that does. */
export function filledBy(slot: string): { app: string; expose: string } {
  const [owner = '', expose = ''] = slot.split('/');
  return { app: owner === 'shell' ? 'shell' : `mf-${owner}`, expose: `./${expose}` };
}
