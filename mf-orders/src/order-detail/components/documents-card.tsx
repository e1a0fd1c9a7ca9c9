import { Allowed } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { type ClientType, pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink } from 'shared-kernel/ui';
import { useFollowed } from '../../api/use-followed';
import { downloadContractTemplate } from '../api/download-contract-template';
import { exportDelivery } from '../api/export-delivery';
import {
  hasOrderContract,
  mayHandInContract,
  mayUploadContract,
  signButton,
  signedContract,
} from '../model/contract-actions';
import { Card } from './card';
import { ContractUpload } from './contract-upload';
import { ContractVersions } from './contract-versions';
import styles from './documents-card.module.css';
import { DownloadButton } from './download-button';
import { DownloadFile } from './download-file';
import { SignContract } from './sign-contract';

export interface DocumentsCardProps {
  order: Order;
  clientType: ClientType;
}

/**
 * The documents of an order: contract, invoice and outbound delivery notes, those that this buyer may have.
 */
export function DocumentsCard({ order, clientType }: DocumentsCardProps) {
  const open = mayHandInContract(clientType, order);
  const judged = useFollowed('order/contract/judge', open ? { orderId: order.id } : null);
  const signStatus = judged.data?.qysStatus;
  const contract = hasOrderContract(clientType, order) ? order.orderContract : null;
  const template = contract?.originFileUrl ?? null;
  const uploaded = contract?.uploadFileUrl ?? null;
  const invoice = order.orderInvoice?.externUrl ?? null;
  const sign = signButton(clientType, order, signStatus);
  const signed = signedContract(clientType, order);
  if (!open && !template && !signed && !uploaded && !invoice && !order.showElecDeliveryBtn) return null;

  return (
    <Card title={contract ? '合同与单据' : '单据'} screenOnly>
      {sign && order.waitingAuthNumber > 0 && (
        <p className={styles['note']}>电子签平台有 {order.waitingAuthNumber} 项待认证，请先完成认证</p>
      )}
      <div className={styles['actions']}>
        {mayUploadContract(clientType, order, signStatus) && (
          <Allowed call="file/upload">
            <ContractUpload order={order} clientType={clientType} />
          </Allowed>
        )}
        {sign && (
          <Allowed call="esign/sign">
            <SignContract button={sign} />
          </Allowed>
        )}
        {signed && <Button onClick={() => window.open(signed, '_blank', 'noopener')}>查看合同</Button>}
        {template && (
          <Allowed call="order/update/contract/download">
            <DownloadButton
              text="下载合同模板"
              download={(onProgress) => downloadContractTemplate(order.id, onProgress)}
            />
          </Allowed>
        )}
        {uploaded && <DownloadFile text="下载合同" url={uploaded} />}
        {contract?.countersignedUrl && <DownloadFile text="下载会签合同" url={contract.countersignedUrl} />}
        {contract?.supplementUrl && <DownloadFile text="下载合同附件" url={contract.supplementUrl} />}
        {order.approval && (
          <ButtonLink to={pathTo('/shoppingCar/approval', { id: order.approval.id })}>审批记录</ButtonLink>
        )}
        {invoice && <DownloadFile text="下载发票" url={invoice} />}
        {order.showElecDeliveryBtn && (
          <DownloadButton text="下载出库单" download={(onProgress) => exportDelivery(order, onProgress)} />
        )}
      </div>
      <ContractVersions versions={contract?.versions ?? []} />
    </Card>
  );
}
