import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { heads } from '../builders.ts'

export const cashOnDelivery: PageSeed = {
  path: '/products/cash-on-delivery',
  kind: 'addition',
  parent: '/products',
  name: both('代收货款', 'Cash on delivery'),
  head: {
    title: both('代收货款：货交到手，钱收回来', 'Cash on delivery: collected, matched, paid out'),
    keyword: both(
      '代收货款,货到付款,货款结算,回款,拒收处理,商家收款',
      'cash on delivery,COD,collection,settlement,refused delivery,merchant payment',
    ),
    description: both(
      '收件人验货付款，我们逐票对账后把钱打给您。看货和钱各走哪条线、手续费怎么算、拒收和部分收货怎么办、哪些生意不能用代收。',
      'The receiver checks and pays, we match every sum and pay you. The path of goods and money, the fee, refusals, part deliveries and exclusions.',
    ),
  },
  hero: {
    title: bothLines(['货交到手，', '钱收回来'], ['Goods go out,', 'money comes back']),
    lead: both(
      '收件人看过货再付款，他放心；每一笔都对得上单号，您放心。回款的日子写在合同里，到日就打。',
      'Receivers pay once they have seen the goods. Every sum carries a waybill number, and reaches you on the day the contract names.',
    ),
    actions: [
      { label: both('开通代收', 'Set it up'), target: { kind: 'consultation' } },
      { label: both('看快递服务', 'Express service'), target: { kind: 'page', path: '/products/express' } },
    ],
    scene: 'contact',
  },
  blocks: [
    {
      kind: 'flow',
      id: 'two-ways',
      title: both('货往前走，钱往回走', 'Goods forward, money back'),
      lead: both(
        '两条线用同一个运单号，在收件人门口交会。',
        'Both carry the same waybill number and meet at the receiver’s door.',
      ),
      lanes: [
        {
          label: both('货', 'Goods'),
          nodes: [
            { title: both('下单', 'Order'), text: both('写明代收金额', 'With the sum to collect') },
            { title: both('运输', 'Transit'), text: both('面单印着金额', 'The label states it') },
            { title: both('验货', 'Inspect'), text: both('外观和件数', 'Outside and count') },
            { title: both('签收', 'Sign'), text: both('付清才签', 'After full payment') },
          ],
        },
        {
          label: both('钱', 'Money'),
          nodes: [
            { title: both('付款', 'Pay'), text: both('扫码、刷卡、现金', 'Code, card or cash') },
            { title: both('入专户', 'Hold'), text: both('和运费分开存', 'Apart from freight') },
            { title: both('对账', 'Match'), text: both('一票对一笔', 'One sum, one waybill') },
            { title: both('回款', 'Pay out'), text: both('按合同日期', 'On contract days') },
          ],
        },
        {
          label: both('通知', 'Notices'),
          nodes: [
            { title: both('派送前', 'Before'), text: both('告诉收件人备多少钱', 'The sum, to the receiver') },
            { title: both('收到钱', 'Paid'), text: both('即时告诉您', 'To you at once') },
            { title: both('付款后', 'Paid out'), text: both('附明细文件', 'With a statement') },
          ],
        },
      ],
    },
    {
      kind: 'service-prices',
      id: 'price',
      title: both('手续费', 'The fee'),
      lead: claim(
        ['cash-on-delivery'],
        '每票最多代收 30 万元，再大的款请走银行转账。',
        'Up to ¥300,000 a shipment. Larger sums belong in a bank transfer.',
      ),
      ids: ['cash-on-delivery'],
    },
    {
      kind: 'table',
      id: 'example',
      title: both('一票 5,000 元的货怎么算', 'A shipment of ¥5,000'),
      lead: both(
        '费率因行业、单量和退货率而不同，所以例子里写公式，不写数。',
        'Rates depend on trade, volume and returns, so the example shows the formula.',
      ),
      columns: [
        { label: both('结果', 'Outcome') },
        { label: both('收件人付', 'Receiver pays') },
        { label: both('手续费', 'Fee') },
        { label: both('打给您', 'Paid to you') },
      ],
      rows: [
        [
          both('全部签收', 'Accepted'),
          both('5,000 元', '¥5,000'),
          both('5,000 × 合同费率，不足最低收费的按最低', '5,000 × contract rate, or the minimum'),
          both('5,000 元减手续费', '¥5,000 less the fee'),
        ],
        [
          both('收下一半', 'Half accepted'),
          both('2,500 元', '¥2,500'),
          both('2,500 × 合同费率，同样有最低', '2,500 × contract rate, same minimum'),
          both('2,500 元减手续费', '¥2,500 less the fee'),
        ],
        [
          both('整票拒收', 'Refused'),
          both('不付', 'Nothing'),
          both('不收', 'None'),
          both('没有货款；运费和退回费照合同', 'Nothing; freight and return by contract'),
        ],
      ],
      note: both(
        '运费另计，可以从回款里扣，也可以月结。',
        'Freight is separate: deducted, or on the monthly bill.',
      ),
    },
    {
      kind: 'steps',
      id: 'door',
      title: both('在收件人门口', 'At the door'),
      items: [
        {
          title: both('核对', 'Identify'),
          text: both('报收件人姓名和尾号，对得上才拿货出来', 'Name and last digits before the box comes out'),
        },
        {
          title: both('开箱看', 'Look inside'),
          text: both(
            '看外观、点件数；试用、通电要发货人下单时允许',
            'Looks and count; trying it on or switching it on only if the sender allowed',
          ),
        },
        {
          title: both('付款', 'Pay'),
          text: both(
            '收款码只属于这一票，金额不能改',
            'The code belongs to this shipment and its sum is fixed',
          ),
        },
        {
          title: both('签收', 'Sign'),
          text: both('付清后终端才放行签名', 'The handheld takes a signature only after payment'),
        },
      ],
    },
    {
      kind: 'prose',
      id: 'exceptions',
      title: both('没按计划来的时候', 'When it does not go to plan'),
      paragraphs: [
        both(
          '代收最怕的是货没了钱也没了。责任按货和钱在谁手里分：货在途中是我们的，钱一旦由快递员收到，也算我们的。',
          'The fear is to lose both goods and money. Whoever holds them answers for them: goods in transit are ours, and so is money from the moment the courier has it.',
        ),
      ],
      terms: [
        {
          term: both('收到假币', 'Counterfeit bills'),
          text: both('损失由我们承担，照样给您回款', 'Our loss; you are paid all the same'),
        },
        {
          term: both('金额写错', 'Wrong amount'),
          text: both(
            '派送前可改；已经收了的，多退少不补',
            'Change it before delivery; later, only an excess is returned',
          ),
        },
        {
          term: both('联系不上', 'No answer'),
          text: both(
            '再约一次，仍联系不上退回，不收手续费',
            'One more attempt, then return, without the fee',
          ),
        },
        {
          term: both('签收后要退', 'Change of mind'),
          text: both('钱已代您收下，退款由您和买家办', 'The money is yours by then; you refund the buyer'),
        },
        {
          term: both('货丢了', 'Goods lost'),
          text: both('按保价赔货，没有货款可打', 'Paid by insurance; there is no payment to forward'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'who',
      title: both('哪些生意能用', 'Who may use it'),
      verdicts: heads(['能用', 'May use it'], ['有条件', 'With conditions'], ['不能用', 'May not']),
      items: [
        {
          text: both('有营业执照和公司账户的商家', 'Businesses with a license and a company account'),
          verdict: 'yes',
        },
        {
          text: both('收件人下过订单，知道要付多少', 'The receiver ordered and knows the sum'),
          verdict: 'yes',
        },
        {
          text: both('珠宝、手机：要保价，签收时拍照', 'Jewelry and phones: insured, photo on signing'),
          verdict: 'condition',
        },
        {
          text: both('个人寄件：限本人实名账户收款', 'Private senders: into your own verified account'),
          verdict: 'condition',
        },
        { text: both('收件人没订过的“货到付款”', 'Goods the receiver never ordered'), verdict: 'no' },
        {
          text: both('借款、彩票、预付卡、中奖税费', 'Loans, lotteries, prepaid cards, prize fees'),
          verdict: 'no',
        },
      ],
      note: both(
        '接到没订过的代收件，请直接拒收，不要付钱。',
        'If one reaches you that you never ordered, refuse it and pay nothing.',
      ),
    },
    {
      kind: 'split',
      id: 'statement',
      title: both('回款那天您收到什么', 'What arrives on payout day'),
      lead: both(
        '一笔钱，一张明细，两边加起来分毫不差。',
        'One payment and one list, equal to the last cent.',
      ),
      points: [
        {
          term: both('明细', 'Statement'),
          text: both('每票的单号、签收时间、代收额、扣费、净额', 'Waybill, time, collected, deducted, net'),
        },
        {
          term: both('在途', 'Still out'),
          text: both('已签收但没到付款日的，单独列出合计', 'Signed for but not yet due, totaled apart'),
        },
        {
          term: both('差异', 'Differences'),
          text: both('点一下就能提，冻结的只是那一票', 'One press to dispute, and only that line waits'),
        },
        {
          term: both('退费', 'Refunds'),
          text: both('多扣的手续费在下一次回款里补上', 'Overcharged fees are added to the next payout'),
        },
      ],
      scene: 'store',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('商家问得最多的', 'What merchants ask'),
      ids: ['cod-when-paid', 'cod-refused', 'delivery-signature', 'business-contract'],
    },
    {
      kind: 'call',
      title: both('合同里谈费率，和单量一起谈', 'Rates are agreed with your volume'),
      actions: [{ label: both('谈一份合同', 'Discuss a contract'), target: { kind: 'consultation' } }],
    },
  ],
  tags: ['price', 'express', 'retail', 'freight'],
  updated: '2026-09-10',
}
