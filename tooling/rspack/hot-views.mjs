import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { toolsFolder } from '../lib/places.mjs';

const hot = join(toolsFolder, 'hot');

/** For the compiler: what components are made with while an app is developed inside a shop. */
export const hotViews = 'hot-views';

/**
 * Shows edits of a remote inside a running shop, and of the shell itself, at once, with what was typed kept, whichever build of
 * React the shop has.
 */
export class HotViewsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { options, webpack } = compiler;
    options.resolve.alias = {
      ...options.resolve.alias,
      'react-refresh': join(hot, 'react-refresh'),
      'react-refresh-itself$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
      [`${hotViews}/jsx-dev-runtime$`]: join(hot, 'jsx-dev-runtime.mjs'),
    };
    // A module that hands on a library's components, as the platform's do, has none of its own.
    new ReactRefreshRspackPlugin({ include: /\.tsx$/ }).apply(compiler);
    new webpack.EntryPlugin(compiler.context, join(hot, 'hand-out-views.mjs'), {}).apply(compiler);
  }
}
