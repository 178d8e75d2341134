import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { claimed } from '../claimed.ts'

export const receipts: PageSeed = {
  path: '/products/receipts',
  kind: 'addition',
  parent: '/products',
  name: both('签单返还', 'Receipt return'),
  head: {
    title: both('签单返还：纸质回单与电子签单', 'Signed receipts returned, on paper or as a file'),
    keyword: both(
      '签单返还,回单,电子签单,纸质签单,指定签收人,签收凭证',
      'signed receipt,proof of delivery,electronic receipt,paper receipt,named signature,receipt return',
    ),
    description: both(
      '收货人在您的单据上签字盖章，我们把它带回来，或拍成电子签单。看两种怎么选、纸质单走几天、一票要付多少、弄丢了和签错了怎么赔。',
      'The receiver signs your document and we bring it back, or make it a file. Which to choose, how long paper takes, the price, and lost slips.',
    ),
  },
  hero: {
    title: bothLines(['对方签了字，', '字要回到您手里'], ['They signed it,', 'so you should have it']),
    lead: both(
      '结账、开票、打官司，都要看那张签过字的单。要原件就寄回原件，要快就当天看电子版。',
      'Payment, invoices and disputes all come back to the signed slip. Have the original, or see the file the same day.',
    ),
    actions: [
      { label: both('下单时勾选', 'Add it to an order'), target: { kind: 'order' } },
      { label: both('批量开通', 'For every shipment'), target: { kind: 'consultation' } },
    ],
    scene: 'white-paper',
  },
  blocks: [
    {
      kind: 'table',
      id: 'paper-or-file',
      title: both('要纸，还是要文件', 'Paper or a file'),
      lead: both('两样都要也可以，各收各的。', 'You may have both, each at its own price.'),
      columns: [
        { label: both('比什么', 'Compared') },
        { label: both('纸质签单', 'Paper') },
        { label: both('电子签单', 'Electronic') },
      ],
      rows: [
        [
          both('您拿到的', 'You receive'),
          both('您那份单据的原件，有墨迹和章', 'Your own document in ink, with the stamp'),
          both('带时间戳的 PDF，附签名和现场照片', 'A time-stamped PDF with signature and photo'),
        ],
        [
          both('多久拿到', 'How soon'),
          both('签收后再走一趟回程', 'After the trip back'),
          both('签收后就能下载', 'As soon as it is signed'),
        ],
        [
          both('法律效力', 'In law'),
          both('书面原件', 'A written original'),
          both(
            '符合《电子签名法》的可靠电子签名，与手写签名等效',
            'A reliable signature under the Electronic Signature Law equals a handwritten one',
          ),
        ],
        [
          both('能不能盖章', 'Company stamp'),
          both('能，章要压在签字上', 'Yes, over the signature'),
          both('用对方的电子印章，没有就拍实体章', 'Their electronic seal, or a photo of the stamp'),
        ],
        [
          both('适合', 'Suits'),
          both(
            '财务只认原件的客户、招投标、进口随附单',
            'Finance desks wanting originals, tenders, import papers',
          ),
          both('门店日配、月结对账、退换货', 'Daily shop runs, monthly accounts, exchanges'),
        ],
      ],
    },
    {
      kind: 'service-prices',
      id: 'prices',
      title: both('三项各收多少', 'The three prices'),
      ids: ['receipt-paper', 'receipt-electronic', 'named-signing'],
    },
    {
      kind: 'journey',
      id: 'way-back',
      title: both('一张纸怎么走回来', 'How a slip comes home'),
      lead: both(
        '成都签收、寄回上海的示例。信封上有自己的条码，走到哪里都能查。',
        'A sample: signed in Chengdu, returned to Shanghai. The envelope has a barcode of its own.',
      ),
      stops: [
        {
          title: both('签收', 'Signed'),
          text: both(
            '快递员核对签字、日期、章和份数，拍一张',
            'Courier checks name, date, stamp and copies, and takes a photo',
          ),
          hours: 0,
          watch: both('四项缺一不走', 'All four, or no leaving'),
        },
        {
          title: both('收件网点', 'Branch'),
          text: both('装进返单信封，扫码封口', 'Into the return envelope, scanned and sealed'),
          hours: 5,
          watch: both('照片与原件比对', 'Photo against paper'),
        },
        {
          title: both('回程干线', 'Trunk'),
          text: both('走最近一班车，不等攒够', 'On the next truck, without waiting for more'),
          hours: 30,
          watch: both('交接扫码', 'Handover scan'),
        },
        {
          title: both('发件网点', 'Sender’s branch'),
          text: both('拆封核对，按客户分好', 'Opened, checked, sorted by customer'),
          hours: 6,
          watch: both('份数', 'Number of copies'),
        },
        {
          title: both('交给您', 'To you'),
          text: both('随下一次上门揽收送到，您扫码确认', 'With the next pickup; you scan to confirm'),
          hours: 15,
          watch: both('您的签收', 'Your signature'),
        },
      ],
    },
    claimed(['receipt-paper', 'receipt-electronic', 'named-signing'], (say) => ({
      kind: 'table',
      id: 'example',
      title: say('一天 120 票，一个月付多少', '120 shipments a day, for a month'),
      lead: say(
        '一家虚构的建材商，一个月发货 25 天，其中两成客户要原件。',
        'A fictional builders’ merchant, 25 shipping days; a fifth of its customers want originals.',
      ),
      columns: [
        { label: say('项目', 'Item') },
        { label: say('票数', 'Shipments'), align: 'end' },
        { label: say('怎么算', 'Sum') },
        { label: say('一个月', 'A month'), align: 'end' },
      ],
      rows: [
        [
          say('纸质签单', 'Paper'),
          say('600', '600'),
          say('600 × 8 元', '600 × ¥8'),
          { value: '4,800', unit: say('元', 'yuan') },
        ],
        [
          say('电子签单', 'Electronic'),
          say('2,400', '2,400'),
          say('2,400 × 5 元', '2,400 × ¥5'),
          { value: '12,000', unit: say('元', 'yuan') },
        ],
        [
          say('其中指定签收人', 'Of these, named person'),
          say('300', '300'),
          say('300 × 0.5 元', '300 × ¥0.50'),
          { value: '150', unit: say('元', 'yuan') },
        ],
        [
          say('纸质没带回来的', 'Paper not brought back'),
          say('3', '3'),
          say('不收，3 × 8 元', 'Not charged, 3 × ¥8'),
          { value: '−24', unit: say('元', 'yuan') },
        ],
        [
          say('合计', 'In all'),
          say('3,000', '3,000'),
          say('四行相加', 'The four rows together'),
          { value: '16,926', unit: say('元', 'yuan') },
        ],
      ],
      note: say('月结客户量大时可另谈单价，以合同为准。', 'Large monthly volumes may be priced by contract.'),
    })),
    {
      kind: 'split',
      id: 'named',
      title: both('只能交给这一个人', 'To this person only'),
      lead: claimOr(
        ['named-signing'],
        [
          '标书、钥匙、样品、公章，每票 0.5 元指定一个人收。',
          'Tenders, keys, samples, seals: ¥0.50 names the one who may sign.',
        ],
        [
          '标书、钥匙、样品、公章，可以指定一个人收。',
          'For tenders, keys, samples and seals you can name the one who may sign.',
        ],
      ),
      points: [
        {
          term: both('怎么认人', 'How we know'),
          text: both('收件码发到他的手机，报了码再看证件', 'A code to their phone, then their ID'),
        },
        {
          term: both('人不在', 'Not there'),
          text: both(
            '改约或留在网点，不交同事、前台和邻居',
            'Another time or the branch; never a colleague or neighbor',
          ),
        },
        {
          term: both('换人', 'Another person'),
          text: both('只有下单人能改，改动写进运单记录', 'Only whoever placed the order; it is on record'),
        },
      ],
      scene: 'contact',
    },
    {
      kind: 'checklist',
      id: 'prepare',
      title: both('单据这样准备，不会白跑', 'Preparing your document'),
      verdicts: heads(['这样准备', 'Do this'], ['提前说', 'Say beforehand'], ['我们不做', 'We do not']),
      items: [
        { text: both('在单子上标出要签字和盖章的位置', 'Mark where to sign and stamp'), verdict: 'yes' },
        {
          text: both('写明要几份、留几份给收货人', 'Say how many copies, and how many stay'),
          verdict: 'yes',
        },
        {
          text: both(
            '要身份证号或手写日期的，提前告诉收货人',
            'Warn the receiver if an ID number or handwritten date is needed',
          ),
          verdict: 'condition',
        },
        {
          text: both(
            '单子放在箱外的透明袋里，封在箱内的来不及签',
            'Put it in the pouch outside; sealed inside it comes too late',
          ),
          verdict: 'condition',
        },
        {
          text: both('替收货人审核内容、代签代盖', 'Judging the content, or signing for the receiver'),
          verdict: 'no',
        },
        { text: both('把签单当作付款凭据去催收', 'Using the slip to press for payment'), verdict: 'no' },
      ],
    },
    {
      kind: 'prose',
      id: 'wrong',
      title: both('丢了、签错了、退多少', 'Lost, badly signed, and refunds'),
      paragraphs: [
        both(
          '纸在我们手里丢的，先把签收时拍的照片给您，再请收货人补签一份，来回的路费我们出。',
          'If we lose the paper you get the photo taken at signature first, and we have a new copy signed at our cost.',
        ),
        both(
          '签得不合格，缺章、日期写错、份数不对，快递员没看出来的算我们的，免费再跑一次；单据本身没写清要求的，重跑按新的一票收。',
          'A missing stamp, wrong date or wrong number of copies that the courier overlooked is ours to fix, free. If the document never said what was needed, the second trip counts as new.',
        ),
      ],
      terms: [
        {
          term: both('补不回来', 'Cannot be redone'),
          text: both(
            '返单费全退，并出具加盖公章的签收证明',
            'The fee is returned, with a stamped statement of delivery',
          ),
        },
        {
          term: both('退到哪', 'Where it goes'),
          text: both(
            '现付的退回付款账户，月结的在账单里减',
            'To the paying account, or off the monthly bill',
          ),
        },
        {
          term: both('找一张旧单', 'An old slip'),
          text: claim(
            ['service-hours'],
            '电子版自己下载；纸质的每天 8:00–22:00 可以找人工查交接记录',
            'Download files yourself; for paper, staff look up the handovers daily from 8:00 to 22:00',
          ),
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('关于签单', 'On receipts'),
      ids: ['receipts-lost', 'delivery-signature', 'price-refund', 'business-invoice'],
    },
    {
      kind: 'call',
      title: both('先给要求最严的客户开通', 'Begin with your strictest customer'),
      actions: [{ label: both('咨询开通', 'Ask about it'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['price', 'freight', 'express', 'help'],
  updated: '2026-11-05',
}
