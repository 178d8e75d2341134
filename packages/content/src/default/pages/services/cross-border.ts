import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { columns, node, step, term, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, merged, row } from '../table-cells.ts'

const perOrder = large(['5,000', '元/次'], ['¥5,000', 'an order'])
const reducedTax = both(
  '限额内关税为零，增值税、消费税按应纳额的 70%',
  'Within limits: no duty, 70% of VAT and consumption tax',
)

export const crossBorder: PageSeed = {
  path: '/products/cross-border',
  kind: 'service',
  parent: '/products',
  name: both('跨境', 'Cross-border'),
  head: {
    title: both('跨境物流：进口清关与出口派送', 'Cross-border: import and export'),
    keyword: both(
      '跨境物流,进口清关,保税仓,出口报关,海外派送,跨境电商,9610,1210',
      'cross-border, customs clearance, bonded warehouse, export, delivery abroad, e-commerce',
    ),
    description: both(
      '进口四种方式各有什么限额和税，出口报关分哪几种，货、单、税三条线怎么对上，被查验、补税、扣留和退运时谁负责、多久有答复。',
      'Four ways to import with their limits and taxes, how export is declared, how goods, papers and tax line up, and who acts when customs stops it.',
    ),
  },
  hero: {
    title: bothLines(['过了海关，', '还是同一张单'], ['Past customs', 'on the same number']),
    lead: both(
      '国内揽收、报关、国际干线、目的国清关和派送，用一个单号、一份合同。卡在哪一段，页面上直说。',
      'Pickup, declaration, line-haul, foreign clearance and delivery on one number and one contract. If it stops, the page says where.',
    ),
    actions: [
      toTalk(['说说卖什么、卖到哪', 'Tell us what and where']),
      toPage(['查禁寄与限寄', 'What may not cross'], '/prohibited'),
    ],
    scene: 'cross-border',
  },
  blocks: [
    {
      kind: 'flow',
      id: 'three-lanes',
      title: both('货、单、税，三条线要对上', 'Goods, papers and tax must agree'),
      lead: both(
        '海关比的是这三条。少一个数、差一个字，停下来的是货。',
        'Customs compares these three. One figure or word apart, and it is the goods that stop.',
      ),
      lanes: [
        {
          label: both('货', 'Goods'),
          nodes: [
            node(['揽收', 'Pickup'], ['逐件验视，贴国际单', 'Inspected, labeled for abroad']),
            node(['集货仓', 'Export hub'], ['复重、量方、打托', 'Reweighed, measured, palletized']),
            node(['口岸', 'Border'], ['过机，抽中的开箱', 'Scanned; some are opened']),
            node(['国际干线', 'Line-haul'], ['飞机、卡车或铁路', 'Air, road or rail']),
            node(['海外派送', 'Last mile'], ['当地承运商，同一单号', 'Local carrier, same number']),
          ],
        },
        {
          label: both('单', 'Papers'),
          nodes: [
            node(['订单', 'Order'], ['品名、材质、用途', 'Name, material, use']),
            node(['归类', 'Code'], ['定商品编码', 'HS code settled']),
            node(['出口申报', 'Export entry'], ['放行回执', 'Release message']),
            node(['舱单', 'Manifest'], ['件数、毛重与货一致', 'Pieces and weight as loaded']),
            node(['进口申报', 'Import entry'], ['目的国代理报', 'By the agent there']),
          ],
        },
        {
          label: both('税', 'Tax'),
          nodes: [
            node(['申报价值', 'Value'], ['成交价，不写“礼品”', 'Price paid, never “gift”']),
            node(
              ['谁来付', 'Who pays'],
              ['寄件人或收件人，下单时选', 'Sender or receiver, chosen when ordering'],
            ),
            node(['税单', 'Assessment'], ['海关出，我们转给付税方', 'From customs, passed to the payer']),
            node(['结清', 'Settled'], ['凭税单结，不加价', 'At the assessed sum']),
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'import',
      title: both('进口：四种方式，四套规矩', 'Import: four ways, four sets of rules'),
      lead: both(
        '先看谁买、买多少、卖得稳不稳，再选。',
        'Choose by who buys, how much, and how steadily it sells.',
      ),
      columns: [
        ...columns(
          ['方式', 'Way'],
          ['适合', 'Good for'],
          ['货从哪发', 'Ships from'],
          ['买家等多久', 'The buyer waits'],
        ),
        merged('限额', 'Limit'),
        merged('税', 'Tax'),
      ],
      rows: [
        row(
          ['保税备货（1210）', 'Bonded stock (1210)'],
          ['卖得稳的爆款', 'Steady sellers'],
          ['国内保税仓', 'A bonded warehouse in China'],
          ['和国内件差不多', 'About as long as a domestic parcel'],
          perOrder,
          reducedTax,
        ),
        row(
          ['直购进口（9610）', 'Direct purchase (9610)'],
          ['款多、每款量少', 'Many styles, few of each'],
          ['海外仓，逐单清关', 'An overseas warehouse, cleared order by order'],
          ['多一段国际运输', 'An international leg longer'],
          perOrder,
          reducedTax,
        ),
        row(
          ['个人物品', 'Personal articles'],
          ['自己用、亲友寄', 'Own use, from family'],
          ['任何地方', 'Anywhere'],
          ['看口岸忙闲', 'As busy as the border is'],
          large(['1,000', '元/次'], ['¥1,000', 'a parcel']),
          ['税额 50 元以内免征', 'Tax of ¥50 or less is waived'],
        ),
        row(
          ['一般贸易（0110）', 'General trade (0110)'],
          ['进商场、进渠道', 'Shops and distributors'],
          ['整批到港', 'Whole lots to the port'],
          ['先清关，再入国内仓', 'Cleared first, then to a domestic site'],
          ['不限', 'None'],
          ['按税则征，需准入证件', 'By tariff, with import permits'],
        ),
      ],
      note: both(
        '零售进口另有每人每年 26,000 元的上限。限额和税率出自财关税〔2018〕49 号、〔2016〕18 号和海关总署公告 2010 年第 43 号；港澳台寄来的个人物品限 800 元。以海关当日执行的为准。',
        'Retail imports also have a yearly ceiling of ¥26,000 a person. Source: Ministry of Finance notices Caiguanshui [2018] 49 and [2016] 18, and Customs announcement 43 of 2010; articles from Hong Kong, Macao and Taiwan are limited to ¥800. What customs applies on the day prevails.',
      ),
    },
    {
      kind: 'steps',
      id: 'export',
      title: both('出口：第一票怎么走', 'Export: how the first one goes'),
      lead: both(
        '零售小包走 9610，批发走 9710，先备海外仓走 9810，我们按订单替您分。',
        'Retail parcels go under 9610, wholesale 9710, stock for an overseas warehouse 9810. We sort your orders.',
      ),
      items: [
        step(
          ['归类', 'Classify'],
          [
            '给我们链接、材质、图片，查编码、退税率和目的国禁限。',
            'Send link, material and pictures; we find code, rebate and what the destination forbids.',
          ],
          ['商品编码', 'HS code'],
        ),
        step(
          ['集货', 'Consolidate'],
          [
            '各地的货进口岸仓，量重核对，不符的先拍照问您。',
            'Goods meet at the border warehouse; weights that differ are photographed and asked about.',
          ],
          ['入仓清单', 'Receiving list'],
        ),
        step(
          ['申报', 'Declare'],
          [
            '清单或报关单由持证人员报，放行后才上干线。',
            'Licensed staff file it, and nothing is loaded before release.',
          ],
          ['放行回执', 'Release'],
        ),
        step(
          ['干线', 'Line-haul'],
          [
            '急的走航空，重的走铁路和卡车，时效在报价里分开写。',
            'Air for the urgent, rail and road for the heavy, each with its own days in the quotation.',
          ],
          ['提单或运单号', 'Waybill number'],
        ),
        step(
          ['目的国清关', 'Clear abroad'],
          [
            '代理先报后到。卖往欧盟、英国的，请先把税号备好。',
            'Filed ahead of arrival. Sellers to the EU and UK should have tax numbers ready.',
          ],
          ['进口税单', 'Duty assessment'],
        ),
        step(
          ['派送', 'Deliver'],
          [
            '当地承运商接手，投不到的按您选的：再投、存放或销毁。',
            'A local carrier takes over. What cannot be delivered is tried again, held or destroyed, as you chose.',
          ],
          ['签收凭证', 'Proof of delivery'],
        ),
      ],
    },
    { kind: 'figures', items: figuresOf('pickup-time', 'cities', 'service-hours') },
    {
      kind: 'prose',
      id: 'stopped',
      title: both('停下来了，谁去办', 'When it stops, who acts'),
      paragraphs: [
        both(
          '跨境件停住，多数不是丢了，是在等一句话、一张纸或一笔税。我们先说清等的是什么、最晚哪天，再说怎么补。',
          'A parcel that stops abroad is seldom lost. It waits for an answer, a paper or a tax, and we say which, and by what day.',
        ),
      ],
      terms: [
        term(
          ['海关查验', 'Inspection'],
          [
            '随机抽到，谁也免不了。开箱、复封由我们到场；查验费凭票据实报。',
            'Drawn at random. We attend the opening and resealing; inspection fees are passed on against the receipt.',
          ],
        ),
        term(
          ['要补材料', 'Papers wanted'],
          [
            '我们列出缺哪张、找谁开、样张长什么样。您补得越早，仓储费越少。',
            'We list what is missing, who issues it and a sample. The sooner it comes, the less storage.',
          ],
        ),
        term(
          ['估价被调高', 'Value raised'],
          [
            '可以拿付款记录申诉。申诉期间货先押着，也可先交保证金放行。',
            'Object with proof of payment. The goods wait meanwhile, or leave against a deposit.',
          ],
        ),
        term(
          ['不许进', 'Refused entry'],
          [
            '只能退运或当地销毁。瞒报造成的由寄件人承担；我们查漏的，运费退您。',
            'Return or destroy. If it was misdeclared the sender pays; if we overlooked a ban, your freight comes back.',
          ],
        ),
        term(
          ['收件人不交税', 'Tax unpaid'],
          [
            '到期前问您要不要代付。不付就按无人领取退回，往返运费由寄件人付。',
            'We ask in time whether you will pay for them. If not it returns, at the sender’s cost both ways.',
          ],
        ),
      ],
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('出门前可加的', 'Before it leaves'),
      lead: both(
        '路远手多，玻璃和仪器请加固；木箱出口要用经过热处理、带 IPPC 标识的料。',
        'Many hands lie ahead: strengthen glass and instruments. Export crates must be heat-treated wood with the IPPC mark.',
      ),
      ids: ['insurance', 'full-cover', 'wooden', 'waterproof'],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('第一次跨境，常问这些', 'First time across a border'),
      ids: [
        'cross-border-documents',
        'cross-border-duties',
        'cross-border-held',
        'sending-what-to-prepare',
        'business-invoice',
      ],
    },
    { kind: 'case', path: '/cases/tongdao-cross-border' },
    {
      kind: 'call',
      title: both('拿十个商品来，先试归类', 'Bring ten products; we classify them first'),
      actions: [
        toTalk(['约归类试算', 'Ask for a trial']),
        toPage(['看美妆进口怎么做', 'How beauty imports work'], '/solutions/beauty'),
      ],
    },
  ],
  tags: ['cross-border', 'retail', 'air'],
  updated: '2026-10-16',
}
