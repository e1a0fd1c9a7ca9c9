import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound } from '../../http/call-error';
import { formatDate } from '../../wire/time';
import { approvalRepository } from './repository';

/** Deputies of approvers who are away. */
export function createDeputyService(db: Database, clock: () => Date) {
  return {
    async read({ clientId, memberId }: Buyer): Promise<ReplyOf<'approval/deputy'>> {
      const repository = approvalRepository(db);
      const choices = await repository.deciders(clientId);
      return {
        deputy: (await repository.deputyOf(memberId, formatDate(clock()))) ?? null,
        choices: choices.filter(({ id }) => id !== memberId).map(({ id, name }) => ({ id, name })),
      };
    },

    /** @throws CallError 60001 days that are over or the wrong way round, 60004 who may not decide */
    async set(
      { clientId, memberId }: Buyer,
      { deputyId, fromDate, toDate }: ParsedRequestOf<'approval/deputy/set'>,
    ): Promise<null> {
      const repository = approvalRepository(db);
      if (deputyId === null) {
        await repository.dropDeputy(memberId);
        return null;
      }
      const choices = await repository.deciders(clientId);
      if (!choices.some(({ id }) => id === deputyId)) throw notFound('代理人');
      if (deputyId === memberId) throw invalid('请选择另一位同事');
      if (toDate < fromDate) throw invalid('结束日期不能早于开始日期');
      if (toDate < formatDate(clock())) throw invalid('结束日期不能早于今天');
      await repository.setDeputy({ memberId, deputyId, fromDay: fromDate, toDay: toDate });
      return null;
    },
  };
}

export type DeputyService = ReturnType<typeof createDeputyService>;
