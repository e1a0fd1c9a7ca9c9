/** An app's statement in the `federation` field of its package.json. */
export interface FederatedApp {
  folder: string;
  packageName: string;
  packageVersion: string;
  name: string;
  port: number;
  mount: string[];
  routes?: Record<string, string | { screen: string; slots: string[] }>;
  exposes: Record<string, string>;
}

export const projectRoot: string;
export function readApp(folder: string): FederatedApp;
export function listApps(): FederatedApp[];
export function listRemotes(): FederatedApp[];
