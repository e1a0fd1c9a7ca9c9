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
import { type CompositionData, compositionData } from './composition-data';
import { contentSecurityPolicy, policyForMeta } from './content-security-policy';
import { documentAppShell, type PrerenderedShells, readAppShells } from './document-app-shell';
import { documentCalls } from './document-calls';
import { withExtensions } from './extensions';
import { importMapText } from './import-map';
import { LIVE_STATE, liveStateOf } from './live-state';
import { appsFromTheStart, neededFiles } from './needed-files';
import { keepsOffline, offlineWorker, WORKER } from './offline-worker';
import { openedScript } from './opened-script';
import { previousReleases } from './previous-releases';
import { type DocumentParts, renderDocument } from './render-document';
import { type RouteFamily, routeFamilies } from './route-families';

/** What a shell of before there were app shells shows until it has started. */
const SKELETON = 'document-body.html';
const APP_SHELL = 'app-shell.json';
/** Makes the app shell that of who is here. */
const APP_SHELL_SCRIPT = 'document-app-shell.txt';
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
  /** The passes of the groups of buyers who get them whatever their bucket. */
  passes: z.array(z.string()).default([]),
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
  for (const shop of await shopDocuments(store, revision)) {
    const { canary, buckets, passes, insteadOf, folder } = shop;
    const { index, files } = renderShop(revision, shop);
    for (const [name, content] of files) rendered.set(folder + name, content);
    variants.push({ canary, buckets: [...buckets], passes: [...passes], insteadOf, folder, ...index });
  }
  const index: DocumentIndex = { revision: revision.revision, variants };
  return rendered.set(DOCUMENT_INDEX, Buffer.from(JSON.stringify(index, null, 2)));
}

/** A variant, with where its documents lie. */
interface Shop extends Variant, Pick<VariantIndex, 'folder' | 'insteadOf'> {
  /** Whether something is shown instead where its shell does not start. */
  hasNet: boolean;
  /** Whether it is that. */
  isNet: boolean;
}

/**
 * Everybody's shop stands in for a canary of the shell, and the shop with the shell before for everybody's. That one is a
 * single document, which the shell makes any page of: it is seen where the live shell fails, and written at every change.
 */
async function shopsOf(store: Store, revision: Revision): Promise<Shop[]> {
  const { apps, canaries } = revision;
  const { name, shell } = shellOf(apps);
  const before = await beforeShell(store, apps);
  const shops = variantsOf(revision).map((variant) => ({
    ...variant,
    folder: variant.canary === null ? '' : `${CANARIES}/${variant.canary}/`,
    insteadOf: variant.canary === null ? (canaries[name]?.composed.version ?? null) : null,
    hasNet: variant.canary === name || before !== null,
    isNet: false,
  }));
  if (before === null) return shops;
  const folder = `${WITHOUT}/${shell.version}/`;
  const insteadOf = shell.version;
  return [
    ...shops,
    { canary: null, buckets: [], passes: [], apps: before, folder, insteadOf, hasNet: false, isNet: true },
  ];
}

/** What the documents of a shop are made of. */
export interface ShopDocuments extends Shop {
  /** Longest path first. */
  families: RouteFamily[];
  policy: string;
  composition: CompositionData;
  offline: boolean;
  partsOf(family: RouteFamily): DocumentParts;
}

/** What the documents of each shop of a revision are made of, everybody's first. */
export const shopDocuments = async (store: Store, revision: Revision): Promise<ShopDocuments[]> =>
  Promise.all((await shopsOf(store, revision)).map((shop) => documentsOf(store, revision, shop)));

async function documentsOf(store: Store, revision: Revision, shop: Shop): Promise<ShopDocuments> {
  const { site, settings } = revision;
  const { hasNet, isNet } = shop;
  const apps = withExtensions(shop.apps, settings.extensions);
  const { name, shell } = shellOf(apps);
  const { files: shellFiles } = await readRelease(store, name, shell.version);
  const read = (file: string) => readReleaseFile(store, name, shell.version, file);
  const skeleton = await read(SKELETON);
  const callsScript = await read(CALLS_SCRIPT);
  const appShellScript = await read(APP_SHELL_SCRIPT);
  const appShells = await drawnByApps(store, apps);
  const previous = await previousReleases(store, apps);
  const offline = await keepsOffline(store, revision, apps);
  const importMap = importMapText(apps, previous);
  const policy = contentSecurityPolicy(
    [importMap, openedScript, bootScript, ...[callsScript, appShellScript].filter(Boolean)],
    settings.overrides,
  );
  const composition = compositionData(revision, { ...shop, apps }, { previous, offline });
  const shared = {
    site,
    importMap,
    policy: policyForMeta(policy),
    composition,
    icon: shellFiles[ICON] ? shell.base + ICON : null,
    skeleton,
    callsScript,
    appShellScript,
    hasNet,
    drawn: null,
  };
  return {
    ...shop,
    apps,
    families: routeFamilies(apps).filter(({ path }) => !isNet || path === '/'),
    policy,
    composition,
    offline,
    partsOf: (family) => ({
      ...shared,
      needed: neededFiles(apps, family),
      calls: documentCalls(apps, family),
      asksFor: appsFromTheStart(apps, family),
      appShell:
        appShells[name] && !isNet
          ? documentAppShell(family, {
              shell: appShells[name],
              app: family.app === name ? undefined : appShells[family.app],
              isClosed: apps[family.app]?.routes[family.path]?.access === 'buyer',
              site,
            })
          : null,
    }),
  };
}

function renderShop(revision: Revision, shop: ShopDocuments) {
  const { apps, families, policy, offline, partsOf } = shop;
  const files = new Map(
    families.map((family) => [documentFile(family.name), Buffer.from(renderDocument(partsOf(family)))]),
  );
  files.set(LIVE_STATE, Buffer.from(JSON.stringify(liveStateOf(revision, shop))));
  files.set(WORKER, Buffer.from(offlineWorker(revision, apps, offline)));
  const index = {
    headers: { 'content-security-policy': policy },
    documents: families.map(({ name: family, path }) => ({ family, path, file: documentFile(family) })),
  };
  return { index, files };
}

const documentFile = (family: string): string => `${family}.html`;

/** What each app of a composition has drawn of its pages; what is no app shell is left out, as if there were none. */
async function drawnByApps(store: Store, apps: ComposedApps) {
  const drawn: Record<string, PrerenderedShells> = {};
  for (const [app, { version }] of Object.entries(apps)) {
    const text = await readReleaseFile(store, app, version, APP_SHELL);
    const appShells = text && readAppShells(text);
    if (appShells) drawn[app] = appShells;
  }
  return drawn;
}

/** A file of a release, or nothing where it has none of that name. */
export async function readReleaseFile(
  store: Store,
  app: string,
  version: string,
  file: string,
): Promise<string> {
  const { files } = await readRelease(store, app, version);
  return files[file] ? readFile(join(store.release(app, version), file), 'utf8') : '';
}
