import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shellOf } from '../composition/check-composition';
import type { Revision } from '../composition/revision';
import { readRelease } from '../publish/releases';
import type { Store } from '../store/store';
import { compositionData } from './composition-data';
import { contentSecurityPolicy } from './content-security-policy';
import { importMapText } from './import-map';
import { neededFiles } from './needed-files';
import { renderDocument } from './render-document';
import { routeFamilies } from './route-families';

const SKELETON = 'document-body.html';
const ICON = 'favicon.svg';

export const DOCUMENT_INDEX = 'documents.json';

/** `documents.json`: which document answers which routes, and the headers that go with all of them. */
export const documentIndex = z.object({
  revision: z.number(),
  headers: z.record(z.string(), z.string()),
  /** Longest path first, so that the first match is the right one. */
  documents: z.array(z.object({ family: z.string(), path: z.string(), file: z.string() })),
});
export type DocumentIndex = z.infer<typeof documentIndex>;

/** Every file of a revision's documents by name: one document for each route family, and the index. */
export async function renderDocuments(store: Store, revision: Revision): Promise<Map<string, Buffer>> {
  const { apps, site, settings } = revision;
  const { name, shell } = shellOf(apps);
  const { files } = await readRelease(store, name, shell.version);
  const skeleton = files[SKELETON] ? await readShellFile(store, name, shell.version, SKELETON) : '';
  const importMap = importMapText(apps);
  const shared = {
    site,
    importMap,
    composition: compositionData(revision),
    icon: files[ICON] ? shell.base + ICON : null,
    skeleton,
  };

  const families = routeFamilies(apps);
  const rendered = new Map<string, Buffer>();
  for (const family of families) {
    const html = renderDocument({ ...shared, needed: neededFiles(apps, family) });
    rendered.set(documentFile(family.name), Buffer.from(html));
  }
  const index: DocumentIndex = {
    revision: revision.revision,
    headers: { 'content-security-policy': contentSecurityPolicy(importMap, settings.overrides) },
    documents: families.map(({ name: family, path }) => ({ family, path, file: documentFile(family) })),
  };
  return rendered.set(DOCUMENT_INDEX, Buffer.from(JSON.stringify(index, null, 2)));
}

const documentFile = (family: string): string => `${family}.html`;

const readShellFile = (store: Store, shell: string, version: string, file: string): Promise<string> =>
  readFile(join(store.release(shell, version), file), 'utf8');
