import { lazy, Suspense } from 'react';
import { Tag, useLazyDialog } from 'shared-kernel/ui';
import { CheckoutCard } from '../../components/checkout-card';
import { ConsigneeView } from '../../components/consignee-view';
import { chooseBusinessStock, chooseHospitalAddress } from '../../model/checkout-draft-store';
import type { CheckoutChoices } from './use-checkout';

const loadDialog = () => import('../../components/chain-address-dialog');
const ChainAddressDialog = lazy(loadDialog);

/** Delivery address of types 5 and 6: of a hospital, or their own for 商业备货. */
export function ChainAddressCard({ choices }: { choices: CheckoutChoices }) {
  const { consignees, consignee, hospital, draft } = choices;
  const dialog = useLazyDialog(loadDialog);
  return (
    <>
      <CheckoutCard
        title="收货医院与地址"
        choices={consignees}
        changeText={consignee ? '更换' : '选择'}
        missing="请选择收货地址"
        onChange={() => void dialog.open()}
      >
        {consignee && (
          <>
            {draft.businessStock && (
              <p>
                <Tag tone="brand">商业备货</Tag>
              </p>
            )}
            <ConsigneeView consignee={consignee} />
          </>
        )}
      </CheckoutCard>
      <Suspense>
        {dialog.isOpen && (
          <ChainAddressDialog
            title="选择医院与地址"
            hospital={hospital}
            consigneeId={consignee?.id ?? null}
            businessStock={draft.businessStock}
            offersBusinessStock
            onClose={dialog.close}
            onChoose={({ hospital: chosen, consignee: { id } }) => {
              if (chosen) chooseHospitalAddress(chosen, id);
              else chooseBusinessStock(id);
              dialog.close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
