import type { CallRegistry } from '../../http/calls';
import type { SightGuard } from '../../http/role-guard';
import type { PapersService } from './papers-service';
import type { DocumentService } from './service';

export interface DocumentServices {
  readonly documents: DocumentService;
  readonly papers: PapersService;
  readonly requireSight: SightGuard;
}

export function documentRoutes(
  calls: CallRegistry,
  { documents, papers, requireSight }: DocumentServices,
): void {
  calls.forDownload('file/download/:fileId', ({ fileId }, { buyer }) => documents.open(buyer, fileId));
  calls.forOpenDownload('file/licences', () => documents.licences());
  calls.forDownload('order/export/elecdelivery', ({ orderId }, { buyer }) =>
    documents.deliveryNotes(buyer, orderId),
  );
  calls.forBuyer('order/export/papers/count', async (wanted, { buyer }) => {
    await requireSight(buyer, wanted);
    return papers.count(buyer, wanted);
  });
  calls.forDownload('order/export/papers', async (wanted, { buyer }) => {
    await requireSight(buyer, wanted);
    return papers.zip(buyer, wanted);
  });
  calls.forBuyer('order/update/contract/download', async ({ orderId }, { buyer }) => ({
    originFileUrl: await documents.contracts.noteTemplateDownload(buyer, orderId),
  }));
}
