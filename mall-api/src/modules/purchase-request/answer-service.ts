import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { type RequestLineRow, type RequestRepository, requestRepository } from './repository';

/** @throws CallError 60003 that says why a line cannot be answered any more */
async function refuseUnlessOpen(requests: RequestRepository, line: RequestLineRow): Promise<void> {
  if (line.ended === 'withdrawn') throw wrongState(`${line.productName}已被申请人撤回`);
  if (line.ended === 'refused')
    throw wrongState(`${line.productName}已由${await requests.memberName(line.answeredBy)}设为不采购`);
  if (line.cartSkuId !== null) throw wrongState(`${line.productName}正在采购中，请先移出购物车`);
  if (line.ordered >= line.count) throw wrongState(`${line.productName}已经下单`);
}

/** Changing and refusing what colleagues ask for (docs/decisions/purchase-requests.md). */
export function createAnswerService(db: Database, clock: () => Date) {
  /** @throws CallError 60004 a request or a line that is not the client's */
  async function lockLines(tx: Queries, buyer: Buyer, id: string, lineIds: readonly string[]) {
    const requests = requestRepository(tx);
    if ((await requests.found(buyer, [id])).length === 0) throw notFound('采购申请');
    const wanted = new Set(lineIds);
    const lines = (await requests.lockLines(buyer, [id])).filter((line) => wanted.has(line.id));
    if (lines.length < wanted.size) throw notFound('申请商品');
    return { requests, lines };
  }

  async function tell(
    requests: RequestRepository,
    buyer: Buyer,
    [line]: readonly RequestLineRow[],
    title: string,
    words: string,
  ): Promise<void> {
    if (!line || line.applicantId === buyer.memberId) return;
    const content = `申请 ${line.requestNo}：${buyer.memberName}${words}`;
    await requests.tell(
      [{ memberId: line.applicantId, title, content, purchaseRequestId: line.requestId }],
      clock(),
    );
  }

  return {
    /**
     * Changes how much of a line is bought, and tells the applicant why.
     * @throws CallError 60001 less than is ordered already, 60003 not open or changed meanwhile, 60004
     */
    change: (
      buyer: Buyer,
      { id, lineId, version, count, reason }: ParsedRequestOf<'purchaseRequest/line/change'>,
    ): Promise<ReplyOf<'purchaseRequest/line/change'>> =>
      db.transaction(async (tx) => {
        const { requests, lines } = await lockLines(tx, buyer, id, [lineId]);
        const [line] = lines;
        if (!line) throw notFound('申请商品');
        await refuseUnlessOpen(requests, line);
        if (line.count === count) return { version: line.version };
        const { productName, unitName } = line;
        if (line.version !== version) {
          const who = line.answeredBy === buyer.memberId ? '您' : await requests.memberName(line.answeredBy);
          throw wrongState(`${who}刚把${productName}改为 ${formatCount(line.count, unitName)}，请核对后再改`);
        }
        if (count < line.ordered)
          throw invalid(`${productName}已下单 ${formatCount(line.ordered, unitName)}，不能再少`);
        await requests.change([lineId], {
          count,
          answer: reason,
          answeredBy: buyer.memberId,
          answeredAt: clock(),
        });
        const [before, after] = [line.count, count].map((some) => formatCount(some, unitName));
        await tell(
          requests,
          buyer,
          lines,
          '申请数量已修改',
          `将${productName}由 ${before}改为 ${after}。${reason}`,
        );
        return { version: version + 1 };
      }),

    /**
     * Refuses lines, or what is not ordered of them, and tells the applicant why.
     * @throws CallError 60003 one is not open any more, and none changes; 60004
     */
    refuse: (
      buyer: Buyer,
      { id, lineIds, reason }: ParsedRequestOf<'purchaseRequest/line/refuse'>,
    ): Promise<null> =>
      db.transaction(async (tx) => {
        const { requests, lines } = await lockLines(tx, buyer, id, lineIds);
        for (const line of lines) await refuseUnlessOpen(requests, line);
        const answer = { answer: reason, answeredBy: buyer.memberId, answeredAt: clock() };
        for (const line of lines) await requests.endRest(line.id, line.ordered, 'refused', answer);
        const named = lines
          .slice(0, 3)
          .map(({ productName }) => productName)
          .join('、');
        const more = lines.length > 3 ? `等 ${lines.length} 种商品` : '';
        await tell(requests, buyer, lines, '申请未通过', `不采购${named}${more}。${reason}`);
        return null;
      }),
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;
