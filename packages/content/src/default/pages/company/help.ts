import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'

/** How to find an answer. The list of questions follows below the blocks. */
export const help: PageSeed = {
  path: '/help',
  kind: 'help',
  parent: null,
  name: both('帮助中心', 'Help'),
  head: {
    title: both('帮助中心：查件、寄件、价格、理赔', 'Help: tracking, sending, prices, claims'),
    keyword: both(
      '帮助中心,常见问题,查件帮助,寄件帮助,理赔,改派',
      'help, frequently asked questions, tracking help, claims, redelivery',
    ),
    description: both(
      '先用工具查，再看常见问题，还不明白就找人。这一页告诉您每类问题从哪里开始，要准备什么，多久有答案。',
      'First the tools, then the common questions, then a person. Where to start with each kind of problem and what to have at hand.',
    ),
  },
  hero: {
    title: bothLines(['多数问题，', '一分钟能查到'], ['Most answers', 'take a minute']),
    lead: both(
      '按您遇到的事往下找。翻到底还没有，就直接问人。',
      'Look for what happened to you. If you reach the bottom without an answer, ask a person.',
    ),
    actions: [{ label: both('查运单', 'Track a shipment'), target: { kind: 'page', path: '/track' } }],
    scene: 'express',
  },
  blocks: [
    {
      kind: 'cards',
      id: 'tools',
      title: both('先试这六个工具', 'Try these six tools first'),
      lead: both(
        '不用登录，结果可以复制链接发给别人。',
        'No account needed, and each result has a link to share.',
      ),
      items: [
        {
          title: both('查运单', 'Track'),
          text: both('货在哪、哪天到、要不要您做什么。', 'Where it is, when it comes, what you must do.'),
          path: '/track',
        },
        {
          title: both('运费时效', 'Quote'),
          text: both('多少钱，几天，怎么算出来的。', 'Price, days and the arithmetic.'),
          path: '/fee',
        },
        {
          title: both('网点查询', 'Branches'),
          text: both('哪里能寄，几点关门。', 'Where to drop off and until when.'),
          path: '/network',
        },
        {
          title: both('收送范围', 'Delivery range'),
          text: both('某个地址到不到，加不加天数。', 'Whether we reach an address.'),
          path: '/network#coverage',
        },
        {
          title: both('禁寄物品', 'Prohibited items'),
          text: both('这个能不能寄，要什么包装。', 'Whether it can go, and how to pack it.'),
          path: '/prohibited',
        },
        {
          title: both('碳足迹', 'Carbon'),
          text: both('这一票排了多少。', 'What this shipment emits.'),
          path: '/carbon',
        },
      ],
    },
    {
      kind: 'circle',
      id: 'number',
      title: both('一个单号能回答的八件事', 'Eight things one number answers'),
      lead: both('打电话之前，先拿单号问一遍。', 'Before you call, ask the number.'),
      centre: both('运单号', 'Tracking number'),
      items: [
        {
          title: both('在哪', 'Where'),
          text: both('最近一次扫描的城市和时间', 'City and time of the last scan'),
        },
        {
          title: both('哪天到', 'When'),
          text: both('预计时段，变了会写原因', 'The window, and why it moved'),
        },
        {
          title: both('卡在哪', 'Why it waits'),
          text: both('要您补地址还是补材料', 'An address or a paper is missing'),
        },
        {
          title: both('在谁手里', 'Who has it'),
          text: both('最近一次扫描的网点', 'The branch of the last scan'),
        },
        {
          title: both('多重', 'How heavy'),
          text: both('实重和计费重量都列出', 'Actual and chargeable weight'),
        },
        {
          title: both('保了多少', 'Insured for'),
          text: both('最高保到多少钱', 'Up to how much it is insured'),
        },
        {
          title: both('谁签收', 'Who signed'),
          text: both('签收时间和图片，凭尾号看', 'Time and picture, with phone digits'),
        },
        {
          title: both('回单', 'Receipt'),
          text: both('返不返，纸质还是电子', 'Whether one returns, on paper or as a file'),
        },
      ],
    },
    {
      kind: 'table',
      id: 'topics',
      title: both('十二类问题，从哪里开始', 'Twelve topics and where to begin'),
      lead: both(
        '问题的完整回答在本页下方，按同样的分类排列。',
        'The full answers stand further down, under the same topics.',
      ),
      columns: [
        { label: both('类别', 'Topic') },
        { label: both('常见的事', 'Typical matters') },
        { label: both('先看这里', 'Begin with') },
        { label: both('手边放好', 'At hand') },
      ],
      rows: [
        [
          both('查件', 'Tracking'),
          both('查不到、几天没动、预计时间变了', 'Nothing found, no movement, new date'),
          both('查运单', 'Tracking page'),
          both('运单号', 'Number'),
        ],
        [
          both('寄件', 'Sending'),
          both('约取件、写面单、怎么包', 'Pickup, label, packing'),
          both('网点查询', 'Branches'),
          both('双方地址', 'Both addresses'),
        ],
        [
          both('价格', 'Price'),
          both('为什么比称的重、附加费', 'Billed weight, surcharges'),
          both('运费时效', 'Quote tool'),
          both('长宽高', 'The three sides'),
        ],
        [
          both('派送', 'Delivery'),
          both('不在家、改地址、代收', 'Not in, new address, neighbors'),
          both('查运单', 'Tracking page'),
          both('手机尾号', 'Phone digits'),
        ],
        [
          both('理赔', 'Claims'),
          both('破损、短少、丢失、延误', 'Damage, shortage, loss, delay'),
          both('服务条款', 'Terms of service'),
          both('照片、凭证', 'Pictures, proof'),
        ],
        [
          both('冷链', 'Cold chain'),
          both('化了、温度曲线、截单', 'Thawed, temperature curve, cut-off'),
          both('冷链页', 'Cold-chain page'),
          both('开箱时的读数', 'Reading on opening'),
        ],
        [
          both('货运', 'Freight'),
          both('卸货、上楼、回单', 'Unloading, stairs, receipts'),
          both('货运页', 'Freight page'),
          both('件数和单重', 'Pieces and weights'),
        ],
        [
          both('仓储', 'Warehousing'),
          both('入仓预约、盘点、效期', 'Booking in, counts, dates'),
          both('仓储页', 'Warehousing page'),
          both('货品编码', 'Item codes'),
        ],
        [
          both('跨境', 'Cross-border'),
          both('清关材料、税、扣留', 'Customs papers, duty, detention'),
          both('跨境页', 'Cross-border page'),
          both('发票和材质', 'Invoice, material'),
        ],
        [
          both('航空', 'Air'),
          both('订舱、鉴定书、交货时间', 'Booking, reports, drop-off times'),
          both('航空栏目', 'Air section'),
          both('尺寸和品名', 'Sizes, description'),
        ],
        [
          both('商务', 'Business'),
          both('开户、合同、月结、接口', 'Accounts, contracts, interfaces'),
          both('合作咨询', 'Inquiry form'),
          both('月发货量', 'Monthly volume'),
        ],
        [
          both('账户', 'Account'),
          both('登录、地址簿、注销', 'Signing in, addresses, closing'),
          both('隐私政策', 'Privacy policy'),
          both('注册手机', 'Registered phone'),
        ],
      ],
    },
    {
      kind: 'checklist',
      id: 'online',
      title: both('哪些事网上办得成', 'What can be done online'),
      verdicts: heads(
        ['网上就能办', 'Online'],
        ['有条件', 'With conditions'],
        ['打电话或到店', 'By phone or branch'],
      ),
      items: [
        {
          text: both('查进度、看预计送达和改动原因', 'Progress, expected day and why it changed'),
          verdict: 'yes',
        },
        { text: both('算价格、比几种走法', 'Prices and ways of sending compared'), verdict: 'yes' },
        {
          text: both(
            '改派送时间、改自提柜：派送前打热线',
            'Another time or a locker: by phone, until the courier leaves',
          ),
          verdict: 'no',
        },
        {
          text: both('看姓名、地址和签收图片：要手机尾号', 'Names, address, proof: with phone digits'),
          verdict: 'condition',
        },
        {
          text: both('改收件人：只有寄件人能办，打热线', 'Another receiver: the sender only, by phone'),
          verdict: 'no',
        },
        {
          text: both(
            '取出已经封箱的东西：要到网点当面办',
            'Taking something out again: in person at the branch',
          ),
          verdict: 'no',
        },
      ],
    },
    {
      kind: 'split',
      id: 'people',
      title: both('找人', 'Ask a person'),
      points: [
        {
          term: both('聊天', 'Chat'),
          text: both(
            '个人、商家两个入口，发单号最快。',
            'One chat for individuals, one for merchants. Start with the number.',
          ),
        },
        {
          term: both('电话', 'Phone'),
          text: both(
            '急事、老人代问、听不清网页的，打 950616。',
            'Urgent, asking for somebody else, or hard to read: call 950616.',
          ),
        },
        {
          term: both('当面', 'In person'),
          text: both('网点能验货、补包装、当场退件。', 'Branches inspect, repack and hand parcels back.'),
        },
      ],
      action: { label: both('去在线咨询', 'Chat with us'), href: '/consultation' },
      scene: 'service',
    },
    {
      kind: 'questions',
      id: 'most-asked',
      title: both('问得最多的', 'Most asked'),
      ids: ['tracking-no-result', 'price-how-weighed', 'claims-how-long', 'account-login'],
    },
  ],
  tags: ['help', 'express', 'price'],
  updated: '2026-11-15',
}
