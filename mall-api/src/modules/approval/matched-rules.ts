import { formatAmount } from 'shared-kernel/money';
import { isPositive, minus } from '../../wire/amount';
import type { ApprovalRepository, RuleRow } from './repository';

/** What rules ask of an order. */
export interface OrderFacts {
  /** Yuan to pay. */
  readonly total: string;
  readonly productIds: readonly string[];
  /** Why it is over budgets that only mark it. */
  readonly overBudget: readonly string[];
}

export interface MatchedRules {
  readonly reasons: string[];
  readonly steps: string[][];
}

const named = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 种` : names.join('、');

/** Why a rule holds for an order; undefined when one of its conditions does not. */
function reasonOf(
  rule: RuleRow,
  { total, overBudget }: OrderFacts,
  goods: Awaited<ReturnType<ApprovalRepository['products']>>,
  bought: ReadonlySet<string>,
): string | undefined {
  const reasons: string[] = [];
  if (rule.minAmount !== null) {
    if (isPositive(minus(rule.minAmount, total))) return;
    reasons.push(`金额达到 ¥ ${formatAmount(rule.minAmount)}`);
  }
  if (rule.categoryIds.length > 0) {
    const within = goods.filter(
      ({ categoryId, aboveId }) =>
        rule.categoryIds.includes(categoryId) || (aboveId !== null && rule.categoryIds.includes(aboveId)),
    );
    if (within.length === 0) return;
    reasons.push(`含${named([...new Set(within.map(({ categoryName }) => categoryName))])}`);
  }
  if (rule.newProducts) {
    const fresh = goods.filter(({ id }) => !bought.has(id));
    if (fresh.length === 0) return;
    reasons.push(`首次购买${named(fresh.map(({ name }) => name))}`);
  }
  if (rule.overBudget) {
    if (overBudget.length === 0) return;
    reasons.push(...overBudget);
  }
  return reasons.join('，');
}

/** The rules of the client that hold for an order: why, and their steps one after the other, each once. */
export async function matchedRules(
  repository: ApprovalRepository,
  clientId: string,
  facts: OrderFacts,
): Promise<MatchedRules> {
  const rules = await repository.rules(clientId);
  if (rules.length === 0) return { reasons: [], steps: [] };
  const ids = [...new Set(facts.productIds)];
  const goods = await repository.products(ids);
  const bought = rules.some(({ newProducts }) => newProducts)
    ? await repository.boughtBefore(clientId, ids)
    : [];
  const matched: MatchedRules = { reasons: [], steps: [] };
  const seen = new Set<string>();
  for (const rule of rules) {
    const reason = reasonOf(rule, facts, goods, new Set(bought));
    if (reason === undefined) continue;
    matched.reasons.push(reason);
    for (const step of rule.steps) {
      const key = [...step].sort().join();
      if (!seen.has(key)) matched.steps.push(step);
      seen.add(key);
    }
  }
  return matched;
}
