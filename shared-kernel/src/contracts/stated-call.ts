import type { Calls, PathOf, ReadPath, ReadRequestOf, ReplyOf } from '.';

type OfPath<Path extends ReadPath, Request> = ReadRequestOf<Path> &
  Readonly<Record<Exclude<keyof Request, keyof ReadRequestOf<Path>>, never>>;

/** A preloaded call as an app manifest states it, type-checked against the call's contract. */
export type Posted<Path extends Exclude<ReadPath, PathOf<'get'>>, Request extends OfPath<Path, Request>> = [
  Calls[Path],
  Request,
];
export type Got<Path extends ReadPath & PathOf<'get'>, Request extends OfPath<Path, Request>> = [
  Calls[Path],
  Request,
];

type Within<Value, Steps> = Steps extends [infer Step extends keyof Value, ...infer Rest]
  ? Within<Value[Step], Rest>
  : Steps extends []
    ? Value
    : never;
type Addresses<Row> = { [Field in keyof Row]: Row[Field] extends string ? Field : never }[keyof Row];

/** The field of a list entry in the reply that holds a picture's URL. */
export type Shown<
  Path extends ReadPath,
  List,
  Field extends Within<ReplyOf<Path>, List> extends readonly (infer Row)[] ? Addresses<Row> : never,
> = [Path, List, Field];
