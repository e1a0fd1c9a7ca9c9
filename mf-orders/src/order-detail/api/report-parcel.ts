import type { RequestOf } from 'shared-kernel/contracts';
import { parcelBusType } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { uploadOrderFile } from './upload-order-file';

export interface ParcelProblem extends Omit<RequestOf<'order/parcel/report'>, 'fileIds'> {
  orderId: string;
  pictures: readonly File[];
}

/** Uploads the pictures, then the report. */
export async function reportParcel({ orderId, pictures, ...report }: ParcelProblem): Promise<void> {
  const fileIds: string[] = [];
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  for (const picture of pictures) {
    fileIds.push((await uploadOrderFile({ orderId, busType: parcelBusType }, picture, options)).fileId);
  }
  await api.post('order/parcel/report', { ...report, fileIds }, { silent: true });
}
