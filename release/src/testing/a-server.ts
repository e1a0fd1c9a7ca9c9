import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test saw of one reply. */
export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request exactly as written: unlike fetch, it neither tidies the path nor decompresses. */
export function send(origin: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      },
    );
    request.once('error', reject);
    request.end(options.body);
  });
}

export interface FakeApi {
  origin: string;
  close(): Promise<void>;
}

/** A stand-in for mall-api on a port of its own. */
export async function aFakeApi(handler: http.RequestListener): Promise<FakeApi> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
