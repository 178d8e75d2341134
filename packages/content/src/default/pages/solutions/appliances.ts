import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import { card, cells, claimedCells, columns, span, step, stop, term, toPage, toTalk } from '../builders.ts'

export const appliances: PageSeed = {
  path: '/solutions/appliances',
  kind: 'solution',
  parent: '/products',
  name: both('家电方案', 'Appliances solution'),
  head: {
    title: both('家电物流方案：直立运输、送装与旧机', 'Appliance logistics: upright, fitted, old one gone'),
    keyword: both(
      '家电物流,冰箱运输,送装一体,空调安装,以旧换新,家电仓储',
      'appliance logistics, fridge transport, delivery and fitting, trade-in, appliance storage',
    ),
    description: both(
      '冰箱、洗衣机、空调、电视的仓配送装方案：中转几次、怎么直立、师傅一天怎么排，上楼、仓租和保价的算法，装不上和开机不转怎么办。',
      'Fridges, washers, air conditioners and televisions: fewer transfers, upright all the way, an installer’s day, prices, and what if it will not run.',
    ),
  },
  hero: {
    title: bothLines(['冰箱躺着运，', '压缩机不答应'], ['Lay a fridge down', 'and it remembers']),
    lead: both(
      '外箱好好的，插电不制冷，这种毛病在门口看不出来，只能在路上防。',
      'The carton looks perfect and nothing gets cold. No doorstep inspection finds that; only the way it travels prevents it.',
    ),
    actions: [
      toPage(['查你们县送不送', 'Do we reach your county'], '/network#coverage'),
      toPage(['看大件服务', 'See bulky items'], '/products/bulky'),
    ],
    scene: 'doorstep',
  },
  blocks: [
    {
      kind: 'quote',
      text: both(
        '一台洗衣机跑我这儿三趟：送的来一趟，装的来一趟，说缺个转接头又来一趟。顾客不骂快递，骂的是我。',
        'One washing machine, three visits: one to bring it, one to fit it, one more for an adapter. The customer does not blame the courier. She blames me.',
      ),
      who: both('孙福来', 'Sun Fulai'),
      role: both('县城家电店店主，虚构人物', 'Owner of a county-town appliance shop, a fictional person'),
    },
    {
      kind: 'prose',
      id: 'trouble',
      title: both('坏在看不见的地方', 'Damage that does not show'),
      paragraphs: [
        both(
          '家电多一次中转，就多一次叉、一次倒、一次躺。钣金凹一块还能折价，制冷管裂一条缝要等通电才知道，那时司机早走了。',
          'Every extra hub is one more fork, tip and tumble. A dent can be discounted; a hairline in the cooling pipe shows only under power, when the driver has long gone.',
        ),
      ],
      terms: [
        term(
          ['冰箱', 'Fridges'],
          [
            '倾角大了，压缩机油会跑进管路。到家先立着静置，再插电。',
            'Tilted too far, compressor oil runs into the pipes. Stand it still at home before plugging in.',
          ],
        ),
        term(
          ['洗衣机', 'Washers'],
          [
            '运输螺栓没拆就试机，一转就坏；拆早了，路上就坏。',
            'Run with the transit bolts in and it breaks; take them out early and the road breaks it.',
          ],
        ),
        term(
          ['电视', 'Televisions'],
          [
            '大屏只能立着走。外箱没痕，屏里一条线，多半是侧面受过压。',
            'Big screens ride upright. An unmarked box with a line in the picture has been squeezed from the side.',
          ],
        ),
        term(
          ['空调', 'Air conditioners'],
          [
            '内机外机是两件货，配错了型号，师傅爬上外墙才发现。',
            'Indoor and outdoor unit are two parcels, and a mismatch is found on the outside wall.',
          ],
        ),
        term(
          ['热水器', 'Water heaters'],
          [
            '要墙、要水、要电、要排烟，缺一样都得改天。',
            'Wall, water, power and flue: lacking one means another day.',
          ],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'route',
      title: both('少倒一次手，少一分伤', 'Fewer transfers, fewer dents'),
      lead: both(
        '示例：合肥的厂到湖北恩施的一户人家，全程只换两次车。间隔以小时计。',
        'Sample: a plant in Hefei to a home in Enshi, Hubei, with only two changes of vehicle. Gaps in hours.',
      ),
      stops: [
        stop(
          0,
          ['厂边仓', 'By the plant'],
          ['夹抱车夹箱身，不用叉齿挑', 'Clamp trucks hold the body; no fork tines'],
          ['夹抱压力', 'Clamp pressure'],
        ),
        stop(
          12,
          ['大区仓', 'Regional warehouse'],
          ['整车直送，预售货先压到这里', 'Direct by full truck; pre-sold goods wait here'],
          ['倾斜标签', 'Tilt label'],
        ),
        stop(
          14,
          ['送装网点', 'Local crew base'],
          ['第一次换车，立着进，立着出', 'First change: in upright, out upright'],
          ['层数、方向', 'Layers, direction'],
        ),
        stop(
          16,
          ['约时段', 'Slot agreed'],
          [
            '电话里问清水电墙，少的配件一并带上',
            'Water, power and wall asked by phone; missing parts come along',
          ],
          ['条件三问', 'Three questions'],
        ),
        stop(
          4,
          ['上门', 'At the door'],
          ['第二次换手，开箱前拍六面', 'Second handover, six sides photographed before opening'],
          claimOr(
            ['upstairs'],
            ['100 公斤以内上楼不收钱', 'Upstairs free up to 100 kg'],
            ['送上楼', 'Carried upstairs'],
          ),
        ),
        stop(
          2,
          ['装好通电', 'Fitted and switched on'],
          ['试机、教用、登记保修，旧机搬走', 'Tested, explained, warranty registered, old one removed'],
          ['试机视频', 'Film of the test run'],
        ),
      ],
    },
    {
      kind: 'day-clock',
      id: 'crew-day',
      title: both('一组师傅的一天', 'A crew’s day'),
      lead: both(
        '示例：两人一车，一天六户。前一天傍晚定名单，当天不插单，所以说几点就是几点。',
        'Sample: two people, one van, six homes. The list closes the evening before and nobody is squeezed in, so the time given is the time kept.',
      ),
      spans: [
        span(
          6.5,
          8,
          ['对货装车', 'Load'],
          ['按户倒着装，后送的在里面', 'Last home in first, with its pipes and brackets'],
        ),
        span(
          8,
          10.5,
          ['上午两户', 'Two homes'],
          ['先装耗时长的嵌入式洗碗机', 'The long job, a built-in dishwasher, comes early'],
        ),
        span(
          10.5,
          12.5,
          ['近午一户', 'One home'],
          ['冰箱、电视这类快的', 'A quick one: fridge or television'],
        ),
        span(
          13.5,
          17,
          ['下午两户', 'Two homes'],
          ['热水器、烟机，要打孔', 'Water heater and hood, with drilling'],
        ),
        span(
          18,
          20,
          ['下班后一户', 'One after work'],
          ['白天没人的排这里，八点后不打孔', 'For those out all day; no drilling after eight'],
        ),
        span(20, 21, ['交旧机', 'Old units in'], ['登记编号，次日集中拉走', 'Numbered, collected next day']),
      ],
      mark: { at: 17, label: both('定次日名单', 'Tomorrow’s list closes') },
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('一台 7,200 元的冰箱', 'A fridge at ¥7,200'),
      columns: columns(['一笔', 'Charge'], ['规则', 'Rule'], ['金额', 'Amount']),
      rows: [
        claimedCells(
          ['upstairs'],
          ['抬上六楼', 'Up to the sixth floor'],
          ['单件重 96 公斤，没过 100 公斤', 'It weighs 96 kg, under the 100 kg line'],
          ['0 元', '¥0'],
        ),
        claimedCells(
          ['free-storage'],
          ['预售压在大区仓 12 天', 'Twelve days in a warehouse before the sale'],
          ['前 15 天免', 'First 15 days free'],
          ['0 元', '¥0'],
        ),
        claimedCells(
          ['insurance-rate'],
          ['保价', 'Insurance'],
          ['7,200 × 5‰', '7,200 × 5‰'],
          ['36 元', '¥36'],
        ),
        claimedCells(
          ['full-cover'],
          ['想保足', 'Insured in full'],
          ['7,200 × 8‰，四舍五入', '7,200 × 8‰, rounded'],
          ['58 元', '¥58'],
        ),
        cells(
          ['安装材料', 'Fitting material'],
          ['铜管、支架按用量，价目表贴在车上', 'Pipe and brackets by use; the list hangs in the van'],
          ['冰箱用不到', 'None for a fridge'],
        ),
        cells(
          ['旧机', 'The old one'],
          ['按品牌的换新活动抵扣', 'Credited under the maker’s trade-in'],
          ['拆机另议', 'Dismantling agreed apart'],
        ),
      ],
      note: both(
        '旧机交给有资质的处理企业，去向编号可以查，不进翻新作坊。',
        'Old machines go to licensed treatment plants under a number you can follow, not to a refurbishing shed.',
      ),
    },
    {
      kind: 'steps',
      id: 'wrong',
      title: both('装不上、不制冷、少配件', 'It will not fit, cool or match'),
      items: [
        step(
          ['通不了电', 'No suitable power'],
          [
            '师傅测过电压和接地，不合格就不装，写明原因留给物业。',
            'Voltage and earth are measured; if they fail the crew does not fit it and leaves a note for the building manager.',
          ],
          ['检测单', 'Test note'],
        ),
        step(
          ['静置后不制冷', 'Still warm after standing'],
          [
            '先报品牌售后鉴定。运输所致，我们换新机并承担往返。',
            'The maker examines it. If transport did it, we bring a new one and pay both ways.',
          ],
        ),
        step(
          ['内外机不配', 'Units do not match'],
          [
            '网点在出车前就扫两个码对型号，漏到家的，当天补对的那件。',
            'Both codes are paired before the van leaves; one that slips through is put right that day.',
          ],
        ),
        step(
          ['外箱凹了', 'Dented carton'],
          [
            '开箱看，只是纸箱就签“外包装损”；伤到机身，拒收不用您付一分。',
            'Open it. If only the carton suffered, sign so; if the body did, refuse it at no cost.',
          ],
          claim(['payout'], '钱最快 24 小时到', 'Money within 24 hours at best'),
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('厂家、平台、门店各取所需', 'For makers, marketplaces and shops'),
      items: [
        card(
          ['送装一体', 'Delivery and fitting'],
          [
            '厂家直发到户，试机视频回传给您的售后系统。',
            'From the plant to the home, with the test film sent to your service desk.',
          ],
          '/products/bulky#installation',
        ),
        card(
          ['大区备货', 'Regional stock'],
          [
            '大促前按预售量压到大区仓，付完尾款就出库。',
            'Pre-sold units wait in the region and leave once paid.',
          ],
          '/products/warehousing#storage',
        ),
        card(
          ['整车干线', 'Full-truck trunk'],
          [
            '一厂一车到大区，途中不拼不倒。',
            'One plant, one truck, no mixing and no re-stacking on the way.',
          ],
          '/products/freight#full-truck',
        ),
        card(
          ['备件与退件', 'Parts and returns'],
          [
            '主板、压缩机这类备件存在网点旁，坏件当天收。',
            'Boards and compressors sit beside the crews; faulty ones are taken that day.',
          ],
          '/products/warehousing#reverse',
        ),
      ],
    },
    { kind: 'case', path: '/cases/xingye-appliances' },
    {
      kind: 'call',
      title: both('先交一个县，看一次装好率', 'Give us one county to prove it'),
      actions: [
        toTalk(['选一个县试', 'Choose a county']),
        toPage(['算一台的运费', 'Price one unit'], '/fee'),
      ],
    },
  ],
  tags: ['bulky', 'warehousing', 'retail'],
  updated: '2026-11-06',
}
