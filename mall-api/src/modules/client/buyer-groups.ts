import type { BuyerGroups } from '../../http/buyer';

const region = /^\p{Script=Han}{2,10}?(?:省|自治区|特别行政区|市)/u;

/** The groups that a client's buyers belong to: its own, that of its province or city at the beginning of its address, its type's. */
export const buyerGroups = (client: { code: string; address: string | null; type: number }): BuyerGroups => {
  const place = region.exec(client.address?.trim() ?? '')?.[0];
  return [`client:${client.code}`, place === undefined ? null : `region:${place}`, `type:${client.type}`];
};
