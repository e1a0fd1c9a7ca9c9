import 'shared-kernel/styles/base.css';
import 'shared-kernel/styles/tokens.css';
import '../shell.css';
import { StrictMode } from 'react';
import { drawInPlace } from 'shared-kernel/app-shell';
import { createQueryClient, type DrawnReply, takeDrawnReplies } from 'shared-kernel/calls';
import type { RemoteModule } from 'shared-kernel/federation';
import { readyScreen } from 'shared-kernel/ui';
import { type RemotesState, remoteOf, steadyRemotes } from '../remotes/remotes';
import { Shell, type ShellProps } from '../shell';

/** What a document is drawn from. */
export interface DocumentFacts extends Pick<RemotesState, 'mounts' | 'routes' | 'extensions'> {
  site: ShellProps['site'];
  replies: readonly DrawnReply[];
}

export interface DrawnDocument {
  html: string;
  /** Views that could not be drawn, such as `mf-catalog/app`; what stands in their place is what they show while they load. */
  failed: string[];
  /** What they threw, by view, as far as it is known. */
  causes: Record<string, string>;
}

/**
 * Draws the page of the address that the browser is at, for a server. What it asks for later is at hand, but comes after
 * a turn: draw again until nothing waits.
 * @param views what the remotes show, such as `mf-catalog/app`
 * @returns draws it once
 */
export function drawDocument(
  { mounts, routes, extensions, site, replies }: DocumentFacts,
  views: Readonly<Record<string, () => RemoteModule>>,
): () => DrawnDocument {
  const asked = new Set<string>();
  const causes: Record<string, string> = {};
  const queryClient = createQueryClient();
  takeDrawnReplies(queryClient, replies);
  const evaluate = (view: string) => {
    try {
      return views[view]?.() ?? null;
    } catch (error) {
      causes[view] = `${error}`;
      return null;
    }
  };
  const remotes = steadyRemotes({
    mounts,
    routes,
    extensions,
    load: () => new Promise<never>(() => {}),
    ready(remote, expose) {
      asked.add(`${remote}/${expose}`);
      return evaluate(`${remote}/${expose}`);
    },
  });
  const { pathname } = location;
  const owner = remoteOf(mounts, pathname);
  // The screen is there when the first turn begins, which else would only find out that it is needed. A page may ask for
  // none of it: a visitor's guarded one is the login.
  if (owner && evaluate(`${owner}/app`)) void readyScreen(pathname);
  return () => {
    const html = drawInPlace(
      <StrictMode>
        <Shell remotes={remotes} site={site} queryClient={queryClient} />
      </StrictMode>,
    );
    const stands = (view: string) => {
      const [app, expose] = view.split('/');
      return html.includes(`data-app="${app}" data-expose="${expose}"`);
    };
    return { html, failed: [...asked].filter((view) => !stands(view)), causes };
  };
}
