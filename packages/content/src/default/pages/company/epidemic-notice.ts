import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { pickupInOutbreak, usualAndOutbreak } from './epidemic-notice-parts.ts'

/** What changes for pickup and delivery during an outbreak; in force only while a notice says so. */
export const epidemicNotice: PageSeed = {
  path: '/epidemic-notice',
  kind: 'help',
  parent: null,
  name: both('疫情期间的收寄', 'Service during an outbreak'),
  head: {
    title: both('疫情期间怎么寄、怎么收', 'Sending and receiving during an outbreak'),
    keyword: both(
      '疫情快递,无接触派送,封控区收件,公共卫生,暂停收寄,健康提示',
      'outbreak, contactless delivery, health notice, closed areas, suspended service',
    ),
    description: both(
      '传染病流行、当地发布管控通告时，揽收和派送会有哪些变化，冷链与跨境件要多做什么，货到不了怎么办。平时这些规则不生效。',
      'What changes for pickup and delivery when an outbreak is declared, what chilled and imported goods need, and what if goods cannot arrive.',
    ),
  },
  hero: {
    title: bothLines(['平时照常，', '有通告才启用'], ['As usual until', 'a notice says not']),
    lead: both(
      '这一页是预案。是否启用、管到哪里、到哪天为止，以健康类公告为准。',
      'This page is a plan. Whether, where and until when it applies is decided by a health notice.',
    ),
    actions: [
      { label: both('看有没有公告', 'See current notices'), target: { kind: 'page', path: '/notice' } },
      {
        label: both('查一个地址', 'Check an address'),
        target: { kind: 'page', path: '/network#coverage' },
      },
    ],
    scene: 'locker',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'when',
      title: both('什么时候启用', 'When it takes effect'),
      paragraphs: [
        both(
          '当地政府发布通告后，我们按通告划定的范围发一条健康类公告，写明启用日期、涉及的街道、受影响的服务和解除条件。公告解除，本页的规则随之停用，不用您做什么。',
          'When the local government issues an order we publish a health notice for the same area: first day, streets, services and the condition for lifting it. Once lifted, these rules end by themselves.',
        ),
        both(
          '没有公告，就没有变化。请不要相信群里转发的“停运名单”，以公告和您运单上的状态为准。',
          'No notice means no change. Do not rely on forwarded “lists of closures”: our notices and your tracking page count.',
        ),
      ],
    },
    {
      kind: 'latest',
      id: 'notices',
      title: both('现在有哪些公告', 'Notices at the moment'),
      from: 'notice',
      count: 3,
      all: { label: both('看全部公告', 'All notices'), href: '/notice' },
    },
    usualAndOutbreak,
    pickupInOutbreak,
    {
      kind: 'checklist',
      id: 'handover',
      title: both('无接触交接怎么做', 'Contactless handover'),
      lead: both('双方都少停留一会儿，交接就快一分钟。', 'The less time at the door, the quicker for both.'),
      verdicts: heads(['这样做', 'Like this'], ['特别的货', 'Special goods'], ['不做', 'Not done']),
      items: [
        {
          text: both('提前说好放哪里：门口、货架、自提柜', 'Agree on the place first: door, shelf or locker'),
          verdict: 'yes',
        },
        {
          text: both(
            '快递员拍照离开，照片就是签收凭证',
            'The courier takes a picture and leaves; that is the proof',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '拆箱后洗手，外箱按当地要求丢弃',
            'Wash your hands after opening and dispose of the box as told locally',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '贵重件和到付件：隔着距离，当面点清',
            'Valuables and cash on delivery: checked in person, at a distance',
          ),
          verdict: 'condition',
        },
        {
          text: both(
            '药品：收件人到指定点自取，或由社区转交',
            'Medicine: collected at a set point or passed on by the community',
          ),
          verdict: 'condition',
        },
        {
          text: both('让快递员进隔离点或病房', 'Asking the courier into a ward or quarantine site'),
          verdict: 'no',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'stuck',
      title: both('货到不了怎么办', 'If goods cannot arrive'),
      paragraphs: [
        both(
          '管控前已经寄出的货，先送到最近的开放站点保管，管控期间不收保管费。您可以改地址、退回，或者等。三样都打热线办。',
          'Goods already under way are held at the nearest open depot, free while the order lasts. You may redirect, recall or wait: call the hotline.',
        ),
        both(
          '鲜货等不起。能改道的先改道；改不了的，我们先打电话问您，再决定转卖、就地捐出还是退回，处理过程有照片和单据。',
          'Fresh goods cannot wait. We reroute what we can; for the rest we call before selling, donating or returning it, and you get pictures and papers.',
        ),
        both(
          '因政府管控造成的延误属于不可抗力，不按延误赔偿；货物在我们保管期间损坏或丢失，仍按服务条款赔。',
          'Delay caused by an official order is force majeure and not compensated as delay. Loss or damage while in our care is still paid for under the terms.',
        ),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('这时候最想知道的', 'Most asked at such times'),
      ids: ['tracking-late', 'delivery-not-home', 'tracking-no-result'],
    },
    {
      kind: 'call',
      title: both('急需的药和物资', 'Medicine and supplies in a hurry'),
      actions: [
        { label: both('打热线，按 9', 'Call and press 9'), target: { kind: 'outside', href: 'tel:950616' } },
        { label: both('看医药运输', 'Pharma transport'), target: { kind: 'page', path: '/products/pharma' } },
      ],
    },
  ],
  tags: ['help', 'health'],
  updated: '2026-08-05',
}
