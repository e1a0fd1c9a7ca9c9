import { z } from 'zod';
import { envelope } from '../signing/envelope';
import { appName, channelName, filePath, groupWithPass } from '../store/names';

// No command line holds NUL, and no log what turns its text round.
const text = z
  .string()
  .max(1_000)
  .regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}\p{Bidi_Control}])*$/u, 'plain text');
const onChannel = { channel: channelName.optional() };
const change = { ...onChannel, why: text.optional(), expectRevision: z.int().positive().optional() };

/** What a team may have its shop do, and the options that count there; everything else is for who runs the server. */
export const acceptedCommands = {
  publish: z.strictObject({ why: text.optional() }),
  check: z.strictObject({
    ...onChannel,
    account: z.array(appName).max(20).optional(),
    fewer: text.optional(),
    sums: text.optional(),
    pictures: z.literal(true).optional(),
  }),
  promote: z.strictObject({
    ...change,
    share: z.int().min(1).max(99).optional(),
    for: z.array(groupWithPass).max(20).optional(),
    withoutCheck: text.optional(),
  }),
  ship: z.strictObject({
    ...onChannel,
    why: text.optional(),
    share: z.int().min(1).max(100).optional(),
    for: z.array(groupWithPass).max(20).optional(),
    whenWatched: z.enum(['refuse', 'replace', 'queue']).optional(),
    withoutCheck: text.optional(),
    account: z.array(appName).max(20).optional(),
    fewer: text.optional(),
    sums: text.optional(),
    pictures: z.literal(true).optional(),
  }),
  rollback: z.strictObject({ ...change, to: text.optional(), urgent: z.literal(true).optional() }),
  withdraw: z.strictObject({ ...change, anyway: text.optional() }),
  /** A team's first key, made where the team is; only its public half comes here. */
  'key add': z.strictObject({ public: z.base64().max(200) }),
  status: z.strictObject(onChannel),
  history: z.strictObject({ ...onChannel, limit: z.int().min(1).max(200).optional() }),
} as const;
export type AcceptedCommand = keyof typeof acceptedCommands;

/** Those that are sent the builds themselves. */
export const takesBuilds = (name: AcceptedCommand): boolean => name === 'publish' || name === 'ship';

export const isAccepted = (name: string): name is AcceptedCommand => Object.hasOwn(acceptedCommands, name);

const MOST_FILES = 2_000;

/** A build that is sent to be published. */
const sentBuild = z.strictObject({
  /** Base64, by name. */
  files: z
    .record(filePath, z.base64())
    .refine((files) => Object.keys(files).length <= MOST_FILES, `more than ${MOST_FILES} files`),
  /** Made where the team's key is; null where it signs nothing. */
  signature: envelope.nullable(),
});
export type SentBuild = z.infer<typeof sentBuild>;

/** One command, as a team sends it. */
export const sentCommand = z.strictObject({
  command: z.string().refine(isAccepted, 'a command that teams may send'),
  /** Such as `mf-cart` or `mf-cart@1.1.0+e2b8f6c6`. */
  operands: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^[a-z][a-z0-9-]*(@[\w.+-]+)?$/, 'an app, with a version or without'),
    )
    .max(20),
  options: z.record(z.string(), z.unknown()),
  /** Who does it, beside the team whose token is shown. */
  by: text.min(1),
  /** For `publish` and `ship`, in place of operands. */
  builds: z
    .array(sentBuild)
    .max(20)
    .refine(
      (builds) => builds.flatMap(({ files }) => Object.keys(files)).length <= 2 * MOST_FILES,
      `more than ${2 * MOST_FILES} files in all`,
    ),
});
export type SentCommand = z.infer<typeof sentCommand>;

/** What comes back, a line of JSON each: what the command says as it goes, then how it ended. */
export const answerLine = z.union([z.strictObject({ text: z.string() }), z.strictObject({ code: z.int() })]);
export type AnswerLine = z.infer<typeof answerLine>;

export const COMMANDS_PATH = '/release/commands';
