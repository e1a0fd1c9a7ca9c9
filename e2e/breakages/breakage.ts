/** A change of one source file, as text; `find` stands there once. */
export interface Edit {
  file: string;
  find: string;
  put: string;
}

/** What a team could do to the others, and who has to notice. */
export interface Breakage {
  name: string;
  /** In words, for the table. */
  does: string;
  /** The app that is built and put before the check. */
  app: string;
  /** Of the sources, before the build. */
  edits?: readonly Edit[];
  /** Of the built files, for what a build would refuse by itself: by the end of a file's name, its new text. */
  built?: Readonly<Record<string, (text: string) => string>>;
  /** Of the store, after publishing: what somebody does who may write it. */
  stored?: (release: string) => Promise<void>;
  /** What has to refuse it: the name of a check, `build`, `publish` or `canary`. */
  by: string;
  /** What it then says, so that it is refused for this and nothing else. */
  says: RegExp;
}

/** A change that nobody may be kept from. */
export type Harmless = Omit<Breakage, 'by' | 'says' | 'stored'> & {
  /** Why something is taken away, as its team tells the check. */
  fewer?: string;
  /** Why amounts differ, likewise. */
  sums?: string;
};
