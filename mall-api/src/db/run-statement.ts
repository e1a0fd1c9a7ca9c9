/**
 * Runs a statement.
 * @param text its SQL, without its values
 */
export type RunStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;
