import { useMutation } from '@tanstack/react-query';
import { contractBusType } from 'shared-kernel/domain';
import { api, type OnProgress } from 'shared-kernel/http';
import { useOrderRefresh } from './read-order';

export interface ContractUpload {
  file: File;
  signal: AbortSignal;
  onProgress: OnProgress;
}

export function useUploadContract(orderId: string) {
  const refresh = useOrderRefresh();
  return useMutation({
    mutationFn: ({ file, signal, onProgress }: ContractUpload) =>
      api.upload(
        'file/upload',
        { file, fields: { busType: contractBusType, fileName: file.name, orderId } },
        { signal, onProgress, silent: true },
      ),
    onSuccess: () => void refresh(),
  });
}
