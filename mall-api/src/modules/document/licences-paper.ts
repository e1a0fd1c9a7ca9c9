import type { Content } from 'pdfmake/interfaces';
import { company } from 'shared-kernel/domain';
import { type CompanyLicence, companyLicences } from 'shared-kernel/licences';
import { ink, type Paper } from './paper';
import { centred, facts, table } from './paper-parts';

/** Place of the seal on every page: points from the left and lower edge. */
export const licenceSealPlace = { x: 478, y: 118 } as const;

export const licenceSeal = { name: company.name, mark: '资质证照专用章' } as const;

/** A new object per page, because the library stores its position in it. */
const sealed = (): Content => ({
  text: `供货单位（盖章）：${company.name}`,
  color: ink.quiet,
  absolutePosition: { x: 52, y: 720 },
});

const pageOf = ({ title, rows, issuer, issued, expires }: CompanyLicence): Content[] => [
  { text: title, style: 'title', margin: [0, 24, 0, 4], pageBreak: 'before' },
  {
    text: '副本 · 示例证照，仅供演示',
    style: 'quiet',
    alignment: 'center',
    fontSize: 8.5,
    margin: [0, 0, 0, 20],
  },
  table(
    [110, '*'],
    ['登记事项', '内容'],
    [...rows, ['有效期至', expires], ['发证机关', issuer], ['发证日期', issued]],
  ),
  sealed(),
];

/**
 * All licences of the seller in one document, for first-time buyers.
 * @param day date of issue, `YYYY-MM-DD`
 */
export const licencesPaper = (day: string): Paper => ({
  title: `${company.name} 资质证照`,
  footer: `${company.name}　资质证照　${day}`,
  watermark: '仅供首营审核',
  content: [
    { text: '供货单位资质证照', style: 'title', margin: [0, 24, 0, 16] },
    facts([
      [['供货单位', company.name]],
      [['信用代码', company.creditCode]],
      [['地　　址', company.address]],
      [
        ['联系电话', company.servicePhone],
        ['出具日期', day],
      ],
    ]),
    { text: '', margin: [0, 8] },
    table(
      [28, '*', 150, 80],
      [centred('页码'), '证照', '发证机关', '有效期至'],
      companyLicences.map(({ title, issuer, expires }, index) => [
        centred(String(index + 2)),
        title,
        issuer,
        expires,
      ]),
    ),
    {
      text: '以下各页与本单位在商城公示的证照一致，仅供购货单位审核供货单位资质使用，再次复制无效。',
      style: 'quiet',
      fontSize: 8.5,
      margin: [0, 10, 0, 0],
    },
    sealed(),
    ...companyLicences.flatMap(pageOf),
  ],
});
