import { drawFrames } from '../frame/draw-frames.mjs';

/** The release tool puts it together into documents (release/src/documents/document-frame.ts). */
const FRAME_FILE = 'frame.json';

/** Leaves beside a build what its pages look like before any script has come, drawn by the app's own components. */
export class FramePlugin {
  /**
   * @param {import('@rspack/core').Configuration} base the app's own configuration
   * @param {string} entry the module that draws
   * @param {readonly string[]} paths
   * @param {unknown} [given] what it is told
   */
  constructor(base, entry, paths, given) {
    this.draw = () => drawFrames(base, entry, paths, given);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FramePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FramePlugin', stage }, async () => {
        const frame = JSON.stringify(await this.draw());
        compilation.emitAsset(FRAME_FILE, new sources.RawSource(frame));
      });
    });
  }
}
