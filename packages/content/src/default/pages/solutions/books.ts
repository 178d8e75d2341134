import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, check, claimedCells, columns, heads, stop, term, toPage, toTalk } from '../builders.ts'

export const books: PageSeed = {
  path: '/solutions/books',
  kind: 'solution',
  parent: '/products',
  name: both('图书方案', 'Books solution'),
  head: {
    title: both('图书物流方案：拆零、教材与退书', 'Book logistics: single copies, textbooks, returns'),
    keyword: both(
      '图书物流,教材配送,拆零发货,退书处理,图书仓储,馆配',
      'book logistics, textbook delivery, single-copy picking, returns, book storage, library supply',
    ),
    description: both(
      '出版社、书店、教材发行的仓配方案：整件入库怎么拆零，开学前几个月怎么倒排，书按实重怎么省运费，退回的书怎么定品相、怎么再卖。',
      'For publishers, bookshops and textbook suppliers: breaking bulk, planning a term backwards, saving on weight, and grading what comes back.',
    ),
  },
  hero: {
    title: bothLines(['书按吨进仓，', '按本发走'], ['In by the tonne,', 'out one by one']),
    lead: both(
      '一吨书有几百个品种，最少的一种只有三本。找得到、不压角、不受潮，才卖得出定价。',
      'A tonne of books holds hundreds of titles, some in three copies. Found, flat and dry, they sell at the cover price.',
    ),
    actions: [
      toPage(['算一包书的运费', 'Price a parcel of books'], '/fee'),
      toTalk(['谈教材季', 'Discuss term start']),
    ],
    scene: 'packing',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'trouble',
      title: both('品种多，册数少，单价低', 'Many titles, few copies, thin margins'),
      paragraphs: [
        both(
          '图书的难处是“长尾”。新书三天卖掉一半，剩下的慢慢卖三年；货位被慢书占满，快书反倒堆在过道。',
          'Books are a long tail. A new title sells half its run in three days and the rest over three years; slow ones fill the shelves and the fast one stands in the aisle.',
        ),
        both(
          '印厂按包件交货，一件四十本；读者只买一本。拆零的活多，一本书的毛利却经不起一次返工。',
          'Printers deliver in bundles of forty; the reader wants one. Breaking bulk is work, and the margin of one copy does not survive doing it twice.',
        ),
        both(
          '然后是退书。书店卖不完可以退，退回来的书混着新旧版、缺腰封、卷了角，没人分就当废纸卖了。',
          'Then returns. Shops send back what they did not sell: editions mixed, belly-bands gone, corners curled. Unsorted, it goes for pulp.',
        ),
      ],
    },
    {
      kind: 'timeline',
      id: 'term',
      title: both('开学那天，往回数五个月', 'Five months back from term'),
      lead: both(
        '示例：2026 年秋季教材。目标是课前到书、人手一册，每个节点晚一周，后面就要用加急补。',
        'Sample: textbooks for fall 2026. Each pupil has the book before the lesson; a week lost early is bought back later at express rates.',
      ),
      items: [
        {
          when: '2026-04',
          title: both('报订', 'Orders'),
          text: both(
            '学校报册数，发行方汇总，我们按校排车和仓位',
            'Schools order, the supplier adds up, we plan trucks and space by school',
          ),
        },
        {
          when: '2026-05',
          title: both('开印', 'Printing'),
          text: both(
            '印厂排期给到仓里，先印先到的先占前排货位',
            'The print schedule reaches us; early titles get the front positions',
          ),
        },
        {
          when: '2026-06',
          title: both('陆续入仓', 'Into the warehouse'),
          text: both(
            '整件上高架，缺品种每天通报印厂',
            'Bundles on high racks; printers hear daily what is missing',
          ),
        },
        {
          when: '2026-07',
          title: both('按校配齐', 'Sets by school'),
          text: both(
            '一校一堆，班级标签贴好，放在所在城市',
            'One stack per school, class labels on, kept in its own city',
          ),
        },
        {
          when: '2026-08',
          title: both('送校', 'To the schools'),
          text: both(
            '开学前一周分批送，后勤老师按班点收',
            'Delivered in the last week, counted class by class',
          ),
        },
        {
          when: '2026-09',
          title: both('补册', 'Top-ups'),
          text: both(
            '转学、印装错页的，从同城留的机动册里补',
            'New pupils and misprints, from a reserve in the same city',
          ),
        },
      ],
    },
    {
      kind: 'journey',
      id: 'one-copy',
      title: both('一本书，从仓到读者', 'One copy, warehouse to reader'),
      lead: both(
        '示例：读者傍晚买一本诗集，同省第二天到。钟头从上一站起算。',
        'Sample: a poetry book bought in the evening, read the next day in the same province. Hours run from the stop before.',
      ),
      stops: [
        stop(
          0,
          ['下单', 'Order'],
          [
            '同书号有两个版次，先出读者页面上的那版',
            'Two printings share an ISBN: the one shown to the reader goes',
          ],
          ['书号、版次', 'ISBN and printing'],
        ),
        stop(
          1,
          ['拆零区', 'Single-copy shelves'],
          ['拣的是散本，整件不动，补货由系统叫', 'Loose copies only; bundles are called down by the system'],
          ['货位余量', 'Copies left'],
        ),
        stop(
          0.5,
          ['验品相', 'Condition check'],
          ['看四角、书脊、塑封、腰封', 'Corners, spine, film, band'],
          ['有伤就换', 'Any flaw: swap'],
        ),
        stop(
          0.5,
          ['打包', 'Packed'],
          ['硬卡夹住四角，下雨天外加防水袋', 'Board on the corners, a waterproof bag when it rains'],
          ['不松不晃', 'No movement'],
        ),
        stop(
          12,
          ['分拨', 'Sorted'],
          ['书重，放笼车底层，不让别的压书角', 'Heavy, so at the bottom of the cage, corners free'],
          ['落差', 'Height of drops'],
        ),
        stop(
          6,
          ['到读者', 'To the reader'],
          ['送到门或自提柜，图书馆按批送', 'Door or locker; libraries in batches'],
          ['外包装干燥', 'Dry on arrival'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('书重，运费要会算', 'Books are heavy: do the math'),
      columns: columns(['怎么发', 'How'], ['计费', 'Charged by'], ['适合', 'Good for']),
      rows: [
        claimedCells(
          ['parcel-band'],
          ['快递', 'Express'],
          ['30 公斤以内，首重加续重', 'Up to 30 kg, first kilo plus each further'],
          ['一本到一箱，书几乎不会按体积计', 'A copy to a carton; volume hardly ever counts'],
        ),
        claimedCells(
          ['delivery-bands'],
          ['几包到几板', 'Bundles and pallets'],
          ['20–60、60–500、500–3,000 公斤分段', 'Steps of 20–60, 60–500 and 500–3,000 kg'],
          ['书店补货、馆配', 'Shop and library orders'],
        ),
        claimedCells(
          ['insurance'],
          ['保一包普通书', 'Insuring a common parcel'],
          ['码洋 500 元以内付 1 元', '¥1 up to ¥500 of cover price'],
          ['套装、签名本另报', 'Box sets and signed copies quoted apart'],
        ),
        claimedCells(
          ['waterproof'],
          ['套防水袋', 'Waterproof bag'],
          ['0.5 元', '¥0.50'],
          ['南方三月到七月', 'The south, March to July'],
        ),
        claimedCells(
          ['receipt-electronic'],
          ['学校签收回单', 'School’s receipt'],
          ['电子版 5 元', '¥5, electronic'],
          ['教材结款要用', 'Needed to be paid for textbooks'],
        ),
        cells(
          ['拆零、贴码、塑封', 'Breaking, coding, wrapping'],
          ['按册', 'By the copy'],
          ['量大按品种议', 'Agreed by title for large runs'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'returned',
      title: both('退回来的书分三摞', 'Returned books, three piles'),
      lead: both(
        '按书号和版次点数，数目当天回给您，先不扯价钱。',
        'Counted by ISBN and printing, the figures are with you that day. Money can be discussed after.',
      ),
      verdicts: heads(['再上架', 'Back on the shelf'], ['等处理', 'Set aside'], ['销毁', 'Pulped']),
      items: [
        check('yes', ['品相好、版次在售：擦净上架', 'Clean and in print: wiped and shelved']),
        check('yes', ['塑封破、书没伤：重新塑封', 'Film torn, book unharmed: wrapped again']),
        check('condition', [
          '书角微卷、缺腰封：进特价或馆配',
          'Slightly curled, band missing: for sale tables or libraries',
        ]),
        check('condition', [
          '换了新版的旧版：等您通知，期间不占拣选位',
          'Superseded edition: kept off the picking shelves until you decide',
        ]),
        check('no', [
          '水渍、霉斑、批注：出清单，按您的单位销毁流程走',
          'Water, mold, notes: listed and destroyed by your procedure',
        ]),
      ],
    },
    {
      kind: 'split',
      id: 'wrong',
      title: both('发行季里的急事', 'What breaks in the season'),
      points: [
        term(
          ['印厂误了', 'Printer is late'],
          [
            '缺的品种单列，先把齐的送校，补的走快一档，多出的运费谁误谁付。',
            'Missing titles are listed, what is complete goes first, and whoever was late pays for the faster service.',
          ],
        ),
        term(
          ['送错班', 'Wrong class'],
          [
            '班级标签双面贴，错了当天对调，不让老师自己搬。',
            'Labels on two sides; a swap is done that day, not by the teachers.',
          ],
        ),
        term(
          ['箱底受潮', 'Damp base'],
          [
            '整件拆开晾，湿了的按册赔码洋折扣价，干的重新打包。',
            'Bundles opened and aired; wet copies paid at your trade price, dry ones repacked.',
          ],
        ),
        term(
          ['数对不上', 'Counts differ'],
          claimOr(
            ['round-the-clock'],
            [
              '仓库全天有人，当晚盘那几个货位，次日早上给结果。',
              'The warehouse never closes: those positions are counted overnight, with the answer by morning.',
            ],
            [
              '当晚盘那几个货位，次日早上给结果。',
              'Those positions are counted overnight, with the answer by morning.',
            ],
          ),
        ),
      ],
      scene: 'van',
    },
    { kind: 'case', path: '/cases/lanting-books' },
    {
      kind: 'cards',
      id: 'services',
      title: both('卖书的用这几样', 'What booksellers use'),
      items: [
        card(
          ['一件代发', 'Single-copy fulfillment'],
          [
            '自营店、平台店、直播间共用一盘货。',
            'One stock for your shop, the marketplaces and live streams.',
          ],
          '/products/warehousing#fulfilment',
        ),
        card(
          ['标准快递', 'Express'],
          claimOr(
            ['cities', 'population'],
            [
              '300 多座城市，覆盖 99% 的人口，镇上的读者也收得到。',
              'Over 300 cities and 99% of the population: readers in small towns too.',
            ],
            ['镇上的读者也收得到。', 'Readers in small towns too.'],
          ),
          '/products/express#standard',
        ),
        card(
          ['零担', 'Light freight'],
          [
            '馆配、巡展、书市，按板送、按场次收回。',
            'Libraries, book fairs and tours: out by the pallet, back after the show.',
          ],
          '/products/freight#light',
        ),
        card(
          ['货到人机器人', 'Goods-to-person robots'],
          [
            '几万个品种不用人走着找，货架自己过来。',
            'With tens of thousands of titles, the shelf comes to the picker.',
          ],
          '/products/robots',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('春季教材，现在正好排', 'Time to plan the spring term'),
      actions: [
        toTalk(['排一张倒推表', 'Draw up the plan']),
        toPage(['看送不送到镇', 'Does it reach the town'], '/network#coverage'),
      ],
    },
  ],
  tags: ['retail', 'warehousing', 'express', 'automation'],
  updated: '2026-09-28',
}
