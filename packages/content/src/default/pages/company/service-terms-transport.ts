import { both, claim } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { heads } from '../builders.ts'

/** Who answers for the goods at each point of the way. */
export const responsibility: BlockSeed = {
  kind: 'flow',
  id: 'responsibility',
  title: both('二、责任从哪里到哪里', '2. Who is responsible where'),
  lead: both(
    '货在谁手里、由谁负责、凭什么证明，一列一列对应。',
    'Where the goods are, who answers for them, and what proves it.',
  ),
  lanes: [
    {
      label: both('货在哪里', 'The goods'),
      nodes: [
        { title: both('交寄前', 'Before handover'), text: both('在寄件人手里', 'With the sender') },
        {
          title: both('收寄后', 'After acceptance'),
          text: both('在我们的网点、车上、仓里', 'In our branch, truck or warehouse'),
        },
        {
          title: both('投递时', 'At delivery'),
          text: both('收件人面前，尚未签收', 'Before the receiver, unsigned'),
        },
        { title: both('签收后', 'After signature'), text: both('在收件人手里', 'With the receiver') },
      ],
    },
    {
      label: both('谁负责', 'Responsible'),
      nodes: [
        {
          title: both('寄件人', 'Sender'),
          text: both('如实申报，包装能经受正常运输', 'True description, packing fit for normal transport'),
        },
        {
          title: both('鸿雁', 'Hongyan'),
          text: both('安全、按时、送对人', 'Safe, on time, to the right person'),
        },
        {
          title: both('鸿雁', 'Hongyan'),
          text: both('等收件人当面验完外包装', 'Until the outside has been inspected'),
        },
        {
          title: both('收件人', 'Receiver'),
          text: both('发现内件有问题，及时提出', 'Reports hidden faults without delay'),
        },
      ],
    },
    {
      label: both('凭什么', 'Proof'),
      nodes: [
        {
          title: both('发货单', 'Packing list'),
          text: both('品名、数量、价值', 'What, how many, what value'),
        },
        {
          title: both('收寄记录', 'Acceptance record'),
          text: both('验视标识、称重和照片', 'Inspection mark, weight, pictures'),
        },
        { title: both('派送记录', 'Delivery record'), text: both('时间、地点、通话', 'Time, place, calls') },
        {
          title: both('签收凭证', 'Proof of delivery'),
          text: both('签名、取件码或图片', 'Signature, code or picture'),
        },
      ],
    },
  ],
}

export const acceptance: BlockSeed = {
  kind: 'prose',
  id: 'acceptance',
  title: both('三、收寄', '3. Acceptance'),
  paragraphs: [
    both(
      '收寄时我们要做三件事，法律都有要求：查验寄件人身份，登记实名；当面验视内件，并加盖验视标识；对货物做安全检查。信件只在您同意时开拆检查是否夹带物品。拒绝验视或实名的，我们不能收。',
      'On acceptance the law has us do three things: check and record the sender’s identity, inspect the contents in your presence and mark the parcel so, and screen it for safety. Letters are opened only with your consent. Without inspection or identity we may not accept.',
    ),
    both(
      '您要如实写明寄件人和收件人的姓名、地址、电话，以及物品的名称、性质和数量。写错造成的退回、改派和罚款由寄件人承担。',
      'State truly the name, address and phone of both sides and the name, nature and quantity of the goods. Returns, redirections and fines caused by errors are borne by the sender.',
    ),
  ],
  list: [
    both(
      '包装由寄件人负责；需要我们包装的，按包装价目表收费',
      'Packing is the sender’s; if we pack, the packaging list applies',
    ),
    both(
      '贵重物品请事先声明并保价，每票单独包装',
      'Declare and insure valuables in advance, packed by themselves',
    ),
    both(
      '我们怀疑物品有危险，可以要求出示鉴定书，不能排除危险就不收',
      'Where we suspect danger we may ask for a test report, and decline if doubt remains',
    ),
    both(
      '运输途中发现禁寄物品，停止运送，并依法交有关部门处理',
      'Prohibited goods found on the way are stopped and handed to the authorities',
    ),
  ],
}

