import { useCall, useCallMutation, useRoleNote } from 'shared-kernel/calls';
import type { ApprovalRule } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import {
  Button,
  confirmDialog,
  EmptyState,
  PageBreadcrumb,
  QueryView,
  toast,
  usePageTitle,
} from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import styles from './components/approval-row.module.css';
import { RuleForm } from './components/rule-form';
import { conditionText, draftOf, emptyRule, stepsText } from './model/approval-rules';
import { keepRule, useRuleDraft } from './model/rule-draft-store';

const newRule = 'new';

/** When orders of the client need approval, kept by its administrators. */
export default function RulesScreen() {
  usePageTitle('审批规则');
  const roleNote = useRoleNote('approval/rule/list', '审批规则');
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb
          items={[
            { name: '购物车', to: pathTo('/shoppingCar') },
            { name: '审批', to: pathTo('/shoppingCar/approvals') },
            { name: '审批规则' },
          ]}
        />
        {roleNote ? <EmptyState text={roleNote} /> : <Rules />}
      </PageColumn>
    </Page>
  );
}

function Rules() {
  const query = useCall('approval/rule/list', {});
  const draft = useRuleDraft(newRule);
  return (
    <>
      <PageHead
        title="审批规则"
        note="符合任一规则的订单须全部批准后才提交给厂家"
        actions={!draft && <Button onClick={() => keepRule(newRule, emptyRule)}>新建规则</Button>}
      />
      <QueryView name="审批规则" query={query} skeleton={<CartSkeleton />}>
        {({ rules, approvers }) => (
          <GoodsBox>
            {draft && <RuleForm id={undefined} draftId={newRule} draft={draft} approvers={approvers} />}
            {rules.length === 0 && !draft && (
              <p className={styles['row']}>还没有规则，订单提交后直接到厂家</p>
            )}
            <ul aria-label="审批规则">
              {rules.map((rule) => (
                <Rule key={rule.id} rule={rule} approvers={approvers} />
              ))}
            </ul>
          </GoodsBox>
        )}
      </QueryView>
    </>
  );
}

interface RuleProps {
  rule: ApprovalRule;
  approvers: readonly { id: string; name: string }[];
}

function Rule({ rule, approvers }: RuleProps) {
  const { id, steps } = rule;
  const draft = useRuleDraft(id);
  const removal = useCallMutation('approval/rule/remove', {
    onSuccess: () => void toast.success('规则已删除'),
  });
  const condition = conditionText(rule);

  async function remove(): Promise<void> {
    const content = `请确认是否删除规则“${condition}”？已提交的审批不受影响`;
    if (await confirmDialog({ title: '提示', content, okText: '删除', danger: true })) removal.mutate({ id });
  }

  if (draft) {
    return (
      <li>
        <RuleForm id={id} draftId={id} draft={draft} approvers={approvers} />
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <p>{condition}</p>
      <p className={styles['reasons']}>{stepsText(steps.map((step) => step.map(({ name }) => name)))}</p>
      <div className={styles['buttons']}>
        <Button aria-label={`修改 ${condition}`} onClick={() => keepRule(id, draftOf(rule))}>
          修改
        </Button>
        <Button aria-label={`删除 ${condition}`} onClick={() => void remove()}>
          删除
        </Button>
      </div>
    </li>
  );
}
