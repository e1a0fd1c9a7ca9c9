import { type Report, readReports } from './telemetry-events';

/** Faults of one place in one version of an app. */
export interface FaultGroup {
  fingerprint: string;
  app: string;
  version: string;
  name: string;
  count: number;
  /** Documents and networks that it was reported from. */
  visits: number;
  networks: number;
  firstAt: string;
  lastAt: string;
  /** Where it happened, without queries; the first few. */
  pages: string[];
  /** What it says, what led to it and its stack, a line each; empty where nobody told. */
  detail: string;
}

interface Counted extends Omit<FaultGroup, 'visits' | 'networks' | 'pages'> {
  visits: Set<string>;
  networks: Set<string>;
  pages: Set<string>;
}

/** Whoever makes faults up does not fill the memory. */
const mostGroups = 1_000;
const mostPages = 5;

/** Faults since a moment, those of the most visits first. Folders that cannot be read have none. */
export async function readFaults(folders: readonly string[], since: string): Promise<FaultGroup[]> {
  const groups = new Map<string, Counted>();
  for (const folder of folders) {
    try {
      for await (const report of readReports([folder], since)) {
        if (report.kind === 'fault') count(groups, report);
      }
    } catch {
      // The overview says which folder it is.
    }
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      visits: group.visits.size,
      networks: group.networks.size,
      pages: [...group.pages],
    }))
    .sort((a, b) => b.visits - a.visits || b.lastAt.localeCompare(a.lastAt));
}

function count(groups: Map<string, Counted>, report: Report): void {
  const { app, version, fingerprint, name, visit, network, page, receivedAt, detail = '' } = report;
  if (app === undefined || version === undefined || fingerprint === undefined) return;
  const key = `${app}@${version} ${fingerprint}`;
  const known = groups.get(key);
  if (known === undefined && groups.size >= mostGroups) return;
  const group: Counted = known ?? {
    fingerprint,
    app,
    version,
    name,
    count: 0,
    visits: new Set(),
    networks: new Set(),
    firstAt: receivedAt,
    lastAt: receivedAt,
    pages: new Set(),
    detail,
  };
  groups.set(key, group);
  group.count += 1;
  group.visits.add(visit);
  group.networks.add(network);
  if (page !== undefined && group.pages.size < mostPages) group.pages.add(page);
  if (receivedAt < group.firstAt) group.firstAt = receivedAt;
  if (receivedAt > group.lastAt) group.lastAt = receivedAt;
  group.detail ||= detail;
}
