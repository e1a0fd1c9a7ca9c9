import { qysStatus } from 'shared-kernel/domain';
import { wrongState } from '../../http/call-error';
import type { ContractRow } from '../file/contract-repository';
import { contractPaper } from './contract-paper';
import { digestOf, type Paper } from './paper';
import type { DocumentOrder } from './repository';

/** @throws CallError 60003 until customer service approves the order's rebate */
export function requireApproved({ awaitsApproval }: ContractRow): void {
  if (awaitsApproval) throw wrongState('使用返利的订单，合同将在客服审核通过后生成');
}

/** Whether a contract was signed or uploaded: it no longer follows its order. */
export const isFrozen = ({ frozenItemId, qysStatus: status }: ContractRow): boolean =>
  frozenItemId !== null || status === qysStatus.signed;

const isLater = (id: string, frozenItemId: string | null) =>
  frozenItemId !== null && BigInt(id) > BigInt(frozenItemId);

/** Items added after the contract was signed or uploaded: gifts chosen since. */
export const addedLater = <Item extends { id: string }>(
  items: readonly Item[],
  { frozenItemId }: Pick<ContractRow, 'frozenItemId'>,
): Item[] => items.filter(({ id }) => isLater(id, frozenItemId));

/** The content of an order's contract, with its digest. */
export function contractContent(
  found: DocumentOrder,
  contract: ContractRow,
): { paper: Paper; digest: string } {
  const items = found.items.filter(({ id }) => !isLater(id, contract.frozenItemId));
  const paper = contractPaper({ ...found, items }, contract.no);
  return { paper, digest: digestOf(paper) };
}

const shownDigits = 12;

/** A contract for printing: its footer names the version. */
export const asVersion = (paper: Paper, version: number, digest: string): Paper => ({
  ...paper,
  footer: `${paper.footer}　第 ${version} 版　摘要 ${digest.slice(0, shownDigits)}`,
});
