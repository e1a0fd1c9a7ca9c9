import type { Parcel, ParcelLine, ParcelReport } from 'shared-kernel/contracts';
import { groupBy } from '../../collections/group-by';
import { fileUrl } from '../../wire/file-url';
import { formatTime } from '../../wire/time';
import { unitTitle } from '../catalogue/unit-title';
import type { ReceiptRepository } from './receipt-repository';

type Rows<Verb extends 'parcelsOf' | 'linesOf' | 'lotsOf' | 'reportsOf' | 'picturesOf'> = Awaited<
  ReturnType<ReceiptRepository[Verb]>
>;

export interface ParcelRows {
  readonly parcels: Rows<'parcelsOf'>;
  readonly lines: Rows<'linesOf'>;
  readonly lots: Rows<'lotsOf'>;
  readonly reports: Rows<'reportsOf'>;
  readonly pictures: Rows<'picturesOf'>;
}

/** Parcels with their lines, lots and reports. */
export function toParcels(
  { parcels, lines, lots, reports, pictures }: ParcelRows,
  may: { receive: boolean; report: boolean },
): Parcel[] {
  const linesOf = groupBy(lines, ({ parcelId }) => parcelId);
  const lotsOf = groupBy(lots, ({ parcelLineId }) => parcelLineId);
  const reportsOf = groupBy(reports, ({ parcelLineId }) => parcelLineId);
  const picturesOf = groupBy(pictures, ({ reportId }) => reportId);

  const toReport = ({
    id,
    kind,
    quantity: count,
    words,
    reportedAt,
    ...answered
  }: Rows<'reportsOf'>[number]): ParcelReport => ({
    id,
    kind,
    count,
    words,
    time: formatTime(reportedAt),
    pictureUrls: (picturesOf.get(id) ?? []).flatMap(({ fileId }) => fileUrl(fileId) ?? []),
    answer: answered.answer,
    answerTime: answered.answeredAt && formatTime(answered.answeredAt),
  });

  const toLine = (line: Rows<'linesOf'>[number]): ParcelLine => ({
    id: line.id,
    productName: line.name,
    model: line.model,
    unitTitle: unitTitle(line),
    unitName: line.unitName,
    gift: line.gift,
    count: line.quantity,
    received: line.received,
    lots: (lotsOf.get(line.id) ?? []).map(({ lot, expiresOn, udiDi, udiPi, quantity }) => ({
      lot,
      expiresOn,
      udiDi,
      udiPi,
      quantity,
    })),
    reports: (reportsOf.get(line.id) ?? []).map(toReport),
  });

  return parcels.map(({ shippedAt, ...parcel }) => {
    const own = (linesOf.get(parcel.id) ?? []).map(toLine);
    return {
      ...parcel,
      shippedTime: formatTime(shippedAt),
      lines: own,
      mayReceive: may.receive && own.some(({ count, received }) => received < count),
      mayReport: may.report && own.length > 0,
    };
  });
}
