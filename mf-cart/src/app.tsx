import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { PageSkeleton } from './components/page-skeleton';

const CartScreen = lazyView(() => import('./cart-screen'), '/shoppingCar');
const GiftPackScreen = lazyView(() => import('./gift-pack/gift-pack-screen'), '/shoppingCar/giftbag');
const GiftPackDetailScreen = lazyView(
  () => import('./gift-pack/gift-pack-detail-screen'),
  '/shoppingCar/giftbagdetail',
);
const GiftQuantityDetailScreen = lazyView(
  () => import('./gift-pack/gift-quantity-detail-screen'),
  '/shoppingCar/giftbagqtydetail',
);
const QuickOrderScreen = lazyView(
  () => import('./quick-order/quick-order-screen'),
  '/shoppingCar/quickOrder',
);
const ListsScreen = lazyView(() => import('./purchase-lists/lists-screen'), '/shoppingCar/lists');
const ListScreen = lazyView(() => import('./purchase-lists/list-screen'), '/shoppingCar/list');
const AskScreen = lazyView(() => import('./purchase-requests/ask-screen'), '/shoppingCar/ask');
const RequestsScreen = lazyView(() => import('./purchase-requests/requests-screen'), '/shoppingCar/requests');
const RequestScreen = lazyView(() => import('./purchase-requests/request-screen'), '/shoppingCar/request');
const ApprovalsScreen = lazyView(() => import('./approval/approvals-screen'), '/shoppingCar/approvals');
const ApprovalScreen = lazyView(() => import('./approval/approval-screen'), '/shoppingCar/approval');
const RulesScreen = lazyView(() => import('./approval/rules-screen'), '/shoppingCar/approvalRules');
const BudgetsScreen = lazyView(() => import('./budgets/budgets-screen'), '/shoppingCar/budgets');
const AskQuoteScreen = lazyView(() => import('./quotes/ask-quote-screen'), '/shoppingCar/askQuote');
const QuotesScreen = lazyView(() => import('./quotes/quotes-screen'), '/shoppingCar/quotes');
const QuoteScreen = lazyView(() => import('./quotes/quote-screen'), '/shoppingCar/quote');
const SplitDeliveryScreen = lazyView(
  () => import('./split-delivery/split-delivery-screen'),
  '/shoppingCar/divideOrder',
);

export default function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<CartScreen />} />
        <Route path="divideOrder" element={<SplitDeliveryScreen />} />
        <Route path="quickOrder" element={<QuickOrderScreen />} />
        <Route path="lists" element={<ListsScreen />} />
        <Route path="list" element={<ListScreen />} />
        <Route path="ask" element={<AskScreen />} />
        <Route path="requests" element={<RequestsScreen />} />
        <Route path="request" element={<RequestScreen />} />
        <Route path="approvals" element={<ApprovalsScreen />} />
        <Route path="approval" element={<ApprovalScreen />} />
        <Route path="approvalRules" element={<RulesScreen />} />
        <Route path="budgets" element={<BudgetsScreen />} />
        <Route path="askQuote" element={<AskQuoteScreen />} />
        <Route path="quotes" element={<QuotesScreen />} />
        <Route path="quote" element={<QuoteScreen />} />
        <Route path="giftbag" element={<GiftPackScreen />} />
        <Route path="giftbagdetail" element={<GiftPackDetailScreen />} />
        <Route path="giftbagqtydetail" element={<GiftQuantityDetailScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
