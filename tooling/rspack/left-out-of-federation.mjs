// Stands in the shell for the parts of the federation runtime that it does not come to (federation-runtime-aliases.mjs).

/** What remains of it is a list that a remote is struck from when another release of it is taken. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

const leftOut = () => {
  throw new Error('This part of the federation is left out of the shell');
};

export {
  leftOut as assignRemoteInfo,
  leftOut as createLink,
  leftOut as createScript,
  leftOut as createScriptNode,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as generatePreloadAssetsPlugin,
  leftOut as generateSnapshotFromManifest,
  leftOut as getManifestFileName,
  leftOut as getSharedFallbackGetter,
  leftOut as inferAutoPublicPath,
  leftOut as isManifestProvider,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as loadScriptNode,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as remotes,
  leftOut as safeWrapper,
  leftOut as simpleJoinRemoteEntry,
  leftOut as snapshotPlugin,
};