export const refusedGoods: BlockSeed = {
  kind: 'checklist',
  id: 'goods',
  title: both('四、收什么，不收什么', '4. Goods we take and refuse'),
  lead: both(
    '依《禁止寄递物品管理规定》。完整清单可以按品名搜索。',
    'Under the rules on items prohibited from delivery. The full list can be searched by name.',
  ),
  verdicts: heads(['收', 'Taken'], ['有条件收', 'With conditions'], ['不收', 'Refused']),
  items: [
    {
      text: both(
        '日用品、服饰、图书、电器等一般物品',
        'Ordinary goods: household items, clothes, books, appliances',
      ),
      verdict: 'yes',
    },
    { text: both('鲜活食品：选冷链或生鲜产品', 'Fresh food: by a chilled service'), verdict: 'condition' },
    {
      text: both(
        '药品：自用的非处方药原包装可寄；处方药和成批药品由有资质的单位交寄，走医药产品',
        'Medicine: over-the-counter for own use in its pack; prescription and bulk from licensed parties, by the pharma service',
      ),
      verdict: 'condition',
    },
    {
      text: both(
        '液体、粉末：密封、防漏，能说明成分',
        'Liquids and powders: sealed, leakproof, of known content',
      ),
      verdict: 'condition',
    },
    {
      text: both(
        '含锂电池的设备：完好，装在设备里，按包装要求',
        'Devices with lithium batteries: sound, installed, packed as required',
      ),
      verdict: 'condition',
    },
    {
      text: both('枪支弹药及其部件、管制刀具', 'Firearms, ammunition, their parts, controlled knives'),
      verdict: 'no',
    },
    { text: both('爆炸物品、烟花爆竹', 'Explosives and fireworks'), verdict: 'no' },
    {
      text: both(
        '易燃、自燃和遇水易燃物品，压缩气体',
        'Flammable, spontaneously combustible and dangerous-when-wet substances, compressed gas',
      ),
      verdict: 'no',
    },
    {
      text: both(
        '毒性、放射性、腐蚀性、感染性物质',
        'Toxic, radioactive, corrosive and infectious substances',
      ),
      verdict: 'no',
    },
    {
      text: both(
        '毒品及吸毒工具，非法出版物，濒危动植物制品',
        'Drugs and drug paraphernalia, illegal publications, protected species',
      ),
      verdict: 'no',
    },
    {
      text: both(
        '现金和有价证券（我们不承运），以及法律禁止寄递的其他物品',
        'Cash and securities, which we do not carry, and whatever else the law forbids',
      ),
      verdict: 'no',
    },
  ],
}

export const weighing: BlockSeed = {
  kind: 'prose',
  id: 'weighing',
  title: both('五、称重和收费', '5. Weighing and charges'),
  paragraphs: [
    both(
      '计费重量取实际重量和体积重量中较大的一个。体积重量是长、宽、高（厘米）相乘，再除以所选产品的换算数；换算数、进位方法和最低收费在报价时写给您看。',
      'The chargeable weight is the larger of actual and volumetric weight. The latter is length by width by height in centimeters divided by the divisor of the product. Divisor, rounding and minimum are shown with the quote.',
    ),
    both(
      '以网点或转运中心检定过的秤和测量设备为准，测量时的照片保留。复核结果比您付的少，差额原路退回；比您付的多，先告诉您，您可以补差额，也可以取回货物，不另收费。',
      'Certified scales at branch or hub decide, and pictures are kept. If the check comes out lower you are refunded. If higher we tell you first: pay the difference or take the goods back without charge.',
    ),
    both(
      '运费可以由寄件人付、收件人付或按月结算。收件人拒付时，由寄件人付清运费和退回的费用。税费、关税由法律规定的人承担，代垫的凭单据收回。',
      'Freight may be paid by sender, by receiver or monthly. If the receiver refuses, the sender pays it and the return. Taxes and duties fall on whom the law names; what we advance is recovered against receipts.',
    ),
  ],
}

export const delivery: BlockSeed = {
  kind: 'prose',
  id: 'delivery',
  title: both('六、派送和签收', '6. Delivery and signature'),
  paragraphs: [
    both(
      '送到约定的地址，交给收件人或他指定的代收人，并提醒当面验收。没有收件人同意，不放自提柜、驿站或门口。',
      'We deliver to the agreed address, to the receiver or a person named by them, and invite inspection on the spot. Without the receiver’s consent nothing is left in a locker, a shop or at the door.',
    ),
    both(
      '验收时可以查看外包装；外包装破损的，可以当面打开查内件。数量短少或损坏，请写在签收单上，或者拒收。签收之后仍可就看不见的损坏提出索赔。',
      'You may look at the outside; if it is damaged, open it in front of us. Write shortages and damage on the receipt, or refuse. Claims for hidden damage remain open after signing.',
    ),
    both(
      '第一次没送到，我们和收件人另约时间，免费派送不少于两次。仍送不到，货留在网点，保管到运单页写明的那天，同时通知寄件人决定退回还是改送。无人认领的货，依法登记和处理。',
      'If the first try fails we arrange another; at least two are free. After that the goods wait at the branch until the day on the tracking page while the sender decides on return or redirection. Unclaimed goods are recorded and dealt with by law.',
    ),
  ],
  list: [
    claim(
      ['upstairs'],
      '大件送货上楼：单件 100 公斤以内免费，更重的先报价',
      'Bulky goods upstairs: free to 100 kg a piece, quoted above that',
    ),
    both(
      '指定签收人：只交给运单上写的那一位，需出示证件',
      'Named signature: only to the person on the waybill, with identification',
    ),
    both(
      '代收货款：收齐才交货，少收由我们承担',
      'Cash on delivery: handed over when paid in full; a shortfall is ours',
    ),
  ],
}
