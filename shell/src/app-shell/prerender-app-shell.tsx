import 'shared-kernel/styles/base.css';
import 'shared-kernel/styles/tokens.css';
import '../shell.css';
import { draw as drawElement } from 'shared-kernel/app-shell';
import { createQueryClient } from 'shared-kernel/calls';
import type { StatedRoutes } from 'shared-kernel/federation';
import { steadyRemotes } from '../remotes/remotes';
import { Shell } from '../shell';

const load = () => new Promise<never>(() => {});

/**
 * Header, navigation and page area on the path that the browser is at. What only a composition knows the release tool
 * fills in: title, notice, and the page of a remote.
 * @param routes of the shell's own pages
 */
export const draw = (routes: StatedRoutes): string =>
  drawElement(
    <Shell
      remotes={steadyRemotes({ mounts: [], routes, load })}
      site={{ title: '%title%', notice: '%notice%' }}
      queryClient={createQueryClient()}
    />,
  )
    // It stands below what is first seen.
    .replace(/<footer.*<\/footer>/s, '')
    .replace(/>%clientName%</g, ' data-own="name"><')
    .replace(/>%</g, ' data-own="initial"><');
