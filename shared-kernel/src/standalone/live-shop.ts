import { federatedLoader, filledBy, importScript, type RemoteModule, readComposition } from '../federation';

/** The dev server proxies the live shop's document here (`tooling/rspack/dev-server.mjs`). */
const liveDocument = '/live-shop';
/** Timeout of the live shop, in milliseconds. */
const deadline = 5_000;

type LoadView = (slot: string) => Promise<RemoteModule>;

let opened: Promise<LoadView> | undefined;

/**
 * The view that the live shop's release shows in a slot.
 * @throws Error that says why there is none
 */
export async function liveView(slot: string): Promise<RemoteModule> {
  opened ??= openShop();
  opened.catch(() => {
    opened = undefined;
  });
  return (await opened)(slot);
}

async function openShop(): Promise<LoadView> {
  const response = await fetch(liveDocument, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(deadline),
  }).catch((cause: unknown) => {
    throw new Error('商城没有应答', { cause });
  });
  if (!response.ok) throw new Error(`商城没有应答（${response.status}）`);
  const { apps } = readComposition(new DOMParser().parseFromString(await response.text(), 'text/html'));
  const load = federatedLoader(new Map(Object.entries(apps)), { module: importScript });
  return async (slot) => {
    const { remote, expose } = filledBy(slot);
    if (slot.startsWith('shell/')) throw new Error('外壳的视图只在商城里有');
    if (!(remote in apps)) throw new Error(`商城里没有 ${remote}`);
    const view = await load(remote, expose);
    if (!view?.default) throw new Error(`${remote} 没有给出 ${expose}`);
    return view;
  };
}
