import type { LogisticsEntry } from 'shared-kernel/contracts';

export interface Parcel extends Pick<LogisticsEntry, 'carrier' | 'trackingNo' | 'subOrderNo'> {
  /** The latest first. */
  entries: readonly LogisticsEntry[];
}

/** The logistics of an order by parcel, the one with the latest entry first. */
export function parcelsOf(logistics: readonly LogisticsEntry[]): Parcel[] {
  const parcels = new Map<string, Parcel & { entries: LogisticsEntry[] }>();
  for (const entry of logistics) {
    const { carrier, trackingNo, subOrderNo } = entry;
    const known = parcels.get(`${carrier} ${trackingNo}`);
    if (known) known.entries.push(entry);
    else parcels.set(`${carrier} ${trackingNo}`, { carrier, trackingNo, subOrderNo, entries: [entry] });
  }
  return [...parcels.values()];
}
