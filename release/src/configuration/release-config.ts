import { z } from 'zod';
import { readJson } from '../store/json-files';
import { channelName, mountPath, slotName } from '../store/names';

export const siteSettings = z.object({
  title: z.string().default('医疗商城'),
  description: z.string().default('医疗器械与耗材官方旗舰商城，服务医院、经销商与连锁机构'),
  themeColor: z.string().default('#0b6e77'),
  /** Shown in the header of a test environment; null where there is nothing to say. */
  notice: z.string().nullable().default(null),
  /** Whether browsers keep what was seen for visits without network; switched off, they drop it with the next visit. */
  offline: z.boolean().default(true),
});

export type SiteSettings = z.infer<typeof siteSettings>;

const channelSettings = z.strictObject({
  /** Whether developers may point an app at their own machine. */
  overrides: z.boolean().default(false),
  /** Where it is served, for what commands print. */
  address: z.url().optional(),
  /** Whether past compositions and previews can be opened and the parts of a page be looked at. */
  inspect: z.boolean().default(false),
  /** Whether teams elsewhere find here what to build with. */
  kit: z.boolean().default(false),
  /** Whether a release needs a passed check before buyers get it. */
  checked: z.boolean().default(false),
  /** Whether buyers get only what a team has signed, to the byte. */
  signed: z.boolean().default(false),
  /** The views in a route's extension slot, in order, by path; other routes have what their apps state. */
  extensions: z.record(mountPath, z.array(slotName)).default({}),
  /** The channel from which it has every app that nobody has promoted on this one. */
  follows: channelName.nullable().default(null),
});

/** Sizes in bytes; of what browsers load as it travels, brotli. */
const budget = z.strictObject({
  /** The entry of the app: a remote's entry, the shell's script. */
  entry: z.int().positive(),
  /** Own code of each of its routes, the entry included. */
  route: z.int().positive(),
  /** Its server script, as it is loaded. */
  server: z.int().positive().optional(),
});

/** The numbers by which releases are judged. */
export const policy = z.strictObject({
  /** By app; `ownReact` for those that bring a React of their own, `default` for every other without one of its own. */
  budgets: z.record(z.string(), budget).default({}),
  smoke: z
    .strictObject({
      /** The buyers as which a release is looked at before its check counts: one of each client type. */
      accounts: z.array(z.string().min(1)).default([]),
      /** Whether a check does the stated tasks in shops of its own: minutes of two processors. */
      tasks: z.boolean().default(false),
    })
    .prefault({}),
  watch: z
    .strictObject({
      /** Visits that a canary and the version beside it need before anything is concluded. */
      minimumVisits: z.int().positive().default(50),
      /** Visits with a fault that a canary needs. */
      minimumFaulty: z.int().positive().default(5),
      /** How many visits to a version count from one network, and from one browser. */
      visitsPerNetwork: z.int().positive().default(5),
      /** How many times the rate of the version beside it a canary's rate must be. */
      timesWorse: z.number().min(1).default(2),
      /** Chance that a canary which is no worse is ever taken back, however long it is watched. */
      falseAlarm: z.number().positive().max(0.5).default(0.001),
      /** So long a version is watched after it went to everybody, beside the one before it, in hours; 0 not at all. */
      hoursAfter: z.number().nonnegative().default(24),
    })
    .prefault({}),
  keep: z
    .strictObject({
      /** Documents of so many revisions of each channel stay, and the releases that those show or fall back to. */
      revisions: z.int().min(2).default(50),
      /** So long everything stays, in days. */
      days: z.number().positive().default(30),
    })
    .prefault({}),
  ramp: z
    .strictObject({
      /** The shares, in percent, that a canary goes through by itself while it is no worse; 100 is everybody. */
      steps: z.array(z.int().min(1).max(100)).default([]),
      /** How long it stays at each. */
      hours: z.number().positive().default(4),
    })
    .prefault({}),
});
export type Policy = z.infer<typeof policy>;

/** What `release.config.json` holds; every part has a default. */
export const releaseConfig = z.strictObject({
  site: siteSettings.prefault({}),
  channels: z.record(channelName, channelSettings).default({}),
  policy: policy.prefault({}),
});
export type ReleaseConfig = z.infer<typeof releaseConfig>;

/** Reads a `release.config.json`; null when there is none. */
export const readConfigFile = (file: string): Promise<ReleaseConfig | null> => readJson(file, releaseConfig);
