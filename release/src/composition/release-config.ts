import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../store/json-files';
import { channelName } from '../store/names';
import { siteSettings } from './revision';

const channelSettings = z.object({ overrides: z.boolean().default(false) });

/** `release.config.json` at the project's root; every part has a default. */
export const releaseConfig = z.strictObject({
  site: siteSettings.prefault({}),
  channels: z.record(channelName, channelSettings).default({}),
});
export type ReleaseConfig = z.infer<typeof releaseConfig>;

/** Reads `release.config.json` from a folder; the defaults when there is none. */
export const readReleaseConfig = async (folder: string): Promise<ReleaseConfig> =>
  (await readJson(join(folder, 'release.config.json'), releaseConfig)) ?? releaseConfig.parse({});
