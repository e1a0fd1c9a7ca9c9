import { type Releases, remoteBuilds } from './composed-releases';

/** How a claim refers to the types below. */
export const SHAPES = "import('./shapes')";
export const SHAPES_FILE = 'shapes.ts';

const nameType = (app: string): string => `NamesOf_${app.replaceAll('-', '_')}`;

/** The type that stands for the names which a remote uses. */
export const namesOf = (app: string): string => `${SHAPES}.${nameType(app)}`;

/** What of a type counts for an app: what it names, or all where it does not say what it uses. */
export const seenBy =
  ({ app, uses }: { app: string; uses?: object | undefined }) =>
  (type: string): string =>
    uses ? `${SHAPES}.Seen<${type}, ${namesOf(app)}>` : type;

/** @returns a type of literals; of none, the one that nothing is */
export const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map((name) => JSON.stringify(name)).join('|');

/** Types by which what a remote does not use of a shape is left out of a comparison. */
export const shapesFile = (releases: Releases): string =>
  [
    SHAPES_TEXT,
    ...remoteBuilds(releases).map(
      ({ app, uses }) => `export type ${nameType(app)} = ${union(uses?.names ?? [])};`,
    ),
  ].join('\n');

const SHAPES_TEXT = `type Plain = string | number | bigint | boolean | symbol | null | undefined;
/** A shape with nothing in it but what is named; indexed by any key, all of it. */
export type Seen<T, Names> = T extends Plain ? T
  : T extends readonly unknown[] ? { [Index in keyof T]: Seen<T[Index], Names> }
  : T extends object ? { [Key in keyof T as string extends Key ? Key : number extends Key ? Key : Key extends Names ? Key : never]: Seen<T[Key], Names> }
  : T;
/** Its keys that have names of their own. */
export type Named<T> = T extends Plain ? never : T extends object ? keyof { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] } : never;
/** What of one shape another has, too. */
export type Shared<One, Other> = { [Key in keyof One & keyof Other]: One[Key] };
export type Keys<T> = T extends Plain ? never : T extends object ? keyof T : never;
/** What the first parameter of a function may hold, such as the props of a view. */
export type Handed<F> = F extends (first: infer First, ...rest: never[]) => unknown ? Keys<First> : never;`;
