import { pathTo } from 'shared-kernel/domain';

/** The product ids of an address, without duplicates. */
export const idsIn = (params: URLSearchParams): string[] => [
  ...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id))),
];

export const addressOf = (ids: readonly string[]): string => pathTo('/home/compare', { ids: ids.join(',') });
