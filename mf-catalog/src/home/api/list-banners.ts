import { useQuery } from '@tanstack/react-query';
import type { Banner } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

const listBanners = (position: Banner['position'], signal: AbortSignal) =>
  api.post('banner/list', { position }, { signal, silent: true });

/** Banners of one place on the home page. */
export const useBanners = (position: Banner['position'], { enabled = true } = {}) =>
  useQuery({
    queryKey: ['banner/list', { position }],
    queryFn: ({ signal }) => listBanners(position, signal),
    staleTime: 5 * 60_000,
    enabled,
  });
