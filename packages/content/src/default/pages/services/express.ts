import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { columns, span, step, term, toOrder, toPage, toTalk } from '../builders.ts'
import { figuresOf } from '../claimed.ts'
import { large, largeOr, merged, row } from '../table-cells.ts'

const kilograms = largeOr(['parcel-band'], large(['0–30', '公斤'], ['0–30', 'kg']), ['按件', 'By piece'])
const oneHour = largeOr(['pickup-time'], large(['1', '小时内'], ['1', 'hour']), ['约时段', 'By slot'])

export const express: PageSeed = {
  path: '/products/express',
  kind: 'service',
  parent: '/products',
  name: both('快递', 'Express'),
  head: {
    title: both('快递：标准、特快与同城急送', 'Express: standard, priority and same city'),
    keyword: both(
      '快递,上门取件,标准快递,特快,同城急送,快递保价',
      'express, parcel, door pickup, priority, same city, insured parcel',
    ),
    description: both(
      '三种快递怎么选：标准走公路，特快赶夜航，同城急送一人一车。重量尺寸、取件派送、不在家怎么办、丢了坏了怎么赔，寄之前都能看清。',
      'Standard by road, priority on the night flight, same city by one rider: limits, pickup, absent receivers and claims, all before you send.',
    ),
  },
  hero: {
    title: bothLines(['您写地址，', '人已经在路上'], ['You type the address,', 'we are on our way']),
    lead: claimOr(
      ['pickup-time', 'parcel-band'],
      [
        '信件、样品、网购包裹，30 公斤以内走这里，1 小时内上门取。',
        'Letters, samples and parcels up to 30 kg, collected within 1 hour.',
      ],
      ['信件、样品、网购包裹走这里，上门取件。', 'Letters, samples and parcels, collected at your door.'],
    ),
    actions: [
      toOrder(['寄一件', 'Send a parcel']),
      toPage(['查禁寄物品', 'What cannot be sent'], '/prohibited'),
    ],
    scene: 'express',
  },
  blocks: [
    {
      kind: 'steps',
      id: 'standard',
      title: both('标准快递：寄一件的五步', 'Standard express in five steps'),
      lead: both('从打开下单页算起，您要做的只有前两步。', 'Only the first two need you.'),
      items: [
        step(
          ['下单', 'Book'],
          [
            '整段地址贴进来，姓名、电话、门牌自动分好。重量说不准先估一个。',
            'Paste the whole address and it is sorted into fields. Guess the weight if unsure.',
          ],
          ['重量可先估', 'A guess will do'],
        ),
        step(
          ['当面交', 'Hand over'],
          [
            '快递员要看一眼里面是什么，再核对证件。这是法规要求，谁寄都一样。',
            'The courier must look inside and see your ID. The law asks this of every sender.',
          ],
          ['验视、实名', 'Inspected, named'],
        ),
        step(
          ['称与包', 'Weigh and pack'],
          [
            '量三边、称重量，当场报价。没包好的，箱袋由他带来。',
            'Three sides and the weight, priced on the spot. Boxes and bags come along.',
          ],
          ['价钱当场定', 'Price settled there'],
        ),
        step(
          ['过夜', 'Overnight'],
          [
            '进转运中心，上干线。每过一处扫一次，运单页就多一行。',
            'Through the hub and onto the trunk. Each scan adds a line to your tracking page.',
          ],
          ['一站一扫', 'A scan per stop'],
        ),
        step(
          ['派送', 'Deliver'],
          [
            '到门口先联系。放柜、放驿站、交邻居，都要您或收件人点头。',
            'The receiver is contacted first. Locker, shop or neighbor only with consent.',
          ],
          ['同意了才放', 'Left only if agreed'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'bands',
      title: both('三种快递摆在一起看', 'The three side by side'),
      lead: both(
        '一票里有一件超重，整票改走货运，价钱多半更低。',
        'One piece over the limit moves the whole shipment to freight, which usually costs less.',
      ),
      columns: [
        ...columns(
          ['产品', 'Product'],
          ['路上怎么走', 'How it travels'],
          ['到达', 'Arrival'],
          ['什么时候选', 'Choose it for'],
        ),
        merged('单件重量', 'Weight'),
        merged('上门', 'Pickup'),
      ],
      rows: [
        row(
          ['标准快递', 'Standard'],
          ['公路干线，夜里中转', 'Road, through the hub at night'],
          ['下单时给出日期', 'A date when you book'],
          ['网购、样品、日常文件', 'Web orders, samples, everyday documents'],
          kilograms,
          oneHour,
        ),
        row(
          ['特快', 'Priority'],
          ['夜航优先；没有航线的走直达车', 'Night flight first, else a direct truck'],
          ['下单时给出时刻', 'An hour when you book'],
          ['合同、标书、急用备件', 'Contracts, bids, urgent parts'],
          kilograms,
          oneHour,
        ),
        row(
          ['同城急送', 'Same city'],
          ['一人一车，不进分拨', 'One rider, no depot'],
          claimOr(['same-city'], ['最快 30 分钟', '30 minutes at best'], ['当天', 'Same day']),
          ['蛋糕、钥匙、忘带的证件', 'Cakes, keys, a forgotten passport'],
          ['骑手一次带得走', 'What a rider can carry'],
          ['就近派人', 'Nearest rider'],
        ),
      ],
      note: both(
        '轻而大的按体积重计，除数和算式在询价页逐行列出。三边之和或单边太长上不了分拣线的，揽收时会说明改走大件。',
        'Light, large parcels are charged by volume; the quote page shows each line of the calculation. Pieces too long for the sorter go as bulky items, and you are told at pickup.',
      ),
    },
    { kind: 'figures', items: figuresOf('pickup-time', 'parcel-band', 'same-city', 'cities') },
    {
      kind: 'day-clock',
      id: 'priority',
      title: both('特快：一份标书的一夜', 'Priority: the night of a tender'),
      lead: both(
        '示例：深圳下午寄出，北京次日上午开标前到。时刻以您下单时显示的为准。',
        'Sample: sent from Shenzhen in the afternoon, in Beijing before the bids open. Yours shows when you book.',
      ),
      spans: [
        span(
          15.5,
          16.5,
          ['取件', 'Pickup'],
          [
            '封好的标书装进硬壳袋，外面写明最晚时刻。',
            'Sealed, put in a rigid bag, the deadline on its face.',
          ],
        ),
        span(
          16.5,
          20,
          ['先过安检', 'First through security'],
          ['特快有单独的笼车，不等标准快递凑满。', 'It has its own cage and does not wait for the rest.'],
        ),
        span(
          21,
          24.5,
          ['夜航', 'Night flight'],
          ['舱位按天预留，大促期间也不让出来。', 'Space is kept every day, in sale season too.'],
        ),
        span(
          24.5,
          29,
          ['到站先卸', 'Off first'],
          ['笼车靠舱门放，落地先卸先分。', 'Caged by the door: first off, first sorted.'],
        ),
        span(
          31,
          34,
          ['早班派送', 'Morning round'],
          [
            '走早班第一趟，到楼下前给收件人打电话。',
            'On the first round; the receiver is called from downstairs.',
          ],
        ),
      ],
      mark: {
        at: 17,
        label: both('示例截单 17:00，过后赶下一班', 'Sample cut-off 17:00, then the next flight'),
      },
    },
    {
      kind: 'split',
      id: 'same-city',
      title: both('同城急送：从您手里到他手里', 'Same city: from your hand to theirs'),
      points: [
        term(
          ['多快', 'How fast'],
          claim(
            ['same-city'],
            '最快 30 分钟送到。下雨、晚高峰会慢，报价按当时的路况算。',
            'In 30 minutes at best. Rain and rush hour slow it; the quote reckons with both.',
          ),
        ),
        term(
          ['怕洒怕碎', 'Fragile'],
          [
            '蛋糕、汤、鲜花请在备注写明，派有平放箱的骑手。',
            'Say so for cakes, soup or flowers, and a rider with a level box comes.',
          ],
        ),
        term(
          ['交给谁', 'Who receives'],
          [
            '收件人报取件码才交。联系不上就先找您，不自作主张。',
            'Only whoever gives the code. If nobody answers we ask you first.',
          ],
        ),
        term(
          ['东西贵重', 'Valuables'],
          [
            '声明价值、当面封口，骑手不替您验真假。',
            'Declare the value and seal it in sight; riders do not vouch for what is inside.',
          ],
        ),
      ],
      action: { label: both('查这座城市送不送', 'Check your city'), href: '/network#coverage' },
      scene: 'locker',
    },
    {
      kind: 'service-prices',
      id: 'extras',
      title: both('寄件时能加的', 'What you can add'),
      lead: both(
        '不勾就不收。贵重的东西请保价，没保价的按民事法律和运单上的约定赔。',
        'Nothing is added unless you check it. Insure valuables: without it, compensation follows civil law and the waybill terms.',
      ),
      ids: [
        'insurance',
        'full-cover',
        'cash-on-delivery',
        'named-signing',
        'receipt-electronic',
        'waterproof',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('寄之前、收之后', 'Before sending, after receiving'),
      ids: [
        'sending-how-to-book',
        'sending-cutoff',
        'price-volume-weight',
        'delivery-not-home',
        'claims-how',
      ],
    },
    { kind: 'case', path: '/cases/lanting-books' },
    {
      kind: 'call',
      title: both('每月寄得多，签月结更省', 'Sending every week? Open an account'),
      actions: [toOrder(['先寄一件试试', 'Send one first']), toTalk(['问月结价', 'Ask for account rates'])],
    },
  ],
  tags: ['express', 'retail', 'price'],
  updated: '2026-11-10',
}
