import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { cargoNight, serviceLevels } from './cargo-times.ts'

/** The network: what each of its three layers does, how fast it is, where to look up an address. */
export const cargo: PageSeed = {
  path: '/cargo',
  kind: 'hub',
  parent: null,
  name: both('货运网络', 'Network'),
  head: {
    title: both('货运网络：航空、干线与仓储', 'Cargo network: air, trunk and storage'),
    keyword: both(
      '货运网络,航空货运,公路干线,仓储网络,转运中心,收送范围',
      'cargo network, air freight, trunk lines, warehouses, hubs, delivery range',
    ),
    description: both(
      '一张图看清航空、干线和仓储怎样衔接，各自适合什么货，从揽收到派送的一夜怎么安排，坏天气时怎样改道，以及怎么查网点和收送范围。',
      'See how air, trunk and storage connect, what each is good for, how a night runs, what we do in bad weather, and where we deliver.',
    ),
  },
  hero: {
    title: bothLines(['三层网络，', '一层接着一层'], ['Three networks,', 'one feeds the next']),
    lead: both(
      '远路交给飞机，跨省交给干线，最后一段从离买家近的仓出发。先看图，再查您的地址。',
      'Aircraft for the long legs, trucks between provinces, and a warehouse near the buyer for the end.',
    ),
    actions: [
      {
        label: both('查一个地址', 'Check an address'),
        target: { kind: 'page', path: '/network#coverage' },
      },
      { label: both('找附近网点', 'Find a branch'), target: { kind: 'page', path: '/network' } },
    ],
    scene: 'sorter',
  },
  blocks: [
    {
      kind: 'network-map',
      id: 'map',
      title: both('在图上看三层网络', 'The three networks on a map'),
      lead: both(
        '切换图层，选一座城市，看它和哪里相连。图中线路为示例，旁边的列表与图一致。',
        'Switch layers and pick a city to see what it connects to. Lines are samples; the list has the same ones.',
      ),
    },
    {
      kind: 'split',
      id: 'air',
      title: both('航空：抢的是一夜', 'Air: it buys you a night'),
      lead: both(
        '下午交货，第二天在另一头派送，中间的事都发生在夜里。',
        'Hand over in the afternoon, deliver next day at the far end. The rest happens while you sleep.',
      ),
      points: [
        {
          term: both('怎么走', 'How it runs'),
          text: both(
            '各地的货傍晚集到机场，夜里在武汉换机，清晨落地后直接进当地分拨。',
            'Cargo reaches the airport by evening, changes aircraft in Wuhan at night and is at the local depot by dawn.',
          ),
        },
        {
          term: both('适合', 'Good for'),
          text: both(
            '急件、样品、新品首发、怕久放的鲜货和药品。',
            'Urgent parts, samples, launches, and food or medicine that cannot wait.',
          ),
        },
        {
          term: both('不适合', 'Not for'),
          text: both(
            '超出舱门尺寸的大件，以及含锂电池却没有运输条件鉴定书的货。',
            'Pieces larger than the cargo door, and lithium batteries without a transport report.',
          ),
        },
        {
          term: both('先准备', 'Have ready'),
          text: both(
            '品名写到具体物品，件数、每件重量和长宽高。',
            'An exact description, the number of pieces, and the weight and size of each.',
          ),
        },
      ],
      action: { label: both('看航线与班次', 'Routes and departures'), href: '/air/cargo' },
      scene: 'air-network',
    },
    {
      kind: 'split',
      id: 'trunk',
      title: both('干线：省和省之间的班车', 'Trunk: the bus line between provinces'),
      lead: both(
        '枢纽之间按班次发车，装没装满都到点走，所以能算出到达日。',
        'Trucks between hubs leave by timetable, full or not, which is why we can name an arrival day.',
      ),
      points: [
        {
          term: both('怎么走', 'How it runs'),
          text: both(
            '网点的货先并到始发枢纽，上干线，到达枢纽拆开后换城市线路。',
            'Goods from branches merge at the first hub, ride the trunk and split onto city rounds at the last.',
          ),
        },
        {
          term: both('适合', 'Good for'),
          text: both(
            '多数快递、零担和整车，价格比航空低。',
            'Most parcels, part loads and full trucks, for less than by air.',
          ),
        },
        {
          term: both('要留意', 'Watch for'),
          text: both(
            '两个枢纽之间可能整天没有扫描记录，这是车在路上，不是货丢了。',
            'There may be no scan for a whole day between hubs. The truck is on the road; nothing is lost.',
          ),
        },
      ],
      action: { label: both('看货运服务', 'Freight services'), href: '/products/freight' },
      scene: 'freight',
    },
    {
      kind: 'split',
      id: 'storage',
      title: both('仓储：货比订单先到', 'Storage: goods arrive before orders do'),
      lead: claimOr(
        ['warehouses'],
        [
          '按过去的销量把货提前分到 1,500 多座仓库里的几座，下单后只走最后一段。',
          'Past sales decide which few of over 1,500 warehouses hold your stock. An order then travels only the last leg.',
        ],
        [
          '按过去的销量把货提前分到几座仓库，下单后只走最后一段。',
          'Past sales decide which warehouses hold your stock. An order then travels only the last leg.',
        ],
      ),
      points: [
        {
          term: both('怎么走', 'How it runs'),
          text: both(
            '整托入仓，拆零拣货，同城或邻城派送；退货也回到这座仓。',
            'In by the pallet, picked by the piece, delivered in or near the city. Returns come back to the same place.',
          ),
        },
        {
          term: both('适合', 'Good for'),
          text: both(
            '一年到头有销量的商品，换季或大促前要铺货的商品。',
            'Goods that sell all year, and stock placed before a season or a sale.',
          ),
        },
        {
          term: both('不适合', 'Not for'),
          text: both(
            '一年只卖几件的长尾货：分得越散，压得越久。',
            'Slow sellers. The wider you spread them, the longer they sit.',
          ),
        },
      ],
      action: { label: both('看仓储与配送', 'Warehousing'), href: '/products/warehousing' },
      scene: 'warehousing',
    },
    cargoNight,
    serviceLevels,
    {
      kind: 'prose',
      id: 'disruption',
      title: both('天气不好、道路中断时', 'When weather or roads get in the way'),
      paragraphs: [
        both(
          '封航、封路或枢纽停摆时，网络调度先给药品和鲜货找路，再排其余的货。受影响的运单会换一个预计送达日，并写明原因。',
          'When an airport, a road or a hub closes, network control finds a way for medicine and fresh food first, then for the rest. Affected shipments get a new date and the reason for it.',
        ),
        both(
          '我们不会让货停在车上等消息。绕行多出来的路费由我们承担，您付的仍是下单时的价格。',
          'Goods do not wait on a truck for news. A detour costs us, not you: the price stays what it was when you booked.',
        ),
      ],
      list: [
        both(
          '影响一片地区时发公告，写明地区、产品和预计恢复时间',
          'A notice names the area, the services and the expected end',
        ),
        both(
          '运单页上的预计送达日同时更新，旧日期保留在旁边',
          'The tracking page shows the new date with the old one beside it',
        ),
        both(
          '来不及的货可以改地址、退回，或在就近网点自取',
          'You may redirect, recall or collect from the nearest branch',
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'check',
      title: both('查您自己的这一票', 'Look up your own'),
      items: [
        {
          title: both('网点', 'Branches'),
          text: both(
            '按距离排好，写着几点开门、能办什么。',
            'Sorted by distance, with hours and what each one does.',
          ),
          path: '/network',
        },
        {
          title: both('收送范围', 'Delivery range'),
          text: both(
            '输入地址，看每种服务收不收、送不送、要不要多一天。',
            'Enter an address to see which services reach it and whether it takes a day more.',
          ),
          path: '/network#coverage',
        },
        {
          title: both('运费时效', 'Quote'),
          text: both(
            '起止城市加尺寸和重量，算出几种走法的价格和到达日。',
            'Two cities, sizes and weight give the price and day of each option.',
          ),
          path: '/fee',
        },
        {
          title: both('碳足迹', 'Carbon'),
          text: both(
            '同一段路，飞机、公路和铁路各排多少，一起比。',
            'The same trip by air, road and rail, side by side.',
          ),
          path: '/carbon',
        },
      ],
    },
    {
      kind: 'call',
      title: both('线路上没有您的城市？', 'Your city is not on a line?'),
      actions: [
        { label: both('问问网络规划', 'Ask network planning'), target: { kind: 'consultation' } },
        { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
      ],
    },
  ],
  tags: ['freight', 'air', 'warehousing', 'express'],
  updated: '2026-11-18',
}
