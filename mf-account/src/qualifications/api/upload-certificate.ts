import { api, type OnProgress } from 'shared-kernel/http';

/** Uploads a certificate of a type. */
export async function uploadCertificate(
  qualificationType: string,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<void> {
  await api.upload('file/uploadCert', { file, fields: { qualificationType } }, { ...options, silent: true });
}
