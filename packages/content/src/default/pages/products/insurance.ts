import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { claimed } from '../claimed.ts'

export const insurance: PageSeed = {
  path: '/products/insurance',
  kind: 'addition',
  parent: '/products',
  name: both('保价', 'Insurance'),
  head: {
    title: both('保价：怎么收、怎么赔、不赔什么', 'Insurance: what it costs, pays and leaves out'),
    keyword: both(
      '快递保价,保价费率,全额保,丢件赔偿,破损理赔,声明价值',
      'parcel insurance,declared value,full coverage,lost parcel,damage claim,insurance rate',
    ),
    description: both(
      '保价分两档，下单时按声明价值收费。这里列出费率和四个算好的例子，说明哪些情况不赔、理赔要交什么、赔款和退掉的保费怎么到账。',
      'Two levels of coverage, priced by declared value. Rates, four worked examples, what is not covered, what a claim needs and how money is paid back.',
    ),
  },
  hero: {
    title: bothLines(['写下它值多少，', '出了事按这个数算'], ['Put a value on it', 'before it leaves']),
    lead: both(
      '贵的、易碎的、丢了补不回来的，寄之前花几块钱声明价值。真出了问题，不用再为值多少钱争。',
      'For what is valuable, fragile or hard to replace, declare the value when you send it. If something happens, nobody argues about what it was worth.',
    ),
    actions: [
      { label: both('下单并保价', 'Ship insured'), target: { kind: 'order' } },
      { label: both('先查运费', 'Price a shipment'), target: { kind: 'page', path: '/fee' } },
    ],
    scene: 'service',
  },
  blocks: [
    {
      kind: 'service-prices',
      id: 'rates',
      title: both('两档保价的费率', 'Rates of the two levels'),
      lead: both(
        '一票只选一档，下单时勾选；快递员收走以后不能再加，也不能改声明价值。',
        'One level a shipment, chosen when ordering. Neither it nor the value can be changed after pickup.',
      ),
      ids: ['insurance', 'full-cover'],
    },
    claimed(['insurance', 'insurance-middle', 'insurance-rate', 'full-cover'], (say) => ({
      kind: 'comparison',
      id: 'two-levels',
      title: say('同一件货，两档差多少', 'The same goods at both levels'),
      before: say('基本保价', 'Basic'),
      after: say('全额保', 'Full coverage'),
      items: [
        { label: say('声明 500 元', '¥500 declared'), unit: say('元', 'yuan'), before: 1, after: 2 },
        { label: say('声明 1,000 元', '¥1,000 declared'), unit: say('元', 'yuan'), before: 2, after: 3 },
        { label: say('声明 3,000 元', '¥3,000 declared'), unit: say('元', 'yuan'), before: 15, after: 24 },
        { label: say('声明 10,000 元', '¥10,000 declared'), unit: say('元', 'yuan'), before: 50, after: 80 },
      ],
      source: say('按 2026 年 10 月 1 日起的费率算出', 'By the rates in force from October 1, 2026'),
    })),
    {
      kind: 'prose',
      id: 'difference',
      title: both('多付的那点钱买到什么', 'What the difference buys'),
      paragraphs: [
        both(
          '整票丢失或全部毁坏，两档都赔到声明价值，但不超过货的实际价值。差别在部分损坏：基本保价看您有没有按真实价值声明，全额保不看。',
          'If everything is lost or ruined, both pay up to the declared value and never more than the goods were worth. They differ in partial damage: basic insurance asks whether you declared the true value, full coverage does not.',
        ),
      ],
      terms: [
        {
          term: both('基本保价', 'Basic insurance'),
          text: both(
            '声明低于实际价值的，损失按声明占实际的比例赔',
            'If under-declared, damage is paid in proportion',
          ),
        },
        {
          term: both('全额保', 'Full coverage'),
          text: both('损失多少赔多少，以声明价值为上限', 'Damage is paid in full, up to the declared value'),
        },
        {
          term: both('没有保价', 'No insurance'),
          text: both(
            '依照民事法律的规定确定赔偿，《快递暂行条例》第二十七条就是这样写的',
            'Settled under civil law, as article 27 of the Interim Regulations on Express Delivery provides',
          ),
        },
      ],
    },
    {
      kind: 'table',
      id: 'examples',
      title: both('算给您看：四票货', 'Four shipments, worked out'),
      lead: both('人和货都是虚构的，算法是真的。', 'The goods are made up, the arithmetic is not.'),
      columns: [
        { label: both('寄的是什么', 'Goods') },
        { label: both('声明', 'Declared'), align: 'end' },
        { label: both('保费', 'Premium'), align: 'end' },
        { label: both('出了什么事', 'What happened') },
        { label: both('赔多少', 'Paid') },
      ],
      rows: [
        claimed(['insurance-middle'], (say) => [
          say('旧相机，值 800 元', 'Used camera worth ¥800'),
          say('800 元', '¥800'),
          say('基本 2 元', 'Basic ¥2'),
          say('途中丢失', 'Lost on the way'),
          say('800 元，另退运费', '¥800, and the freight back'),
        ]),
        claimed(['full-cover'], (say) => [
          say('茶具一套，值 3,000 元', 'Tea set worth ¥3,000'),
          say('3,000 元', '¥3,000'),
          say('全额保 24 元', 'Full ¥24'),
          say('碎了两只杯，重配 600 元', 'Two cups broken, ¥600 to replace'),
          say('600 元', '¥600'),
        ]),
        claimed(['insurance-rate'], (say) => [
          say('同样的茶具，只声明一半', 'The same set, half declared'),
          say('1,500 元', '¥1,500'),
          say('基本 8 元', 'Basic ¥8'),
          say('碎了两只杯，重配 600 元', 'Two cups broken, ¥600 to replace'),
          say('300 元，因为只声明了一半', '¥300, as only half was declared'),
        ]),
        [
          both('一箱教材，没有保价', 'A box of textbooks, not insured'),
          both('没有声明', 'None'),
          both('没有', 'None'),
          both('外箱被雨淋透', 'Soaked by rain'),
          both('按民事法律认定，要另外举证书的价值', 'By civil law; the value of the books must be proved'),
        ],
      ],
      note: claim(
        ['insurance-rate'],
        '1,500 元按 5‰ 是 7.5 元，四舍五入收 8 元。',
        '¥1,500 at 5‰ is ¥7.50, rounded to ¥8.',
      ),
    },
    {
      kind: 'steps',
      id: 'claim',
      title: both('理赔走四步', 'A claim in four steps'),
      lead: both(
        '签收时看到破损，请让快递员在场拍照，后面会快很多。',
        'If damage shows on delivery, take photos while the courier is there. It saves days.',
      ),
      items: [
        {
          title: both('报案', 'Report'),
          text: both(
            '凭运单号打 950616 或找在线客服，寄件人、收件人都可以',
            'On 950616 or by chat with the waybill number, by sender or receiver',
          ),
          mark: both('得到案号', 'A case number'),
        },
        {
          title: both('交证据', 'Send evidence'),
          text: both(
            '外箱六面、内包装、破损处、购买凭证',
            'Six sides of the box, packing, damage, proof of price',
          ),
        },
        {
          title: both('定损', 'Assess'),
          text: both(
            '能修的按修理费，不能修的按重置价',
            'Repair cost if it can be repaired, replacement if not',
          ),
          mark: both('一份定损单', 'A written result'),
        },
        {
          title: both('到账', 'Payment'),
          text: both(
            '您认可后打到与索赔人同名的账户，不认可可以复核一次',
            'To an account in the claimant’s name, once you agree; one review if not',
          ),
          mark: claim(['payout'], '最快 24 小时', '24 hours at the fastest'),
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'limits',
      title: both('哪些不赔，哪些要看情况', 'Covered, not covered, and it depends'),
      verdicts: heads(['赔', 'Covered'], ['看情况赔', 'It depends'], ['不赔', 'Not covered']),
      items: [
        {
          text: both('丢失、短少、压坏、摔坏、淋湿', 'Loss, shortage, crushing, drops, wet'),
          verdict: 'yes',
        },
        {
          text: both(
            '外箱完好、里面坏了：留好内外包装，尽快提出',
            'Damage inside a sound box: keep all packing and report soon',
          ),
          verdict: 'condition',
        },
        {
          text: both(
            '玻璃、陶瓷：按易碎标准包好才赔破碎',
            'Glass and china: breakage only if packed as fragile',
          ),
          verdict: 'condition',
        },
        {
          text: both('自然损耗、原有瑕疵、电池自己没电', 'Wear, earlier faults, dead batteries'),
          verdict: 'no',
        },
        {
          text: both(
            '晚到少赚的钱，签约时说明过的除外',
            'Profit lost through lateness, unless we knew of it when contracting',
          ),
          verdict: 'no',
        },
        { text: both('现金、有价证券和禁寄物品', 'Cash, securities and prohibited goods'), verdict: 'no' },
        { text: both('自然灾害等不可抗力', 'Natural disaster and other force majeure'), verdict: 'no' },
      ],
    },
    {
      kind: 'prose',
      id: 'refund',
      title: both('保费什么时候退', 'When the premium comes back'),
      paragraphs: [
        both(
          '取消在揽收之前的，保费和运费一起从原支付渠道退，几时到账看银行。货已经上路的不退，因为保障已经开始。',
          'Cancel before pickup and it is returned with the freight the way you paid; the bank decides the hour. Once goods are moving it stays, because coverage has begun.',
        ),
      ],
      list: [
        both(
          '收错了档次或多收了，差额退回，不用您申请',
          'A wrong level or an overcharge is returned without your asking',
        ),
        both(
          '月结客户在下一张账单里冲减，单列一行',
          'Monthly accounts see it on the next bill, on a line of its own',
        ),
        both(
          '赔款和保费分开走：赔了货，保费不退',
          'Compensation and premium are separate: a paid claim does not return it',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('保价和理赔常见问题', 'On coverage and claims'),
      ids: ['claims-how', 'claims-insurance-choice', 'claims-how-long', 'claims-evidence', 'price-refund'],
    },
    {
      kind: 'call',
      title: both('值钱的东西，别空着那一栏', 'Do not leave the value blank'),
      actions: [
        { label: both('去下单', 'Place an order'), target: { kind: 'order' } },
        { label: both('看包装服务', 'Packaging'), target: { kind: 'page', path: '/products/packaging' } },
      ],
    },
  ],
  tags: ['price', 'safety', 'express', 'help'],
  updated: '2026-10-08',
}
