import { mayHandInContract } from './contract-actions';
import { contractNotice } from './contract-notice';

const contract = { originFileUrl: null, viewUrl: null, uploadFileUrl: null, signQys: true, signUrl: null };

test('a returned contract says why, and what to do', () => {
  const order = {
    status: 5,
    returnReason: '盖章不清晰',
    orderContract: contract,
    showAskCancelBtn: false,
  } as const;
  expect(contractNotice(1, order)).toEqual({
    title: '厂家已退回：盖章不清晰',
    text: '请按退回原因核对后，在“合同与单据”中下载合同模板，盖章后重新上传，厂家将重新审核。',
    urgent: true,
  });
  const toSign = { ...order, orderContract: { ...contract, signUrl: '/api/esign/x' } };
  expect(contractNotice(1, toSign)?.text).toContain('重新签署合同，');
  expect(contractNotice(1, { ...order, returnReason: null })).toBeNull();
});

test('a dealer’s client reads where its contract is, and how to cancel', () => {
  const order = { status: 10, returnReason: null, orderContract: null, showAskCancelBtn: true } as const;
  expect(contractNotice(4, order)).toEqual({
    title: '合同由您与经销商签订',
    text: '本订单无需上传合同，提交后直接进入厂家审核。如需取消，请在本页申请取消，由厂家答复。',
    urgent: false,
  });
  expect(contractNotice(4, { ...order, showAskCancelBtn: false })?.text).not.toContain('取消');
  expect(contractNotice(4, { ...order, status: 8 })).toBeNull();
  expect(contractNotice(4, { ...order, status: 98 })).toBeNull();
  expect(contractNotice(1, order)).toBeNull();
});

test('an order that uses rebate waits for customer service', () => {
  const order = {
    status: 5,
    returnReason: null,
    showAskCancelBtn: false,
    orderContract: { ...contract, awaitsApproval: true },
  } as const;
  expect(contractNotice(1, order)).toMatchObject({ title: '返利待客服审核', urgent: false });
  expect(mayHandInContract(1, order)).toBe(false);
  expect(contractNotice(1, { ...order, status: 99 })).toBeNull();
});
