import { keepPreviousData, useCall } from 'shared-kernel/calls';

const shown = 6;

/** The first products whose name or model holds a text, and how many there are; nothing for an empty text. */
export const useSuggestedProducts = (name: string) =>
  useCall('product/page', name === '' ? null : { name, current: 1, pageSize: shown }, {
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
