import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, toPage, toTalk, zone } from '../builders.ts'
import { figure, measure, moment, said } from './builders.ts'

export const lantingBooks: PageSeed = {
  path: '/cases/lanting-books',
  kind: 'case',
  parent: '/products',
  name: both('兰亭图书', 'Lanting Books'),
  head: {
    title: both('兰亭图书案例：二百一十四所学校的教材', 'Lanting Books: textbooks for 214 schools'),
    keyword: both(
      '教材配送案例,图书仓储,按校配齐,拆零发货,书号版次,开学季',
      'textbook delivery case, book warehouse, sets by school, single copies, ISBN, term start',
    ),
    description: both(
      '绍兴一家教材发行商怎么让二百一十四所学校开课前一册不缺：仓里怎么分区，十个月怎么倒排，零售单为什么不用停，哪三个做法推倒重来。',
      'How a textbook supplier in Shaoxing reached 214 schools with nothing missing: the floor, ten months planned backwards, and three restarts.',
    ),
  },
  hero: {
    title: bothLines(
      ['兰亭图书：少一种书，', '一个年级开不了课'],
      ['Lanting Books: one title', 'short, one class waiting'],
    ),
    lead: both(
      '秋季六百多种教材、一百八十万册，八月最后一周要进二百一十四所学校；同一座仓里，读者每天还在一本一本地买。',
      'Over six hundred titles and 1.8 million copies reach 214 schools in the last week of August, from a building where readers go on buying one book at a time.',
    ),
    actions: [
      toPage(['看图书方案', 'The books solution'], '/solutions/books'),
      toTalk(['说说您的品种数', 'Tell us your titles']),
    ],
    scene: 'education',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('schools', '214', ['所', 'schools'], ['开课前配齐', 'complete before lessons']),
        figure('titles', '612', ['种', 'titles'], ['秋季教材', 'in the fall list']),
        figure('errors', '3', ['册', 'copies'], ['每万册差错', 'wrong in ten thousand']),
      ],
      note: both('兰亭图书提供，2026 年秋季学期', 'From Lanting Books, fall term 2026'),
    },
    {
      kind: 'prose',
      id: 'last-autumn',
      title: both('去年九月一日，早上七点', 'Seven o’clock, September 1'),
      paragraphs: [
        both(
          '2025 年开学那天，三十一所学校缺书，缺的种类各不相同：有的少《音乐》，有的少练习册，有一所少了整个三年级的英语。',
          'On the first day of term in 2025, 31 schools were short, each of something else: a music book here, workbooks there, and in one place English for a whole year.',
        ),
        both(
          '书其实都在仓里，只是压在别的学校那堆下面。四辆车来回跑了五百多趟补送，老师在操场上照着花名册一捆捆翻。',
          'The books were in the building, underneath another school’s stack. Four vans made over five hundred extra trips while teachers turned over bundles in the playground.',
        ),
        both(
          '为了腾人手，网店停了十一天。读者不管教材季，退款的单比卖出的还多。',
          'To free hands the web shop closed for eleven days. Readers know nothing of textbook season, and refunds outran sales.',
        ),
      ],
    },
    {
      kind: 'floor-plan',
      id: 'floor',
      title: both('教材和零售，隔着一条过道', 'Schools and readers, one aisle apart'),
      lead: both(
        '绍兴那座 9,000 平方米的仓，示意，不按比例。左边进书，右边发车，两类活从不交叉。',
        'A sketch of the 9,000 m² building in Shaoxing, not to scale. Books enter left and leave right, and the two kinds of work never cross.',
      ),
      columns: 14,
      rows: 8,
      zones: [
        zone(
          'road',
          [0, 0, 2, 5],
          ['印厂来书', 'From the printers'],
          ['按件过秤，先核版次', 'Weighed by the bundle, printing checked'],
        ),
        zone(
          'office',
          [0, 5, 2, 3],
          ['版次比对台', 'Edition desk'],
          ['同书号新旧两版在此分开', 'Two printings of one ISBN part here'],
        ),
        zone(
          'storage',
          [2, 0, 5, 3],
          ['整件高架', 'Bundle racks'],
          ['六百多种，一种一列，缺种亮灯', 'A column for each title; a lamp for each gap'],
        ),
        zone(
          'work',
          [7, 0, 4, 5],
          ['学校格', 'School bays'],
          ['一校一格，配齐才封绳', 'One bay a school, roped only when complete'],
        ),
        zone('road', [2, 3, 5, 2], ['中间过道', 'Aisle'], ['叉车只走这里', 'The only way for forklifts']),
        zone(
          'storage',
          [2, 5, 5, 3],
          ['零售拆零架', 'Single copies'],
          ['四万种，货架自己走到人跟前', 'Forty thousand titles; the shelf comes to the picker'],
        ),
        zone(
          'work',
          [7, 5, 4, 3],
          ['单本打包', 'Packing'],
          ['夹板护角，读者单从这出', 'Board on the corners; readers’ orders'],
        ),
        zone(
          'storage',
          [11, 0, 1, 5],
          ['机动册', 'Reserve'],
          ['每种留百分之一，管转学和错页', 'One in a hundred, for newcomers and misprints'],
        ),
        zone(
          'road',
          [12, 0, 2, 8],
          ['发车口', 'Dispatch'],
          ['上半送学校，下半交快递', 'Schools above, couriers below'],
        ),
        zone('office', [11, 5, 1, 3], ['复核', 'Check'], ['称重对册数', 'Weight against copies']),
      ],
    },
    {
      kind: 'timeline',
      id: 'ten-months',
      title: both('从开学那天往回数十个月', 'Ten months, counted back'),
      items: [
        moment(
          '2025-11',
          ['对旧账', 'Old accounts'],
          [
            '把 31 所学校缺的每一册追到缺在哪一步，七成缺在“有书找不着”。',
            'Every missing copy was traced to its step. Seven in ten had been there, unfound.',
          ],
        ),
        moment(
          '2026-01',
          ['上系统', 'New software'],
          [
            '学校名册、书号、版次三张表合成一张，班级数学校自己填。',
            'Rolls, ISBNs and printings became one table; schools enter their own classes.',
          ],
        ),
        moment(
          '2026-04',
          ['划格子', 'Bays'],
          [
            '地上画 214 个格，一格一校，格口朝着车。',
            '214 bays painted on the floor, one to a school, facing the trucks.',
          ],
        ),
        moment(
          '2026-06',
          ['印厂晚了', 'Late printers'],
          [
            '四十一种晚到九天。先封不缺的，空位留条，补到再解绳。',
            'Forty-one titles came nine days late. Complete bays were roped, the others kept a slip for each gap.',
          ],
        ),
        moment(
          '2026-07',
          ['试送三校', 'Three schools first'],
          [
            '一所城里、一所镇上、一所海岛，门口能不能停车都先走一遍。',
            'One in town, one in the country, one on an island: can a truck even stop there?',
          ],
        ),
        moment(
          '2026-08',
          ['七天送完', 'Seven days'],
          [
            '每天三十来所，班级标签朝外，后勤老师点一班签一班。',
            'Some thirty schools a day, class labels outward, signed for class by class.',
          ],
        ),
        moment(
          '2026-09',
          ['补册', 'Top-ups'],
          [
            '转学和错页一共 1,912 册，多数当天从机动册里送到。',
            'Newcomers and misprints took 1,912 copies, mostly the same day from the reserve.',
          ],
        ),
      ],
    },
    said(
      [
        '往年九月第一周我的手机没离过手。今年有个校长打来，我心里一沉，他说书早到了，问操场上那些空纸箱谁来收。',
        'In other years I slept with my phone that week. This time a principal called and my heart sank. The books were in, he said; who would fetch the empty cartons?',
      ],
      ['王砚秋', 'Wang Yanqiu'],
      ['兰亭图书教材部主任，虚构人物', 'Head of textbooks at Lanting Books, a fictional person'],
    ),
    {
      kind: 'table',
      id: 'restarts',
      title: both('推倒重来的三样', 'Three things done twice'),
      columns: columns(['起初', 'At first'], ['出了什么事', 'What happened'], ['后来', 'Then']),
      rows: [
        cells(
          ['班级标签写班主任的名字', 'Labels with the teacher’s name'],
          ['八月换班主任，七十多堆没人认领', 'Teachers changed in August; seventy stacks had no owner'],
          ['只写年级和班号，名字另附一页', 'Year and class only, names on a separate sheet'],
        ),
        cells(
          ['整件书也让机器人搬', 'Robots for bundles too'],
          [
            '一件四十本太重，一趟只能驮三件，慢过叉车',
            'Forty copies are heavy; three bundles a trip is slower than a forklift',
          ],
          ['机器人只管零售架，整件走叉车', 'Robots keep to the retail shelves'],
        ),
        cells(
          ['按书号收货', 'Received by ISBN'],
          ['修订版没换书号，新旧混了两千册', 'A revision kept its ISBN and two thousand copies mixed'],
          ['加看版权页的印次，进门先过比对台', 'The imprint page is read at an edition desk by the door'],
        ),
      ],
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('两个开学季', 'Two starts of term'),
      before: both('2025 秋', 'Fall 2025'),
      after: both('2026 秋', 'Fall 2026'),
      items: [
        measure(['开课前配齐', 'Complete before lessons'], ['所', 'schools'], 183, 214),
        measure(['补送车次', 'Extra trips'], ['趟', 'trips'], 540, 86),
        measure(['每万册差错', 'Wrong per 10,000 copies'], ['册', 'copies'], 31, 3),
        measure(['网店停发', 'Web shop closed'], ['天', 'days'], 11, 0),
        measure(['占用面积', 'Floor used'], ['平方米', 'm²'], 6200, 9000, [
          '格子占地方，七八月多租了 2,800 平方米',
          'Bays need room: 2,800 m² more in July and August',
        ]),
      ],
      source: both(
        '客户提供，2026 年 3–8 月备货期与开学首周；兰亭图书为虚构企业',
        'From the client: the build-up of March to August 2026 and the first week of term; Lanting Books is fictional',
      ),
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('教材一路，零售一路', 'For schools, and for readers'),
      items: [
        card(
          ['仓储系统', 'Warehouse software'],
          [
            '缺哪种、缺几册、卡在哪家印厂，学校那边也能看。',
            'Which title, how many, at which printer: schools see it too.',
          ],
          '/products/wms',
        ),
        card(
          ['轻货零担', 'Light freight'],
          claimOr(
            ['delivery-bands'],
            [
              '小学校几百公斤，按 60–500 公斤那一段计价。',
              'Small schools take a few hundred kilos, priced in the 60–500 kg band.',
            ],
            ['小学校几百公斤，按段计价。', 'Small schools take a few hundred kilos, priced by band.'],
          ),
          '/products/freight#light',
        ),
        card(
          ['纸质签单返还', 'Paper receipts'],
          claimOr(
            ['receipt-paper'],
            [
              '一校一张，8 元一票，财务凭它和教育局结款。',
              'One a school at ¥8; the education office pays against it.',
            ],
            ['一校一张，财务凭它和教育局结款。', 'One a school; the education office pays against it.'],
          ),
          '/products/receipts',
        ),
        card(
          ['单本快递', 'Single copies'],
          [
            '读者的书走另一扇门，教材季也照常发。',
            'Readers’ books use another door and leave on time in any season.',
          ],
          '/products/express#standard',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('把去年的缺书单带来看看', 'Bring last year’s list of gaps'),
      actions: [
        toTalk(['一起找缺在哪步', 'Trace them with us']),
        toPage(['查海岛送不送', 'Are islands served'], '/network#coverage'),
      ],
    },
  ],
  tags: ['warehousing', 'express', 'automation', 'software'],
  updated: '2026-09-30',
}
