import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import { consigneesKey } from './list-consignees';

export type ConsigneeToSave = RequestOf<'client/consignee/add'> & { id: string | null };

/** Adds an address, or changes the one named by `id`; replies with its id. */
async function saveConsignee({ id, ...address }: ConsigneeToSave): Promise<string> {
  if (id === null) return (await api.post('client/consignee/add', address)).id;
  await api.post('client/consignee/edit', { id, ...address });
  return id;
}

export function useSaveConsignee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveConsignee,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consigneesKey }),
  });
}
