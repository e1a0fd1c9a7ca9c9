import { randomBytes } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import type { AdminCommand } from './operations';
import { digestOf } from './page/page-people';
import { widthOf } from './print';
import type { TakenFile } from './take-file';

/** Parses a typed integer. */
const whole = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('应为不小于 0 的整数');
  return Number(text);
};

const another = (text: string, before: readonly string[] | undefined) => [...(before ?? []), text];

const titles: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
};

type Answered = (data: unknown) => void | Promise<void>;

/** @param done runs unless the command was refused */
export type Ask = (command: AdminCommand, input: object, done?: Answered) => Promise<void>;

/** File access where the admin CLI runs. */
export interface AdminFiles {
  /** Saves a requested file to a path. */
  save(file: unknown, to?: string): Promise<void>;
  /** Puts a file into the store. @returns undefined when it was refused */
  take(path: string): Promise<TakenFile | undefined>;
}

/** Defines the admin CLI's commands. Each ends in one request. */
export function adminProgram(ask: Ask, { save, take }: AdminFiles): Command {
  const program = new Command('admin')
    .description('厂家工作台：处理订单、证照、发票与商品。数据库由环境变量决定，与接口服务相同。')
    .usage('<命令> [参数]')
    .option('--by <姓名>', '谁在操作，记入操作记录（默认取 ADMIN_PERSON）')
    .option('--role <角色>', '以什么角色，如 审核员、仓库（默认取 ADMIN_ROLE）')
    .helpOption('-h, --help', '显示帮助')
    .helpCommand('help [命令]', '显示某个命令的帮助')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[选项]'),
      displayWidth: widthOf,
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map((argument) => `<${argument.name()}>`)].join(' '),
    })
    .exitOverride()
    .configureOutput({ outputError: () => {} });

  const command = (name: string, description: string) =>
    program.command(name).description(description).helpOption('-h, --help', '显示帮助');
  const part = ['--part <序号>', '只处理第几个子订单（拆分配送）', whole] as const;

  command('waiting', '列出待处理的订单、询价、证照与发票')
    .option('--limit <条数>', '每类最多列出多少条', whole, 20)
    .action(({ limit }) => ask('waiting', { limit }));
  command('order <订单号>', '查看一个订单').action((no) => ask('order', { no }));

  command('approve-rebate <订单号>', '返利审核通过，订单可下载或签署合同').action((no) =>
    ask('approveRebate', { no }),
  );
  command('accept <订单号>', '受理已上传的合同，进入审核').action((no) => ask('accept', { no }));
  command('approve <订单号>', '合同审核通过，确认订单').action((no) => ask('approve', { no }));
  command('return <订单号>', '退回合同，由采购人重新上传')
    .requiredOption('--reason <原因>', '退回原因，采购人可见')
    .action((no, { reason }) => ask('return', { no, reason }));
  command('confirm <订单号>', '已确认的订单转仓库备货，等待发货').action((no) => ask('confirm', { no }));
  command('ship <订单号>', '发货；拆分配送的订单在各份都发货后变为已发货')
    .requiredOption('--carrier <承运商>', '承运商')
    .requiredOption('--tracking <运单号>', '运单号；各份不同时按子订单顺序多次给出', another)
    .option(
      '--lot <批号>',
      '规格编码=批号,数量[,有效期[,UDI-DI]]；可多次给出，同一规格各批号合计应等于发货数量',
      another,
    )
    .option(...part)
    .action((no, { carrier, tracking, lot, part: number }) =>
      ask('ship', { no, carrier, trackingNos: tracking, lots: lot, part: number }),
    );
  command('track <订单号> <物流动态>', '添加一条物流动态')
    .option(...part)
    .action((no, content, { part: number }) => ask('track', { no, content, part: number }));
  command('close <订单号>', '关闭未发货的订单，退回库存与返利')
    .requiredOption('--reason <原因>', '关闭原因，采购人可见')
    .action((no, { reason }) => ask('close', { no, reason }));
  command('agree-cancel <订单号>', '同意采购人的取消申请：订单取消，退回库存与返利').action((no) =>
    ask('agreeToCancel', { no }),
  );
  command('refuse-cancel <订单号>', '不同意采购人的取消申请')
    .requiredOption('--reason <原因>', '原因，采购人可见')
    .action((no, { reason }) => ask('refuseToCancel', { no, reason }));
  command('answer-report <编号>', '答复采购人反馈的短少或破损（编号见 waiting）')
    .requiredOption('--answer <答复>', '答复，采购人可见')
    .action((id, { answer }) => ask('answerReport', { id, answer }));
  command('invoice <订单号>', '开具发票')
    .option('--number <发票号>', '发票号；不给则按订单号生成')
    .option('--url <网址>', '电子发票的网址；不给则由商城生成发票文件')
    .action((no, { number, url }) => ask('invoice', { no, invoiceNo: number, externUrl: url }));

  const slip = ['--voucher <凭证号>', '银行回单或付款凭证的编号'] as const;
  const date = ['--date <日期>', '到账或退回日期，YYYY-MM-DD；不给则为今天'] as const;
  command('pay', '登记收款，付款状态随之变更')
    .argument('<订单号>')
    .argument('<金额>', '元')
    .requiredOption(...slip)
    .option(...date)
    .option('--over', '允许超过待付金额')
    .action((no, amount, { voucher, date: day, over }) =>
      ask('pay', { no, amount, voucherNo: voucher, date: day, over }),
    );
  command('refund', '登记退款，付款状态随之变更')
    .argument('<订单号>')
    .argument('<金额>', '元；最多为已收且未退的金额')
    .requiredOption(...slip)
    .option(...date)
    .action((no, amount, { voucher, date: day }) =>
      ask('refund', { no, amount, voucherNo: voucher, date: day }),
    );
  command('refuse-voucher <订单号>', '退回待核对的付款凭证')
    .requiredOption('--reason <原因>', '原因，采购人可见')
    .action((no, { reason }) => ask('refuseVoucher', { no, reason }));
  command('trace', '追溯：某批号或 UDI 发给了谁、某订单收到哪些批号，由谁何时放行')
    .option('--lot <批号>', '生产批号')
    .option('--udi <UDI>', '产品标识 UDI-DI 或生产标识 UDI-PI')
    .option('--product <编码>', '产品编码、规格编码或型号')
    .option('--order <订单号>', '一个订单')
    .action(({ lot, udi, product, order }) => ask('trace', { lot, udi, product, no: order }));
  const page = command('page', '谁可以查看追溯页（设置 ADMIN_PORT 后由接口服务提供）');
  page
    .command('open <姓名> <角色>')
    .description('允许查看，并显示口令；口令只显示这一次，再次允许则换新')
    .action(async (name, role) => {
      const password = randomBytes(24).toString('base64url');
      await ask('openPage', { name, role, digest: digestOf(password) }, () =>
        console.log(`口令：${password}`),
      );
    });
  page
    .command('close <姓名>')
    .description('不再允许查看')
    .action((name) => ask('closePage', { name }));
  command('group <种类> <名称>', '给出一个客户分组的凭据，新版本可先给它试用：release promote --for')
    .addHelpText('after', '\n种类与名称：client 客户编码、region 省或市（取自客户地址）、type 客户类型')
    .action((kind, name) => ask('group', { kind, name }));
  command('log', '谁在何时做了什么，最近的在前')
    .option('--subject <编号>', '只看一个订单、商品、规格或证照')
    .option('--limit <条数>', '最多列出多少条', whole, 50)
    .action(({ limit, subject }) => ask('log', { limit, subject }));
  command('check-log', '逐条核对操作记录是否被改动、删除或调换')
    .option('--head <序号:校验值>', '以前记下的末条：到那里为止一条也不能少')
    .action(({ head }) => ask('checkLog', { head }));

  command('messages', '列出本应发出的短信与邮件（仅演示环境）')
    .option('--limit <条数>', '最多列出多少条', whole, 20)
    .action(({ limit }) => ask('messages', { limit }));

  const certificate = command('certificate', '审核证照（编号见 waiting）');
  certificate
    .command('approve <编号>')
    .description('审核通过')
    .option('--expires <日期>', '有效期至，YYYY-MM-DD')
    .action((id, { expires }) => ask('approveCertificate', { id, expireDate: expires }));
  certificate
    .command('refuse <编号>')
    .description('不通过')
    .requiredOption('--reason <原因>', '原因，客户可见')
    .action((id, { reason }) => ask('refuseCertificate', { id, reason }));

  const application = command('application', '开户申请（编号见 waiting）');
  application
    .command('show <编号>')
    .description('查看申请与所附证照')
    .action((id) => ask('application', { id }));
  application
    .command('approve <编号>')
    .description('开户：建立客户与账号，证照随后按 certificate 审核')
    .requiredOption('--type <客户类型>', '1 直销，3 合同，4 经销商，5、6 连锁或商业', whole)
    .option('--dealer <编码>', '经销商编码；3、4 类客户必填，可多次给出', another)
    .action((id, { type, dealer }) => ask('approveApplication', { id, type, dealers: dealer }));
  application
    .command('refuse <编号>')
    .description('不通过')
    .requiredOption('--reason <原因>', '原因，申请人可见')
    .action((id, { reason }) => ask('refuseApplication', { id, reason }));

  const quote = command('quote', '询价（编号见 waiting）');
  quote
    .command('show <编号>')
    .description('查看询价的商品、数量与询价时的价格')
    .action((id) => ask('quote', { id }));
  quote
    .command('answer <编号>')
    .description('报价：每种商品一个单价，与共同的有效期；报价后不能再改')
    .requiredOption('--line <报价>', '规格编码=单价[,说明]；每种商品给出一次', another)
    .requiredOption('--until <日期>', '有效期的最后一天，YYYY-MM-DD')
    .option('--words <答复>', '给采购人的话')
    .action((id, { line, until, words }) => ask('answerQuote', { id, lines: line, until, words }));
  quote
    .command('decline <编号>')
    .description('不报价')
    .requiredOption('--reason <原因>', '原因，采购人可见')
    .action((id, { reason }) => ask('declineQuote', { id, reason }));

  command('file <文件标识>', '取出客户或申请人提交的文件（标识见 waiting 与 application show），记入操作记录')
    .option('--to <路径>', '保存到哪里；不给则为当前文件夹，以文件标识命名')
    .action((id, { to }) => ask('file', { id }, (file) => save(file, to)));

  command('product <商品编码>', '查看商品的状态、库存、规格与价格').action((code) =>
    ask('product', { code }),
  );
  const document = command('product-document', '商品的资料（PDF），买家在商品页下载');
  document
    .command('add <商品编码> <文件>')
    .description('增加一份资料')
    .requiredOption(
      '--kind <种类>',
      'instructions 说明书、sds 安全技术说明书、registration 注册证、report 报告、brochure 彩页、other 其他',
    )
    .action(async (code, path, { kind }) => {
      const taken = await take(path);
      if (taken) await ask('addDocument', { code, kind, ...taken });
    });
  document
    .command('remove <资料编号>')
    .description('删除一份资料（编号见 product）')
    .action((id) => ask('removeDocument', { id }));
  const family = command('product-family', '同系列的商品，在商品页列成一张规格表');
  family
    .command('set <商品编码> <系列>')
    .description('归入一个系列；系列名相同的商品为一组')
    .action((code, name) => ask('setFamily', { code, family: name }));
  family
    .command('leave <商品编码>')
    .description('移出所在系列')
    .action((code) => ask('setFamily', { code }));
  const relation = command('product-relation', '与商品搭配使用的商品，在两者的商品页互相显示');
  relation
    .command('add <商品编码> <相关商品编码>')
    .description('增加一项搭配，已有的改为此种类')
    .requiredOption('--kind <种类>', '相关商品是其 consumable 耗材、accessory 配件、replacement 替代品')
    .action((code, relatedCode, { kind }) => ask('relate', { code, relatedCode, kind }));
  relation
    .command('remove <商品编码> <相关商品编码>')
    .description('取消一项搭配')
    .action((code, relatedCode) => ask('unrelate', { code, relatedCode }));
  command('search-misses', '没有搜到的词，次数多的在前；可用 synonym add 让它搜到商品')
    .option('--limit <条数>', '最多列出多少条', whole, 20)
    .action(({ limit }) => ask('searchMisses', { limit }));
  const synonym = command('synonym', '搜索的同义词：行业里的叫法，与商品中的叫法');
  synonym
    .command('list')
    .description('列出全部')
    .action(() => ask('synonyms', {}));
  synonym
    .command('add <词> <叫法>')
    .description('搜这个词时，也找商品中的这种叫法；一个词可有几种')
    .action((word, meaning) => ask('addSynonym', { word, meaning }));
  synonym
    .command('remove <词> <叫法>')
    .description('不再这样找')
    .action((word, meaning) => ask('removeSynonym', { word, meaning }));
  command('list-product <商品编码>', '上架商品').action((code) => ask('list', { code }));
  command('delist-product <商品编码>', '下架商品').action((code) => ask('delist', { code }));
  command('stock', '设置库存（最小件）')
    .argument('<商品编码>')
    .argument('<件数>', '全部库存，不是增减', whole)
    .option('--expected <日期>', '无货时预计何时到货，YYYY-MM-DD')
    .action((code, pieces, { expected }) => ask('stock', { code, pieces, expected }));
  command('price <规格编码> <售价>', '设置一个销售单位的价格')
    .option('--list <原价>', '原价；不给则不变')
    .option('--client <客户编码>', '只对一个客户：与其约定的售价')
    .action((skuCode, discountPrice, { list, client }) =>
      ask('price', { skuCode, discountPrice, price: list, clientCode: client }),
    );
  return program;
}
