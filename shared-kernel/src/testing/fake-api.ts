import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { CallPath, Calls, Refusal, ReplyOf, RequestOf } from '../contracts';
import { wire } from '../contracts/wire';
import { type EnvelopeCode, envelopeCodes } from '../domain';
import { axiosClient } from '../http/axios-client';

const isCounted = (path: CallPath) => new Map(Object.entries(wire)).get(path) === 'counted';

export interface FakeRequest {
  path: CallPath;
  /** JSON body, path parameters of a download, or an upload's FormData. */
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}

type FakeReply<Path extends CallPath> = Calls[Path]['kind'] extends 'counted'
  ? { data: ReplyOf<Path>; count: number }
  : ReplyOf<Path>;

type FakeBody<Path extends CallPath> = Calls[Path]['kind'] extends 'upload' ? FormData : RequestOf<Path>;

/** The fake server's answer to each call. A download is answered with a Blob; a File also has a name. */
export type FakeAnswers = {
  [Path in CallPath]?: (
    body: FakeBody<Path>,
    request: FakeRequest,
  ) => FakeReply<Path> | Promise<FakeReply<Path>>;
};

class Refused extends Error {
  readonly code: EnvelopeCode;
  readonly data: Refusal | null;

  constructor(code: EnvelopeCode, message: string, data: Refusal | null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** In an answer: the server refuses with this envelope. */
export function refuse(code: Exclude<EnvelopeCode, '0'>, message = '', data: Refusal | null = null): never {
  throw new Refused(code, message, data);
}

/** In an answer: the connection breaks. */
export function breakNetwork(): never {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
}

/** In an answer: the reply never comes. */
export const neverReply = (): Promise<never> => new Promise(() => {});

/**
 * An answer that comes when the test says so: what a page shows until then can be looked at on any machine.
 * @returns `answer` for the fake server; after `release` it replies, at once to later requests too
 */
export function holdAnswer<Reply>(reply: () => Reply): { answer: () => Promise<Reply>; release: () => void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => released.then(reply), release: () => release() };
}

type AnyAnswer = (body: unknown, request: FakeRequest) => unknown;

let answers: Partial<Record<CallPath, AnyAnswer>> = {};
let requests: FakeRequest[] = [];

/**
 * Answers the API client's calls as a server would, at the HTTP boundary. Later answers in a test replace earlier
 * ones; each test starts without any. A call without an answer fails and is logged on the console.
 */
export function fakeApi(more: FakeAnswers): {
  /** All requests of this test so far. */
  requests: readonly FakeRequest[];
  /** The bodies of one call's requests. */
  bodiesOf: <Path extends CallPath>(path: Path) => FakeBody<Path>[];
} {
  axiosClient.defaults.adapter = answer;
  Object.assign(answers, more);
  const asked = requests;
  return {
    requests: asked,
    bodiesOf: <Path extends CallPath>(path: Path) =>
      asked.filter((request) => request.path === path).map((request) => request.body as FakeBody<Path>),
  };
}

export function forgetAnswers(): void {
  answers = {};
  requests = [];
}

async function answer(config: InternalAxiosRequestConfig) {
  const request = requestOf(config);
  requests.push(request);
  const given = answers[request.path];
  if (!given) {
    // biome-ignore lint/suspicious/noConsole: whoever writes the test needs to know which answer is missing
    console.error(`fakeApi has no answer for ${request.path}`);
    return respond(config, { code: envelopeCodes.serviceMissing, data: null });
  }
  config.onUploadProgress?.({ loaded: 1, total: 1, bytes: 1, lengthComputable: true });
  try {
    const reply = await Promise.race([
      Promise.resolve().then(() => given(request.body, request)),
      aborted(config),
    ]);
    if (config.responseType === 'blob') return respond(config, reply);
    const counted = isCounted(request.path) ? (reply as object) : { data: reply };
    return respond(config, { code: envelopeCodes.ok, ...counted });
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    const { code, message, data } = thrown;
    return respond(config, { code, message, data });
  }
}

function requestOf({ url = '', data, headers }: InternalAxiosRequestConfig): FakeRequest {
  const fileId = /(?:^|\/)file\/download\/(.+)$/.exec(url)?.[1];
  const path = (fileId ? 'file/download/:fileId' : url) as CallPath;
  const body: unknown = fileId ? { fileId } : typeof data === 'string' ? JSON.parse(data) : data;
  return { path, body, headers: headers.toJSON() };
}

function aborted({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

function respond(config: InternalAxiosRequestConfig, reply: unknown) {
  const file = reply instanceof Blob ? reply : null;
  const json = JSON.stringify(reply);
  const asked =
    config.responseType === 'blob' ? new Blob([json], { type: 'application/json' }) : JSON.parse(json);
  const name =
    file instanceof File
      ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` }
      : {};
  return { data: file ?? asked, status: 200, statusText: 'OK', headers: name, config };
}
