import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type TaggedTemplateExpression } from '@swc/core';
import { textOf } from './template-database';

/** SQL that a source writes by hand. */
export interface SqlTemplate {
  /** Path in `src`. */
  readonly file: string;
  readonly text: string;
}

const source = join(import.meta.dirname, '..');

/** The templates of the API's sources, without those of tests and of the schema, which only migrations run. */
export function listSqlTemplates(): SqlTemplate[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!testing|db\/schema).*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return text.includes('sql') ? templatesIn(text).map((template) => ({ file, text: template })) : [];
    });
}

function templatesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isTemplate(node) && node.tag.type === 'Identifier' && node.tag.value === 'sql')
      found.push(textOf(node.template.quasis.map(({ cooked }) => cooked ?? '')));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(text, { syntax: 'typescript', target: 'es2022' }));
  return found;
}

const isTemplate = (node: object): node is TaggedTemplateExpression =>
  'type' in node && node.type === 'TaggedTemplateExpression';
