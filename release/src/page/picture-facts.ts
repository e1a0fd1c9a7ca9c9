import { type CheckReport, readReports } from '../checks/check-report';
import { appName, releaseVersion } from '../store/names';
import type { Store } from '../store/store';
import type { PageQuery } from './page-layout';

/** Where the pictures of a check are shown. */
export const picturesPath = ({ app, version, at }: Pick<CheckReport, 'app' | 'version' | 'at'>): string =>
  `/pictures?${new URLSearchParams({ app, version, at })}`;

/** The check that an address names, with its pictures; null when there is none. */
export async function picturedReport(store: Store, query: PageQuery): Promise<CheckReport | null> {
  const app = appName.safeParse(query['app']);
  const version = releaseVersion.safeParse(query['version']);
  if (!app.success || !version.success) return null;
  const reports = await readReports(store, app.data, version.data);
  return reports.find(({ at }) => at === query['at']) ?? null;
}
