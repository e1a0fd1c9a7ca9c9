import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { ConnectionLost } from './connection-lost';
import type { Hosts } from './hosts';
import type { RunStatement } from './run-statement';
import { named, unnamed } from './statement-name';

interface ServerError {
  readonly severity?: string;
  readonly code?: string;
}

// The server became read-only: it is, or has become, a replica.
const readOnly = '25006';

const endsConnection = ({ severity, code }: ServerError) => severity === 'FATAL' || code === readOnly;

/** A connection that notices its loss, reports it, and accepts no further statement. */
export interface ShopClient extends Client {
  readonly lost: boolean;
}

/**
 * Connections to the primary of some hosts, or to a replica.
 * @param pooled whether a transaction pooler is in between
 * @param replica whether a server that only reads will do
 * @param answerMs a statement without an answer after this time ends its connection: a frozen or unreachable
 * server cannot enforce its own timeouts
 */
export function shopClient(
  hosts: Hosts,
  {
    answerMs,
    pooled,
    replica = false,
    runStatement = (_text, run) => run(),
  }: {
    answerMs: number | undefined;
    pooled: boolean;
    replica?: boolean | undefined;
    runStatement?: RunStatement | undefined;
  },
): new () => ShopClient {
  const prepared = pooled ? unnamed : named;
  return class extends Client {
    lost = false;

    constructor(config?: ClientConfig) {
      const address = hosts.current();
      super({ ...config, connectionString: address });
      // Always listen: an unhandled error event would end the process.
      this.on('error', () => {
        this.lost = true;
      });
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (replica || parameterName !== 'in_hot_standby' || parameterValue !== 'on') return;
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

    // The overloads of `query` differ in their result; drizzle and our pool use this one.
    override query = (async (statement: QueryConfig | string, values?: unknown[]): Promise<QueryResult> => {
      if (this.lost) throw new ConnectionLost('not done', 'it was lost before');
      const limit = answerMs && setTimeout(() => this.#giveUp(`no answer for ${answerMs} ms`), answerMs);
      try {
        return await runStatement(typeof statement === 'string' ? statement : statement.text, () =>
          super.query(typeof statement === 'string' ? statement : prepared(statement, values), values),
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
