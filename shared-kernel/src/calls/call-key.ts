import type { DataTag } from '@tanstack/react-query';
import type { PathOf, ReadPath, ReadRequestOf, ReplyOf } from '../contracts';
import type { ApiError } from '../http';

/** What a read resolves with: the reply's `data`; for a counted list also the total. */
export type CallReply<Path extends ReadPath> =
  Path extends PathOf<'counted'> ? { data: ReplyOf<Path>; count: number } : ReplyOf<Path>;

/** A read's request; null while it is not known yet, and nothing is sent. */
export type CallRequest<Path extends ReadPath> = ReadRequestOf<Path> | null;

export type CallKey<Path extends ReadPath> = DataTag<
  readonly [Path, CallRequest<Path>],
  CallReply<Path>,
  ApiError
>;

/** The query key of a read, the same in every app. */
export const callKey = <Path extends ReadPath>(path: Path, request: CallRequest<Path>): CallKey<Path> =>
  [path, request] as unknown as CallKey<Path>;
