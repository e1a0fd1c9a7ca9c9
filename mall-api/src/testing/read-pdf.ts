import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

export interface ReadPdf {
  readonly pages: string[];
  readonly text: string;
  readonly title: string;
  /** Right edge of the rightmost text, in points. */
  readonly widest: number;
}

type Ask = (content: Uint8Array) => Omit<ReadPdf, 'text'>;

/** A thread that does not start says nothing. */
const limitMs = 30_000;

let ask: Ask | undefined;

/** In a thread of its own: the reader is an ES module, which Jest cannot load here. */
function startReader(): Ask {
  const { port1: here, port2: port } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const reader = new Worker(new URL('./pdf-reader.mjs', import.meta.url), {
    workerData: { port, answered },
    transferList: [port],
    execArgv: [],
  });
  reader.unref();
  here.unref();
  return (content) => {
    Atomics.store(answered, 0, 0);
    here.postMessage(content);
    Atomics.wait(answered, 0, 0, limitMs);
    const { message } = receiveMessageOnPort(here) ?? { message: { error: `no answer for ${limitMs} ms` } };
    if ('error' in message) throw new Error(message.error);
    return message;
  };
}

/** Reads the text of a PDF's pages. */
export function readPdf(content: Uint8Array): ReadPdf {
  ask ??= startReader();
  const read = ask(content);
  return { ...read, text: read.pages.join('\n') };
}
