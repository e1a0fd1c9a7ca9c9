import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shellOf } from '../composition/check-composition';
import type { ComposedApps, Revision } from '../composition/revision';
import { type Variant, variantsOf } from '../composition/variants';
import { readRelease } from '../publish/releases';
import type { Store } from '../store/store';
import { beforeShell } from './before-shell';
import { bootScript } from './boot-script';
import { compositionData } from './composition-data';
import { contentSecurityPolicy, policyForMeta } from './content-security-policy';
import { documentCalls } from './document-calls';
import { type DrawnFrames, documentFrame, readFrames } from './document-frame';
import { importMapText } from './import-map';
import { LIVE_STATE, liveStateOf } from './live-state';
import { appsFromTheStart, neededFiles } from './needed-files';
import { keepsOffline, offlineWorker, WORKER } from './offline-worker';
import { openedScript } from './opened-script';
import { previousReleases } from './previous-releases';
import { renderDocument } from './render-document';
import { routeFamilies } from './route-families';

/** What a shell of before there were frames shows until it has started. */
const SKELETON = 'document-body.html';
const FRAME = 'frame.json';
/** Makes the frame that of who is here. */
const FRAME_SCRIPT = 'document-frame.txt';
const ICON = 'favicon.svg';
/** Starts what a document asks of the API; a shell of before there was one leaves that to its own script. */
const CALLS_SCRIPT = 'document-calls.txt';

const CANARIES = 'canary';
/** `without/<version>/`: what is shown where that version of the shell has not started. */
export const WITHOUT = 'without';

export const DOCUMENT_INDEX = 'documents.json';

const variantIndex = z.object({
  /** The app whose canary these documents show; null for those of everybody else. */
  canary: z.string().nullable(),
  buckets: z.array(z.number()),
  /** The version of the shell that these documents are shown instead of, where that has not started. */
  insteadOf: z.string().nullable().default(null),
  /** Where they lie below the revision's folder: empty, or ending with a slash. */
  folder: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Longest path first, so that the first match is the right one. */
  documents: z.array(z.object({ family: z.string(), path: z.string(), file: z.string() })),
});
type VariantIndex = z.infer<typeof variantIndex>;

/** `documents.json`: which document answers which buyer and route, and the headers that go with it. */
export const documentIndex = z.object({
  revision: z.number(),
  /** Everybody's first. */
  variants: z.array(variantIndex).min(1),
});
type DocumentIndex = z.infer<typeof documentIndex>;

/** Every file of a revision's documents by name: for each variant one document a route family, and the index. */
export async function renderDocuments(store: Store, revision: Revision): Promise<Map<string, Buffer>> {
  const rendered = new Map<string, Buffer>();
  const variants: VariantIndex[] = [];
  for (const { folder, insteadOf, hasNet, ...variant } of await shopsOf(store, revision)) {
    const { index, files } = await renderVariant(store, revision, variant, hasNet);
    for (const [name, content] of files) rendered.set(folder + name, content);
    variants.push({ canary: variant.canary, buckets: [...variant.buckets], insteadOf, folder, ...index });
  }
  const index: DocumentIndex = { revision: revision.revision, variants };
  return rendered.set(DOCUMENT_INDEX, Buffer.from(JSON.stringify(index, null, 2)));
}

/** A variant, with where its documents lie. */
interface Shop extends Variant, Pick<VariantIndex, 'folder' | 'insteadOf'> {
  /** Whether something is shown instead where its shell does not start. */
  hasNet: boolean;
}

/** Everybody's shop stands in for a canary of the shell, and the shop with the shell before for everybody's. */
async function shopsOf(store: Store, revision: Revision): Promise<Shop[]> {
  const { apps, canaries } = revision;
  const { name, shell } = shellOf(apps);
  const before = await beforeShell(store, apps);
  const shops = variantsOf(revision).map((variant) => ({
    ...variant,
    folder: variant.canary === null ? '' : `${CANARIES}/${variant.canary}/`,
    insteadOf: variant.canary === null ? (canaries[name]?.composed.version ?? null) : null,
    hasNet: variant.canary === name || before !== null,
  }));
  if (before === null) return shops;
  const folder = `${WITHOUT}/${shell.version}/`;
  const net = { canary: null, buckets: [], apps: before, folder, insteadOf: shell.version, hasNet: false };
  return [...shops, net];
}

async function renderVariant(store: Store, revision: Revision, variant: Variant, hasNet: boolean) {
  const { site, settings } = revision;
  const { apps } = variant;
  const { name, shell } = shellOf(apps);
  const { files: shellFiles } = await readRelease(store, name, shell.version);
  const read = (file: string) => readReleaseFile(store, name, shell.version, file);
  const skeleton = await read(SKELETON);
  const callsScript = await read(CALLS_SCRIPT);
  const frameScript = await read(FRAME_SCRIPT);
  const frames = await drawnByApps(store, apps);
  const previous = await previousReleases(store, apps);
  const offline = await keepsOffline(store, revision, apps);
  const importMap = importMapText(apps, previous);
  const policy = contentSecurityPolicy(
    [importMap, openedScript, bootScript, ...[callsScript, frameScript].filter(Boolean)],
    settings.overrides,
  );
  const shared = {
    site,
    importMap,
    policy: policyForMeta(policy),
    composition: compositionData(revision, variant, { previous, offline }),
    icon: shellFiles[ICON] ? shell.base + ICON : null,
    skeleton,
    callsScript,
    frameScript,
    hasNet,
  };
  const families = routeFamilies(apps);
  const files = new Map(
    families.map((family) => {
      const html = renderDocument({
        ...shared,
        needed: neededFiles(apps, family),
        calls: documentCalls(apps, family),
        asksFor: appsFromTheStart(apps, family),
        frame: frames[name]
          ? documentFrame(family, {
              shell: frames[name],
              app: family.app === name ? undefined : frames[family.app],
              isClosed: apps[family.app]?.routes[family.path]?.access === 'buyer',
              site,
            })
          : null,
      });
      return [documentFile(family.name), Buffer.from(html)];
    }),
  );
  files.set(LIVE_STATE, Buffer.from(JSON.stringify(liveStateOf(revision, variant))));
  files.set(WORKER, Buffer.from(offlineWorker(revision, apps, offline)));
  const index = {
    headers: { 'content-security-policy': policy },
    documents: families.map(({ name: family, path }) => ({ family, path, file: documentFile(family) })),
  };
  return { index, files };
}

const documentFile = (family: string): string => `${family}.html`;

/** What each app of a composition has drawn of its pages; what is no frame is left out, as if there were none. */
async function drawnByApps(store: Store, apps: ComposedApps) {
  const drawn: Record<string, DrawnFrames> = {};
  for (const [app, { version }] of Object.entries(apps)) {
    const text = await readReleaseFile(store, app, version, FRAME);
    const frames = text && readFrames(text);
    if (frames) drawn[app] = frames;
  }
  return drawn;
}

/** A file of a release, or nothing where it has none of that name. */
async function readReleaseFile(store: Store, app: string, version: string, file: string): Promise<string> {
  const { files } = await readRelease(store, app, version);
  return files[file] ? readFile(join(store.release(app, version), file), 'utf8') : '';
}
