import type { CallRegistry } from '../../http/calls';
import type { FileService } from './service';

export function fileRoutes(calls: CallRegistry, files: FileService): void {
  calls.forUpload('file/upload', (request, file, { buyer }) => files.upload(buyer, request, file));
  calls.forUpload('file/uploadCert', (request, file, { buyer }) =>
    files.uploadCertificate(buyer, request, file),
  );
}
