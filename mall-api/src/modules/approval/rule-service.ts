import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { approvalRepository } from './repository';

/** Rules of approval, kept by the client's administrators. */
export function createApprovalRuleService(db: Database, clock: () => Date) {
  return {
    async list({ clientId }: Buyer): Promise<ReplyOf<'approval/rule/list'>> {
      const repository = approvalRepository(db);
      const rules = await repository.rules(clientId);
      const named = new Map(
        (await repository.names([...new Set(rules.flatMap(({ steps }) => steps.flat()))])).map((one) => [
          one.id,
          one.name,
        ]),
      );
      const categories = new Map(
        (await repository.categoryNames([...new Set(rules.flatMap(({ categoryIds }) => categoryIds))])).map(
          (one) => [one.id, one.name],
        ),
      );
      const approvers = await repository.deciders(clientId);
      return {
        rules: rules.map(({ id, minAmount, categoryIds, newProducts, overBudget, steps }) => ({
          id,
          minAmount,
          categoryIds,
          categoryNames: categoryIds.flatMap((one) => categories.get(one) ?? []),
          newProducts,
          overBudget,
          steps: steps.map((step) => step.map((one) => ({ id: one, name: named.get(one) ?? '同事' }))),
        })),
        approvers: approvers.map(({ id, name }) => ({ id, name })),
      };
    },

    /** @throws CallError 60001 no condition, 60003 too many rules, 60004 a rule or approver that is not the client's */
    async save(
      { clientId, memberId }: Buyer,
      { id, steps, ...conditions }: ParsedRequestOf<'approval/rule/save'>,
    ): Promise<ReplyOf<'approval/rule/save'>> {
      const { minAmount, categoryIds, newProducts, overBudget } = conditions;
      if (minAmount === null && categoryIds.length === 0 && !newProducts && !overBudget)
        throw invalid('请至少选择一个条件');
      return db.transaction(async (tx) => {
        const repository = approvalRepository(tx);
        await repository.lockClient(clientId);
        const allowed = new Set((await repository.deciders(clientId)).map((one) => one.id));
        if (steps.flat().some((one) => !allowed.has(one))) throw notFound('审批人');
        const known = await repository.categoryNames(categoryIds);
        if (known.length < new Set(categoryIds).size) throw notFound('分类');
        const distinct = steps.map((step) => [...new Set(step)]);
        const rule = { ...conditions, steps: distinct, changedBy: memberId };
        if (id !== undefined) {
          if (!(await repository.changeRule(clientId, id, rule))) throw notFound('审批规则');
          return { id };
        }
        if ((await repository.rules(clientId)).length >= limits.approvalRules)
          throw wrongState(`审批规则最多 ${limits.approvalRules} 条`);
        return { id: await repository.insertRule({ ...rule, clientId, createdAt: clock() }) };
      });
    },

    /** @throws CallError 60004 not the client's */
    async remove({ clientId, memberId }: Buyer, id: string): Promise<null> {
      const removed = { removedAt: clock(), changedBy: memberId };
      if (!(await approvalRepository(db).changeRule(clientId, id, removed))) throw notFound('审批规则');
      return null;
    },
  };
}

export type ApprovalRuleService = ReturnType<typeof createApprovalRuleService>;
