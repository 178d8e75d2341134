import { both, claimOr } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

export const claimTerms: BlockSeed = {
  kind: 'table',
  id: 'claims',
  title: both('七、赔多少', '7. How much we pay'),
  lead: both(
    '先看保没保价，再看是丢、是坏还是晚。同一票货的几项损失可以一起提出。',
    'First whether it was insured, then whether it was lost, damaged or late. Several losses of one shipment may be claimed together.',
  ),
  columns: [
    { label: both('情况', 'Case') },
    { label: both('没有保价', 'Not insured') },
    { label: both('基本保价', 'Basic insurance') },
    { label: both('全额保', 'Full coverage') },
  ],
  rows: [
    [
      both('全部丢失或损毁', 'Lost or destroyed'),
      both('按交付时到达地的市场价格，凭价值证明', 'Market price at the destination, with proof of value'),
      both('实际损失，以声明价值为限', 'Actual loss, up to the declared value'),
      both('实际损失，以声明价值为限', 'Actual loss, up to the declared value'),
    ],
    [
      both('部分损坏或短少', 'Partly damaged or short'),
      both('按损失部分的市场价格', 'Market price of the part'),
      both('声明价值乘损失部分的占比', 'The declared value in proportion'),
      both('按实际损失，不打折算', 'Actual loss, not scaled down'),
    ],
    [
      both('可以修好', 'Repairable'),
      both('修理费', 'Cost of repair'),
      both('修理费，以声明价值为限', 'Repair, up to the declared value'),
      both('修理费加因此的贬值', 'Repair and loss of value'),
    ],
    [
      both('冷链件晚到', 'Chilled goods late'),
      claimOr(
        ['late-penalty'],
        ['超 1 小时退运费的 10%，超 12 小时最多退全部', '10% of freight past 1 hour, up to all past 12'],
        ['按晚到时长退运费', 'Freight back by length of delay'],
      ),
      both('同左，货损另赔', 'The same; damage on top'),
      both('同左，货损另赔', 'The same; damage on top'),
    ],
    [
      both('其他件晚到', 'Other goods late'),
      both('按所选产品的时效承诺', 'As promised for the product'),
      both('同左', 'The same'),
      both('同左', 'The same'),
    ],
  ],
  note: both(
    '声明价值高于实际价值的，高出部分不赔。因我们故意或重大过失造成的损失，不受上述限额约束。保费见信息公开页的价目表。',
    'A value declared above the real one is not paid in excess. Limits do not apply to intent or gross negligence on our side. Premiums are in the price list on the Transparency page.',
  ),
}

export const claimTimes: BlockSeed = {
  kind: 'table',
  id: 'time-limits',
  title: both('八、时限和材料', '8. Time limits and papers'),
  lead: both(
    '越早提出，越容易查清。超过下列时间，您仍可用证据说明货是在我们手里坏的。',
    'The sooner, the easier to trace. Even later you may prove that it happened in our care.',
  ),
  columns: [
    { label: both('事情', 'Matter') },
    { label: both('时限', 'Time limit') },
    { label: both('要什么', 'What to send') },
  ],
  rows: [
    [
      both('看得见的破损、短少', 'Visible damage or shortage'),
      both('签收当时写明', 'Noted when signing'),
      both('签收单、外箱照片', 'The receipt and pictures of the box'),
    ],
    [
      both('看不见的损坏', 'Hidden damage'),
      both('签收后 7 日内', 'Within 7 days of signing'),
      both('内外包装和内件照片，包装请保留', 'Pictures of packing and contents; keep both'),
    ],
    [
      both('鲜货、冷藏冷冻品', 'Fresh, chilled and frozen goods'),
      both('签收后 24 小时内', 'Within 24 hours of signing'),
      both('开箱照片、温度读数', 'Pictures on opening, temperature reading'),
    ],
    [
      both('丢失、查询', 'Loss and inquiries'),
      both('交寄之日起一年内', 'Within one year of handover'),
      both('运单号、价值证明', 'Number and proof of value'),
    ],
    [
      both('我们的处理结果', 'Our decision'),
      both('收到投诉之日起 7 日内告知', 'You hear within 7 days of your complaint'),
      both('材料不齐，一次说全还缺什么', 'If papers are missing we name all of them at once'),
    ],
    [
      both('付款', 'Payment'),
      claimOr(
        ['payout'],
        ['确认金额后，最快 24 小时', 'After agreement, within 24 hours at the fastest'],
        ['确认金额后尽快', 'Promptly after agreement'],
      ),
      both('收款账户，户名与索赔人一致', 'An account in the claimant’s name'),
    ],
    [
      both('起诉', 'Going to court'),
      both('诉讼时效三年，依《民法典》', 'Three years under the Civil Code'),
      both('起诉状和证据', 'Statement of claim and evidence'),
    ],
  ],
  note: both(
    '赔付后货物又找到的，可以退还赔款取回货物，也可以不要货。',
    'If goods turn up after payment, return the money and take them, or leave them to us.',
  ),
}

export const exclusions: BlockSeed = {
  kind: 'prose',
  id: 'exclusions',
  title: both('九、不赔的情形', '9. What is not covered'),
  paragraphs: [
    both(
      '能证明损失由下列原因造成的，我们不承担赔偿责任。举证的责任在我们，不在您。',
      'We are not liable where we prove that one of these was the cause. The burden of proof is ours, not yours.',
    ),
  ],
  list: [
    both(
      '不可抗力，例如地震、洪水、政府征用；我们没有及时告知、没有尽力减损的除外',
      'Force majeure such as earthquake, flood or requisition, unless we failed to inform you or to limit the loss',
    ),
    both(
      '货物自身的性质或合理损耗，例如水果的正常失水',
      'The nature of the goods or ordinary loss, such as fruit drying out',
    ),
    both(
      '寄件人隐瞒、错报物品，或者包装有从外面看不出的缺陷',
      'Goods concealed or misdescribed, or packing faults invisible from outside',
    ),
    both(
      '收件人拒收、地址错误或无人接收造成的延误',
      'Delay from refusal, a wrong address or nobody to receive',
    ),
    both('海关、检疫等机关依法扣留或销毁', 'Detention or destruction by customs or quarantine under law'),
    both(
      '可得利益等间接损失，订立合同时我们能够预见的除外',
      'Indirect loss such as profit, unless we could foresee it when contracting',
    ),
  ],
}
