export const WHEN_WATCHED = ['refuse', 'replace', 'queue'] as const;
/** What is done with a version while another one of the app is watched as a canary. */
export type WhenWatched = (typeof WHEN_WATCHED)[number];
