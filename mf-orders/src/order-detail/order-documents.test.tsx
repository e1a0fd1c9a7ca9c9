import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientType } from 'shared-kernel/domain';
import {
  aGiftPackInfo,
  anOrder,
  aProduct,
  aProductSku,
  aSession,
  fakeApi,
  neverReply,
  refuse,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { openOrder } from '../testing/open-order';

const ofType = (clientType: ClientType) => aSession({ clientType });
const contract = {
  originFileUrl: '/api/sale/mall/file/download/template',
  uploadFileUrl: '/api/sale/mall/file/download/uploaded',
  viewUrl: null,
  signUrl: null,
  signQys: true,
};
const goods = () => screen.findByRole('region', { name: '商品清单' });
const pdf = new File(['%PDF'], '采购合同.pdf', { type: 'application/pdf' });

let saved: string[] = [];

beforeAll(preloadFeedback);

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => jest.restoreAllMocks());

describe('documents', () => {
  test('are downloaded: template, contract, invoice and outbound delivery', async () => {
    const { user, bodiesOf } = openOrder(
      {
        status: 8,
        orderContract: contract,
        orderInvoice: { externUrl: '/api/sale/mall/file/download/invoice' },
        showElecDeliveryBtn: true,
      },
      {
        answers: {
          'order/update/contract/download': () => ({ originFileUrl: contract.originFileUrl }),
          'file/download/:fileId': ({ fileId }) => new File(['x'], `${fileId}.pdf`),
          'order/export/elecdelivery': () => new File(['x'], 'delivery.zip'),
        },
      },
    );
    for (const text of ['下载合同模板', '下载合同', '下载发票', '下载出库单']) {
      await user.click(await screen.findByRole('button', { name: text }));
      await screen.findByRole('button', { name: text, busy: false });
    }
    expect(saved).toEqual(['template.pdf', 'uploaded.pdf', 'invoice.pdf', 'SO20240501001.zip']);
    expect(await screen.findByText('下载成功!')).toBeVisible();
    expect(bodiesOf('order/update/contract/download')).toEqual([{ orderId: 'order-1' }]);
  });

  test('are the versions of the contract, the one signed by the provider, and the annex', async () => {
    const { user } = openOrder(
      {
        status: 4,
        orderContract: {
          ...contract,
          countersignedUrl: '/api/sale/mall/file/download/countersigned',
          supplementUrl: '/api/sale/mall/file/download/annex',
          versions: [
            {
              version: 2,
              digest: 'ab'.repeat(32),
              fileUrl: '/api/sale/mall/file/download/second',
              createTime: '2024-05-01 10:00:00',
              valid: true,
            },
            {
              version: 1,
              digest: 'cd'.repeat(32),
              fileUrl: '/api/sale/mall/file/download/first',
              createTime: '2024-05-01 09:40:00',
              valid: false,
            },
          ],
        },
      },
      { answers: { 'file/download/:fileId': ({ fileId }) => new File(['x'], `${fileId}.pdf`) } },
    );
    const list = await screen.findByRole('region', { name: '合同版本' });
    const [second, first] = within(list).getAllByRole('listitem');
    expect(second).toHaveTextContent('第 2 版（现行）2024-05-01 10:00:00 摘要 abababababab');
    expect(first).toHaveTextContent('第 1 版（已作废）');
    for (const text of ['下载第 1 版', '下载会签合同', '下载合同附件']) {
      await user.click(await screen.findByRole('button', { name: text }));
      await screen.findByRole('button', { name: text, busy: false });
    }
    expect(saved).toEqual(['first.pdf', 'countersigned.pdf', 'annex.pdf']);
  });

  test('that fail to download say so', async () => {
    const { user } = openOrder(
      { status: 8, orderContract: null, showElecDeliveryBtn: true },
      { answers: { 'order/export/elecdelivery': () => refuse('60009', '暂未开放') } },
    );
    await user.click(await screen.findByRole('button', { name: '下载出库单' }));
    expect(await screen.findByText('下载失败!')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('are hidden where there are none', async () => {
    openOrder({ status: 7, orderContract: null });
    await goods();
    expect(screen.queryByRole('region', { name: /单据/ })).not.toBeInTheDocument();
  });

  test('of a dealer client include no contract', async () => {
    openOrder({ orderContract: contract, orderInvoice: { externUrl: '/invoice' } }, { session: ofType(4) });
    const papers = within(await screen.findByRole('region', { name: '单据' }));
    expect(papers.getAllByRole('button').map((button) => button.textContent)).toEqual(['下载发票']);
  });
});

describe('signing', () => {
  test.each([
    [1, '去签署', true],
    [2, '查看合同', true],
    [3, '作废中', false],
    [4, '已撤回', false],
    [0, '未通过电子签平台签署', false],
  ])('status %d shows %s', async (qysStatus, label, enabled) => {
    openOrder({}, { answers: { 'order/contract/judge': () => ({ qysStatus }) } });
    const button = await screen.findByRole('button', { name: label });
    if (enabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });

  test('opens the e-sign platform in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openOrder({}, { answers: { 'order/contract/judge': () => ({ qysStatus: 1 }) } });
    await user.click(await screen.findByRole('button', { name: '去签署' }));
    expect(open).toHaveBeenCalledWith('/esign/contract-1', '_blank', 'noopener');
  });

  test('without a link asks to authenticate on the platform first', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openOrder(
      { orderContract: contract, waitingAuthNumber: 2 },
      { answers: { 'order/contract/judge': () => ({ qysStatus: 1 }) } },
    );
    await user.click(await screen.findByRole('button', { name: '去签署' }));
    expect(await screen.findByText('请先进入电子签平台完成认证')).toBeVisible();
    expect(screen.getByText('电子签平台有 2 项待认证，请先完成认证')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });

  test('links to the signed contract after the review', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openOrder({ status: 8, orderContract: { ...contract, viewUrl: '/esign/view-1' } });
    await user.click(await screen.findByRole('button', { name: '查看合同' }));
    expect(open).toHaveBeenCalledWith('/esign/view-1', '_blank', 'noopener');
  });

  test('and uploading end with the review', async () => {
    const { bodiesOf } = openOrder({ status: 10 });
    await screen.findByRole('button', { name: '下载合同模板' });
    expect(screen.queryByRole('button', { name: '上传合同' })).not.toBeInTheDocument();
    expect(bodiesOf('order/contract/judge')).toEqual([]);
  });
});

describe('uploading a contract', () => {
  const openDialog = async (user: ReturnType<typeof openOrder>['user']) => {
    await user.click(await screen.findByRole('button', { name: '上传合同' }));
    return within(await screen.findByRole('dialog', { name: '上传合同' }));
  };

  test('takes one file, replaced by choosing again, and then shows the refreshed order', async () => {
    const { user, bodiesOf } = openOrder({}, { answers: { 'file/upload': () => ({ fileId: 'file-1' }) } });
    const dialog = await openDialog(user);
    expect(dialog.getByText(/仅支持 jpg\/png 图片或 pdf 文件，且只能上传一个文件/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '确认上传' })).toBeDisabled();
    const field = dialog.getByLabelText('合同文件');
    await user.upload(field, new File(['x'], '旧合同.png'));
    expect(dialog.getByText('旧合同.png')).toBeVisible();
    await user.upload(field, pdf);
    expect(dialog.queryByText('旧合同.png')).not.toBeInTheDocument();
    fakeApi({ 'order/detail': () => anOrder({ status: 6, statusName: '合同已上传' }) });
    await user.click(dialog.getByRole('button', { name: '确认上传' }));
    expect(await screen.findByText('上传成功')).toBeVisible();
    expect(await screen.findByText('合同已上传')).toBeVisible();
    const [form = new FormData()] = bodiesOf('file/upload');
    expect(Object.fromEntries(form)).toMatchObject({
      busType: '4',
      fileName: '采购合同.pdf',
      orderId: 'order-1',
    });
    expect((form.get('files') as File).name).toBe('采购合同.pdf');
  });

  test('refuses other files and more than one', async () => {
    const { user } = openOrder();
    const dialog = await openDialog(user);
    const picker = dialog.getByText('点击选择，或将文件拖到此处');
    fireEvent.drop(picker, { dataTransfer: { files: [new File(['x'], '合同.docx')] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('仅支持 jpg/png 图片或 pdf 文件');
    fireEvent.drop(picker, { dataTransfer: { files: [pdf, pdf] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('只能上传一个文件');
    expect(dialog.getByRole('button', { name: '确认上传' })).toBeDisabled();
    fireEvent.drop(picker, { dataTransfer: { files: [pdf] } });
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '确认上传' })).toBeEnabled();
  });

  test('can be stopped', async () => {
    const { user } = openOrder({}, { answers: { 'file/upload': neverReply } });
    const dialog = await openDialog(user);
    await user.upload(dialog.getByLabelText('合同文件'), pdf);
    await user.click(dialog.getByRole('button', { name: '确认上传' }));
    expect(await dialog.findByRole('progressbar', { name: '上传进度' })).toHaveAttribute('value', '100');
    await user.click(dialog.getByRole('button', { name: '取消上传' }));
    expect(await screen.findByText('上传已取消')).toBeVisible();
    expect(await dialog.findByRole('button', { name: '确认上传' })).toBeEnabled();
  });

  test('that fails says why and keeps the file for a retry', async () => {
    const { user } = openOrder({}, { answers: { 'file/upload': () => refuse('60009', '暂未开放') } });
    const dialog = await openDialog(user);
    await user.upload(dialog.getByLabelText('合同文件'), pdf);
    await user.click(dialog.getByRole('button', { name: '确认上传' }));
    expect(await screen.findByText('暂未开放')).toBeVisible();
    expect(dialog.getByText('采购合同.pdf')).toBeVisible();
  });

  test.each([5, 6] as const)('client type %d confirms first that it is final', async (clientType) => {
    const { user, bodiesOf } = openOrder(
      {},
      { session: ofType(clientType), answers: { 'file/upload': () => ({ fileId: 'file-1' }) } },
    );
    const dialog = await openDialog(user);
    await user.upload(dialog.getByLabelText('合同文件'), pdf);
    await user.click(dialog.getByRole('button', { name: '确认上传' }));
    const question = within(await screen.findByRole('dialog', { name: '提示' }));
    expect(question.getByText('合同上传后将随本订单一并推送，不可更改，请仔细核对')).toBeVisible();
    expect(bodiesOf('file/upload')).toEqual([]);
    await user.click(question.getByRole('button', { name: '确认上传' }));
    expect(await screen.findByText('上传成功')).toBeVisible();
    expect(bodiesOf('file/upload')).toHaveLength(1);
  });
});

test('a waiting gift pack links to its configuration', async () => {
  openOrder(
    {},
    {
      answers: {
        'giftpacks/order/giftpacksinfo': () =>
          aGiftPackInfo({ getGiftPacks: true, maxGiftPacksOrderId: 'pack-1', maxGiftPacksAmount: '500.00' }),
      },
    },
  );
  expect(await screen.findByText(/礼包待配置，累计金额不超过 ¥ 500.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: '配置礼包' })).toHaveAttribute(
    'href',
    '/shoppingCar/giftbag?orderId=order-1&showBuyMore=false&id=pack-1&maxGiftPacksAmount=500.00',
  );
});

describe('buying more', () => {
  const product = {
    ...aProduct({ name: '口罩', canOrder: true }),
    productSkues: [
      aProductSku({ id: 'box', name: '盒', discountPriceUnit: '126.00' }),
      aProductSku({ id: 'case', name: '箱', discountPriceUnit: '1200.00' }),
    ],
  };

  test('puts a unit and a quantity into the cart', async () => {
    const { user, bodiesOf } = openOrder(
      { showBuyMore: true },
      { answers: { 'product/buymore/list': () => [product], 'memberCart/add': () => ({ amount: 3 }) } },
    );
    const section = within(await screen.findByRole('region', { name: '满额加购' }));
    expect(await section.findByText('¥ 126.00')).toBeVisible();
    await user.selectOptions(section.getByRole('combobox', { name: '口罩 单位' }), '箱');
    expect(section.getByText('¥ 1,200.00')).toBeVisible();
    await user.click(section.getByRole('button', { name: /^增加数量/ }));
    await user.click(section.getByRole('button', { name: '口罩 加入购物车' }));
    expect(await screen.findByText('商品已加入购物车')).toBeVisible();
    expect(bodiesOf('memberCart/add')).toEqual([{ skuId: 'case', count: 2 }]);
  });

  test.each([
    ['the server does not offer it', false, () => [product]],
    ['there is nothing to buy', true, () => []],
    ['it is not open yet', true, () => refuse('60009', '暂未开放')],
  ])('is not shown when %s', async (_, showBuyMore, list) => {
    openOrder({ showBuyMore }, { answers: { 'product/buymore/list': list } });
    await goods();
    await screen.findByRole('button', { name: '未通过电子签平台签署' });
    expect(screen.queryByText('满额加购')).not.toBeInTheDocument();
  });
});
