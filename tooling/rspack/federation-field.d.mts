/** An app with its statement, the `federation` field of its package.json. */
export interface FederatedApp {
  folder: string;
  packageName: string;
  packageVersion: string;
  description: string;
  name: string;
  port: number;
  prefix: string;
  mount: string[];
  routes: Record<
    string,
    { screen: string; title: string; access: 'open' | 'buyer'; query?: string; slots: string[] }
  >;
  exposes: Record<string, { file: string; props?: string }>;
}

export const projectRoot: string;
export function readApp(folder: string): FederatedApp;
export function listApps(root?: string): FederatedApp[];
export function listRemotes(): FederatedApp[];
export function statedRoutes(
  apps: readonly FederatedApp[],
): Record<string, { title: string; access: 'open' | 'buyer' }>;
