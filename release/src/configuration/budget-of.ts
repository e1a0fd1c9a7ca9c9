import type { Policy } from './release-config';

/** What a build may weigh: by its app, else by whether it brings a React of its own. */
export const budgetOf = (
  { budgets }: Policy,
  { app, react }: { app: string; react?: object | undefined },
): Policy['budgets'][string] | undefined =>
  budgets[app] ?? (react && budgets['ownReact']) ?? budgets['default'];
