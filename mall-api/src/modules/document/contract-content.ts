import { qysStatus } from 'shared-kernel/domain';
import { wrongState } from '../../http/call-error';
import type { ContractRow } from '../file/contract-repository';
import { contractPaper } from './contract-paper';
import { digestOf, type Paper } from './paper';
import type { DocumentOrder } from './repository';

/** @throws CallError 60003 while customer service has not approved the rebate of its order */
export function requireApproved({ awaitsApproval }: ContractRow): void {
  if (awaitsApproval) throw wrongState('使用返利的订单，合同将在客服审核通过后生成');
}

/** Whether a contract was signed or handed in: what it says does not follow its order any more. */
export const isFrozen = ({ frozenItemId, qysStatus: status }: ContractRow): boolean =>
  frozenItemId !== null || status === qysStatus.signed;

const isLater = (id: string, frozenItemId: string | null) =>
  frozenItemId !== null && BigInt(id) > BigInt(frozenItemId);

/** What came to an order after its contract was signed or handed in: gifts that were chosen since. */
export const addedLater = <Item extends { id: string }>(
  items: readonly Item[],
  { frozenItemId }: Pick<ContractRow, 'frozenItemId'>,
): Item[] => items.filter(({ id }) => isLater(id, frozenItemId));

/** What the contract of an order says, with the digest that tells one wording from another. */
export function contractContent(
  found: DocumentOrder,
  contract: ContractRow,
): { paper: Paper; digest: string } {
  const items = found.items.filter(({ id }) => !isLater(id, contract.frozenItemId));
  const paper = contractPaper({ ...found, items }, contract.no);
  return { paper, digest: digestOf(paper) };
}

const shownDigits = 12;

/** A contract as it is printed: its foot says which version of it this is. */
export const asVersion = (paper: Paper, version: number, digest: string): Paper => ({
  ...paper,
  footer: `${paper.footer}　第 ${version} 版　摘要 ${digest.slice(0, shownDigits)}`,
});
