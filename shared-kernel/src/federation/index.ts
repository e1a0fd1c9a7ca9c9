export {
  type AppRelease,
  type Composition,
  filledBy,
  type LoadableRelease,
  readComposition,
  readIntegrity,
  type StatedRoute,
  type StatedRoutes,
} from './composition';
export { failWithPlatform, type PlatformRuntime } from './fail-with-platform';
export { federatedLoader } from './federated-loader';
export { importScript } from './import-script';
export type { RemoteModule } from './remote-module';
export type { startRemote } from './start-remote';
