import { render, screen, within } from '@testing-library/react';
import { Paper, PaperFacts, PaperSums, PaperTable } from '.';

test('a document names both parties, its subject, and the signatories', () => {
  const { container } = render(
    <Paper
      title="采购清单"
      subtitle="2026-11"
      buyer={{ name: '临江医院', contact: '张老师' }}
      printedAt="2026-11-22 16:00"
      signatures={['申请人', '审批人']}
      note="以订单为准。"
    >
      <p>内容</p>
    </Paper>,
  );
  expect(container).toBeEmptyDOMElement();
  const paper = screen.getByRole('article', { name: '采购清单' });
  expect(paper.parentElement).toBe(document.body);
  expect(paper).toHaveTextContent(/采购方临江医院采购人张老师供货方安澜医疗.*统一社会信用代码/);
  expect(paper).toHaveTextContent('内容申请人：审批人：以订单为准。打印时间 2026-11-22 16:00');
});

test('facts without a value and sums of 0 are omitted, the total never', () => {
  render(
    <>
      <PaperFacts
        facts={[
          ['医院', null],
          ['备注', ''],
          ['经销商', '江南'],
        ]}
      />
      <PaperSums
        sums={[
          ['返利抵扣', '0.00'],
          ['实付合计', '0.00'],
        ]}
      />
    </>,
  );
  expect(screen.queryByText('医院')).not.toBeInTheDocument();
  expect(screen.queryByText('备注')).not.toBeInTheDocument();
  expect(screen.getByText('江南')).toBeInTheDocument();
  expect(screen.queryByText('返利抵扣')).not.toBeInTheDocument();
  expect(screen.getByText('实付合计')).toBeInTheDocument();
});

test('a table has a heading and one row per item', () => {
  render(
    <PaperTable
      label="商品清单"
      columns={[
        { title: '序号', cell: (_, index) => index + 1 },
        { title: '名称', cell: ({ name }: { name: string }) => name },
      ]}
      rows={[{ name: '酒精' }, { name: '手套' }]}
      rowKey={({ name }) => name}
    />,
  );
  const rows = within(screen.getByRole('table', { name: '商品清单' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['序号名称', '1酒精', '2手套']);
});
