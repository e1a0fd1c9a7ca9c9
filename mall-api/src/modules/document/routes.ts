import type { CallRegistry } from '../../http/calls';
import type { PapersService } from './papers-service';
import type { DocumentService } from './service';

export function documentRoutes(calls: CallRegistry, documents: DocumentService, papers: PapersService): void {
  calls.forDownload('file/download/:fileId', ({ fileId }, { buyer }) => documents.open(buyer, fileId));
  calls.forOpenDownload('file/licences', () => documents.licences());
  calls.forDownload('order/export/elecdelivery', ({ orderId }, { buyer }) =>
    documents.deliveryNotes(buyer, orderId),
  );
  calls.forBuyer('order/export/papers/count', (wanted, { buyer }) => papers.count(buyer, wanted));
  calls.forDownload('order/export/papers', (wanted, { buyer }) => papers.zip(buyer, wanted));
  calls.forBuyer('order/update/contract/download', async ({ orderId }, { buyer }) => ({
    originFileUrl: await documents.contracts.noteTemplateDownload(buyer, orderId),
  }));
}
