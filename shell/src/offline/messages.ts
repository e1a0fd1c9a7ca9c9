/** A reply that the page has shown. */
export interface SeenReply {
  path: string;
  request: unknown;
  /** The whole envelope. */
  envelope: unknown;
}

/** What a page tells its worker. A token is '' for a visitor. */
export type ToWorker =
  | { type: 'here'; token: string }
  | { type: 'seen'; path: string; files: string[] }
  | { type: 'replied'; token: string; reply: SeenReply };

/** What the worker tells its pages: one of them was shown something kept. */
export interface FromWorker {
  type: 'kept';
}
