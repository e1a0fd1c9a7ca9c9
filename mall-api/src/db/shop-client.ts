import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { ConnectionLost } from './connection-lost';
import type { Hosts } from './hosts';
import { named, unnamed } from './statement-name';

interface ServerError {
  readonly severity?: string;
  readonly code?: string;
}

// The server answers, but took back its promise to write: it is, or has become, a replica.
const readOnly = '25006';

const endsConnection = ({ severity, code }: ServerError) => severity === 'FATAL' || code === readOnly;

/** A connection that knows when it is lost: then it says so, and takes no further statement. */
export interface ShopClient extends Client {
  readonly lost: boolean;
}

/**
 * Connections to the primary of some hosts.
 * @param pooled whether a pooler lends the server's connections for a transaction each
 * @param answerMs a statement that has no answer after so long ends its connection: a server that is frozen, or cut
 * off, cannot keep its own limits
 */
export function shopClient(
  hosts: Hosts,
  { answerMs, pooled }: { answerMs: number | undefined; pooled: boolean },
): new () => ShopClient {
  const prepared = pooled ? unnamed : named;
  return class extends Client {
    lost = false;

    constructor(config?: ClientConfig) {
      const address = hosts.current();
      super({ ...config, connectionString: address });
      // Also while it is in use: an error that nobody listens to would end the process.
      this.on('error', () => {
        this.lost = true;
      });
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName !== 'in_hot_standby' || parameterValue !== 'on') return;
        hosts.failed(address);
        this.#giveUp('the server is a replica');
      });
      this.connection.once('end', () => {
        this.lost = true;
        if (!this.#connected) hosts.failed(address);
      });
      this.once('connect', () => {
        this.#connected = true;
      });
    }

    #connected = false;

    #giveUp(reason: string): void {
      this.lost = true;
      this.connection.stream.destroy(new Error(reason));
    }

    // The overloads of `query` differ in what they give back; drizzle and our pool use this one.
    override query = (async (statement: QueryConfig | string, values?: unknown[]): Promise<QueryResult> => {
      if (this.lost) throw new ConnectionLost('not done', 'it was lost before');
      const limit = answerMs && setTimeout(() => this.#giveUp(`no answer for ${answerMs} ms`), answerMs);
      try {
        return await super.query(
          typeof statement === 'string' ? statement : prepared(statement, values),
          values,
        );
      } catch (error) {
        if (endsConnection(error as ServerError)) this.lost = true;
        throw this.lost ? new ConnectionLost('unknown', error) : error;
      } finally {
        clearTimeout(limit);
      }
    }) as Client['query'];
  };
}
