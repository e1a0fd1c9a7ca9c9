import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding } from './live-documents';

export type Compression = Exclude<Encoding, 'identity'>;

/** The one that is preferred first. */
export const COMPRESSIONS: readonly Compression[] = ['br', 'gzip'];

/**
 * How something is sent: compressed if it is wanted so.
 * @param accepted what the request says that it takes
 */
export const chooseEncoding = (accepted: string | undefined, offered = COMPRESSIONS): Encoding =>
  (accepted && (negotiate(accepted, [...offered]) as Encoding | null)) || 'identity';
