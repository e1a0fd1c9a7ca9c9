import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { formatCount, limits, pathTo } from 'shared-kernel/domain';
import { addAmounts } from 'shared-kernel/money';
import {
  Amount,
  Button,
  ButtonLink,
  EmptyState,
  PageBreadcrumb,
  QueryView,
  toast,
  usePageTitle,
} from 'shared-kernel/ui';
import { BottomBar } from '../components/bottom-bar';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { HeldBackNotice } from '../components/held-back-notice';
import { Page, PageColumn, PageHead } from '../components/page';
import { ReadOnlyGoods } from '../components/read-only-goods';
import { useCart } from '../components/use-cart';
import { askedGoods } from '../model/asked-goods';
import { NoteForm } from './components/note-form';
import { setQuoteNote, useQuoteDraft } from './model/quote-draft-store';
import { noteProblem } from './model/quote-facts';

/** Sending the chosen goods of the cart to the maker for prices. */
export default function AskQuoteScreen() {
  usePageTitle('询价');
  const { query, cart, edits, heldBack } = useCart(null, true);
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '询价' }]} />
        <PageHead
          title="询价"
          note="商品移出购物车送厂家报价，答复后通知您"
          actions={<ButtonLink to={pathTo('/shoppingCar/quotes')}>我的询价</ButtonLink>}
        />
        <HeldBackNotice count={heldBack} onRetry={() => void edits.flush()} />
        <QueryView name="购物车" query={query} skeleton={<CartSkeleton />} />
      </PageColumn>
      {cart && <Asking cart={cart.listed} flush={edits.flush} reload={edits.reload} />}
    </Page>
  );
}

interface AskingProps {
  cart: readonly CartLine[];
  flush: () => Promise<boolean>;
  reload: () => void;
}

function Asking({ cart, flush, reload }: AskingProps) {
  const navigate = useNavigate();
  const { note } = useQuoteDraft();
  const goods = useMemo(() => askedGoods(cart), [cart]);
  const problem = noteProblem(note);
  const submission = useCallMutation('quote/ask', { silent: true });
  // Not the document's: a page behind this one is in there, too.
  const fields = useRef<HTMLDivElement>(null);
  const [isFlushing, setIsFlushing] = useState(false);
  const tooMany = goods.length > limits.quoteLines;

  async function send(): Promise<void> {
    if (problem) {
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setIsFlushing(true);
    const isSaved = await flush();
    setIsFlushing(false);
    if (!isSaved) return;
    submission.mutate(
      { note, lines: goods.map(({ id, quantity }) => ({ cartSkuId: id, count: quantity })) },
      {
        onSuccess: ({ id }) => {
          setQuoteNote('');
          void toast.success('询价已发送');
          void navigate(pathTo('/shoppingCar/quote', { id }), { replace: true });
        },
        // The cart is not what this page shows.
        onError: () => reload(),
      },
    );
  }

  if (goods.length === 0)
    return (
      <EmptyState
        text="请先在购物车勾选要询价的商品"
        action={
          <ButtonLink kind="primary" to={pathTo('/shoppingCar')}>
            去购物车
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <PageColumn ref={fields}>
        <NoteForm note={note} problem={problem} />
        <GoodsBox padded>
          <ReadOnlyGoods label="询价的商品" goods={goods} />
        </GoodsBox>
      </PageColumn>
      <BottomBar
        label="询价合计"
        note={
          <>
            共 <strong>{formatCount(goods.length)}</strong> 种
          </>
        }
        sum={{
          name: '现价合计',
          value: <Amount value={addAmounts(...goods.map(({ payAmount }) => payAmount))} tone="price" />,
        }}
        action={
          <Button
            kind="primary"
            size="large"
            busy={isFlushing || submission.isPending}
            disabled={tooMany}
            onClick={() => void send()}
          >
            发送询价
          </Button>
        }
        reason={
          tooMany
            ? {
                id: 'quote-lines',
                text: `一次最多询价 ${formatCount(limits.quoteLines, '种')}商品，请分次询价`,
              }
            : null
        }
        problem={submission.error?.message}
      >
        <ButtonLink kind="text" to={pathTo('/shoppingCar')}>
          返回购物车
        </ButtonLink>
      </BottomBar>
    </>
  );
}
