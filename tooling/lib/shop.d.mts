/** The whole shop, running: the API on a database and the composed front end before it. */
export interface Shop {
  /** The API's process; another one after a restart. */
  readonly api: { readonly output: string; stop(): Promise<void> };
  readonly url: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
  restartApi(signal?: NodeJS.Signals): Promise<void>;
}

export interface ShopOptions {
  store: string;
  dataDir: string;
  port?: number;
  apiPort?: number;
  channel?: string;
  apiEnv?: Record<string, string>;
  serveArgs?: readonly string[];
}

export function build(): Promise<void>;
export function release(store: string, ...args: string[]): Promise<string>;
export function releaseAll(store: string, channel?: string): Promise<string>;
export function publishBuild(store: string, folder: string): Promise<string>;
export function serve(options: {
  store: string;
  channel?: string;
  port: number;
  apiUrl: string;
  serveArgs?: readonly string[];
}): { url: string; stop(): Promise<void>; ready(): Promise<void> };
export function startShop(options: ShopOptions): Promise<Shop>;
