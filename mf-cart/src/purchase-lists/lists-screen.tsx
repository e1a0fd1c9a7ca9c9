import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageBreadcrumb,
  QueryView,
  useLazyDialog,
  usePageTitle,
} from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { forgetListSettings, newList } from '../model/list-settings-store';
import { ListOfLists } from './components/list-of-lists';

const loadForm = () => import('./components/list-form');
const ListForm = lazy(loadForm);

/** The buyer's purchase lists, and those that the client shares. */
export default function ListsScreen() {
  usePageTitle('采购清单');
  const navigate = useNavigate();
  const lists = useCall('purchaseList/all', {}, { refetchOnWindowFocus: true });
  const form = useLazyDialog(loadForm);
  const creation = useCallMutation('purchaseList/create', { silent: true });
  const opener = <Button onClick={() => void form.open()}>新建清单</Button>;
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '采购清单' }]} />
        <PageHead
          title="采购清单"
          note="常订的商品与数量，打开后一次加入购物车"
          actions={
            <>
              <ButtonLink to={pathTo('/shoppingCar/quickOrder')}>由表格录入</ButtonLink>
              {opener}
            </>
          }
        />
        <QueryView
          name="采购清单"
          query={lists}
          skeleton={<CartSkeleton />}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState
              text="还没有采购清单。可新建，也可在购物车、订单、搜索结果与快速下单中选择“加入清单”"
              action={opener}
            />
          }
        >
          {(all) => (
            <GoodsBox>
              <ListOfLists lists={all} />
            </GoodsBox>
          )}
        </QueryView>
        <Suspense>
          {form.isOpen && (
            <ListForm
              title="新建清单"
              draftId={newList}
              first={{ name: '', shared: false }}
              mayHide
              busy={creation.isPending}
              problem={creation.error?.message ?? null}
              onSave={(settings) =>
                creation.mutate(settings, {
                  onSuccess: ({ id }) => {
                    forgetListSettings(newList);
                    form.close();
                    void navigate(pathTo('/shoppingCar/list', { id }));
                  },
                })
              }
              onClose={() => {
                creation.reset();
                form.close();
              }}
            />
          )}
        </Suspense>
      </PageColumn>
    </Page>
  );
}
