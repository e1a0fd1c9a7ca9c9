import type { Disguise, Row } from './copy-tables';
import type { Placeholder, Placeholders } from './placeholder-file';
import type { Pseudonyms } from './pseudonyms';
import { leftOut, statedColumns } from './stated-columns';

/** Somebody has to say what becomes of a column: `move/stated-columns.ts`. */
export class UnstatedColumn extends Error {}

export interface Disguising {
  readonly pseudonyms: Pseudonyms;
  readonly placeholders: Placeholders;
  /** Of everybody. */
  readonly passwordHash: string;
  /** Told of each file that gets a placeholder. */
  readonly onFile: (id: string, file: Placeholder) => void;
}

/** Makes persons unrecognisable, as `statedColumns` says. */
export function disguisePersons({ pseudonyms, placeholders, passwordHash, onFile }: Disguising): Disguise {
  const columnsOf = (table: string) => {
    const stated = statedColumns[table] ?? {};
    return stated === leftOut ? {} : stated;
  };

  function fileOf(table: string, row: Row): Placeholder | undefined {
    const { id, content_type: type, file_id: fileId, file_name: fileName } = row;
    if (table === 'product_documents') {
      const file = typeof fileId === 'string' ? placeholders(typeOfName(String(fileName))) : undefined;
      if (file) onFile(String(fileId), file);
      return file;
    }
    const file = typeof type === 'string' ? placeholders(type) : undefined;
    if (file) onFile(String(id), file);
    return file;
  }

  return {
    copies: (table) => statedColumns[table] !== leftOut,
    changes: (table) =>
      Object.entries(columnsOf(table)).flatMap(([column, treatment]) =>
        treatment === 'stays' ? [] : column,
      ),
    disguise(table, changed, rest) {
      const stated = columnsOf(table);
      const means = { pseudonyms, passwordHash, file: fileOf(table, rest) };
      return Object.fromEntries(
        Object.entries(changed).map(([column, value]) => {
          const treatment = stated[column];
          return [
            column,
            value === null || typeof treatment !== 'function' ? value : treatment(value, means),
          ];
        }),
      );
    },
  };
}

const typeOfName = (name: string) =>
  /\.jpe?g$/i.test(name) ? 'image/jpeg' : /\.png$/i.test(name) ? 'image/png' : 'application/pdf';
