/** One page of a list, counted from 1. */
export interface Page {
  readonly current: number;
  readonly pageSize: number;
}

export const toLimit = ({ current, pageSize }: Page) => ({
  limit: pageSize,
  offset: (current - 1) * pageSize,
});
