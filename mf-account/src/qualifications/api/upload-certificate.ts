import { useQueryClient } from '@tanstack/react-query';
import { api, type OnProgress } from 'shared-kernel/http';
import { qualificationsKey } from '../../api/list-qualifications';

/** Sends a certificate of a type; the list is read again after. */
export function useUploadCertificate(qualificationType: string) {
  const queryClient = useQueryClient();
  return async (file: File, options: { signal: AbortSignal; onProgress: OnProgress }): Promise<void> => {
    await api.upload(
      'file/uploadCert',
      { file, fields: { qualificationType } },
      { ...options, silent: true },
    );
    void queryClient.invalidateQueries({ queryKey: qualificationsKey });
    void queryClient.invalidateQueries({ queryKey: ['client/todo'] });
  };
}
