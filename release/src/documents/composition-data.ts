import type { ComposedApp, Revision } from '../composition/revision';

/** One app as the shell gets it in the document. Its integrity stands in the import map. */
export type CompositionAppData = Omit<ComposedApp, 'integrity'>;

/** The content of `<script type="application/json" id="composition">`. */
export interface CompositionData {
  channel: string;
  revision: number;
  settings: Revision['settings'];
  canary: Revision['canary'];
  site: Pick<Revision['site'], 'title' | 'notice'>;
  apps: Record<string, CompositionAppData>;
}

/** What the shell needs to know of a composition; who made it, when and why stays in the store. */
export function compositionData({
  channel,
  revision,
  settings,
  canary,
  site,
  apps,
}: Revision): CompositionData {
  return {
    channel,
    revision,
    settings,
    canary,
    site: { title: site.title, notice: site.notice },
    apps: Object.fromEntries(
      Object.entries(apps).map(([name, { integrity: _, ...app }]) => [name, app]),
    ) as CompositionData['apps'],
  };
}
