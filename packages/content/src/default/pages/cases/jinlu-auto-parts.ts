import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claimOr } from '../../../seed.ts'
import { card, cells, columns, term, toPage, toTalk } from '../builders.ts'
import { claimed } from '../claimed.ts'
import { figure, measure, moment, said } from './builders.ts'

export const jinluAutoParts: PageSeed = {
  path: '/cases/jinlu-auto-parts',
  kind: 'case',
  parent: '/products',
  name: both('锦路汽配', 'Jinlu Auto Parts'),
  head: {
    title: both('锦路汽配案例：修理厂等件，三天变一天', 'Jinlu Auto Parts: three days’ wait cut to one'),
    keyword: both(
      '汽配物流案例,售后件配送,线边供料,修理厂急件,旧件回收,备件仓',
      'auto parts logistics case, service parts, line supply, urgent parts, cores, parts warehouse',
    ),
    description: both(
      '襄阳一家制动件厂，白天给总装线供料，夜里给三百八十家修理厂送件。一万多种件怎么按重量分路，旧件怎么收，前两个月为什么更慢了。',
      'A brake maker in Xiangyang feeds an assembly line by day and 380 garages by night: parts routed by weight, cores fetched, and a slow start.',
    ),
  },
  hero: {
    title: bothLines(
      ['锦路汽配：今天报件，', '明早开工前到'],
      ['Jinlu Auto Parts: asked for', 'today, there by eight'],
    ),
    lead: both(
      '总装线按分钟要料，修理厂按举升机要件。同一座仓要伺候两种脾气，售后那头还有一万一千种东西。',
      'The assembly line wants parts by the minute, a garage wants one for the car on its lift. One building serves both tempers, with eleven thousand kinds on the service side.',
    ),
    actions: [
      toPage(['看货运服务', 'See freight'], '/products/freight'),
      toTalk(['发来您的件表', 'Send your parts list']),
    ],
    scene: 'hub',
  },
  blocks: [
    {
      kind: 'figures',
      items: [
        figure('garages', '380', ['家', 'garages'], ['修理厂', 'supplied overnight']),
        figure('wait', '1', ['天', 'day'], ['等一个件', 'waiting for a part']),
        figure('stops', '0', ['次', 'times'], ['半年停线', 'line stopped in six months']),
      ],
      note: both('锦路汽配提供，2026 年 5–8 月', 'From Jinlu Auto Parts, May to August 2026'),
    },
    {
      kind: 'table',
      id: 'three-days',
      title: both('等三天，三天花在哪', 'Where three days went'),
      lead: both(
        '南阳一家修理厂，一辆车趴在举升机上，等一个 1.8 公斤的制动分泵。2025 年 7 月，逐小时问出来的。',
        'A garage in Nanyang, a car on the lift, a wheel cylinder of 1.8 kg. July 2025, pieced together hour by hour.',
      ),
      columns: columns(['环节', 'Stage'], ['用掉', 'Taken'], ['其实在等什么', 'What it waited for']),
      rows: [
        cells(
          ['报件', 'Asking'],
          ['5 小时', '5 hours'],
          ['发照片、翻目录、三个人猜是不是这个型号', 'Photos, catalogs, three people guessing the type'],
        ),
        cells(
          ['找货', 'Finding'],
          ['9 小时', '9 hours'],
          [
            '账上有两个，架上一个没有，后来在退货堆里翻到',
            'Two on the books, none on the shelf, one among the returns',
          ],
        ),
        cells(
          ['等车', 'Truck'],
          ['22 小时', '22 hours'],
          [
            '零担专线隔天发一班，1.8 公斤和发动机一起排队',
            'A truck every other day; it queued behind engines',
          ],
        ),
        cells(['路上', 'Road'], ['6 小时', '6 hours'], ['真正在走的就这一段', 'The only part spent moving']),
        cells(
          ['自提', 'Fetching'],
          ['30 小时', '30 hours'],
          ['到货点不送，老板抽不开身，第三天才去拿', 'No delivery; the owner got away on the third day'],
        ),
      ],
      note: both(
        '合计 72 小时，举升机每天按 400 元台班算。',
        '72 hours in all. A lift earns about ¥400 a day.',
      ),
    },
    claimed(['heavy-bands', 'parcel-band'], (say) => ({
      kind: 'weight-ruler',
      id: 'by-weight',
      title: say('按斤两分路，不按客户分路', 'Routed by weight, not by customer'),
      lead: say(
        '锦路自己的分路表。标出的两段夜里送修理厂，其余白天走。',
        'Jinlu’s own table. The two marked bands go to garages overnight, the rest by day.',
      ),
      bands: [
        {
          from: 0,
          to: 30,
          label: say('夜间快递', 'Night express'),
          text: say('分泵、传感器、刹车片，20 点截单', 'Cylinders, sensors, pads, until 20:00'),
          own: true,
        },
        {
          from: 30,
          to: 60,
          label: say('小票重货', 'Small freight'),
          text: say('保险杠、缸盖，早班尾板车', 'Bumpers, heads, by the morning liftgate'),
          own: true,
        },
        {
          from: 60,
          to: 500,
          label: say('零担', 'Part load'),
          text: say('变速箱、后桥，钉木架', 'Gearboxes, axles, in wooden frames'),
        },
        {
          from: 500,
          to: 3000,
          label: say('进厂循环车', 'Plant run'),
          text: say('制动盘整架上线，空架带回', 'Discs in racks to the line, empties back'),
        },
        {
          from: 3000,
          to: null,
          label: say('整车', 'Full truck'),
          text: say('换季备货到各县前置点', 'Season stock to the county points'),
        },
      ],
    })),
    {
      kind: 'timeline',
      id: 'moves',
      title: both('线边先稳住，再动售后', 'The line first, garages after'),
      items: [
        moment(
          '2025-10',
          ['分两张账', 'Two books'],
          [
            '同一个制动盘，线边的和售后的分货位、分状态，谁也不许临时借。',
            'The same disc in two places under two statuses. No borrowing across.',
          ],
        ),
        moment(
          '2025-11',
          ['循环取货', 'Milk run'],
          [
            '四家小件厂一趟取齐，线边从备十六小时降到六小时。',
            'Four small makers on one round; line stock falls from sixteen hours to six.',
          ],
        ),
        moment(
          '2026-01',
          ['车架号查件', 'Ask by chassis'],
          [
            '修理厂输车架号后八位，系统只给装得上的那几个。',
            'The garage types eight characters and sees only parts that fit.',
          ],
        ),
        moment(
          '2026-03',
          ['夜间线开通', 'The night line'],
          [
            '二十点截单，襄阳出，早上八点前送到店里，不用自提。',
            'Orders until 20:00, out of Xiangyang, at the garage by eight. Nobody fetches.',
          ],
        ),
        moment(
          '2026-05',
          ['县里放快件', 'Stock in the counties'],
          [
            '二百六十种走得最快的件放到七个县，件到店平均四小时。',
            'The 260 fastest parts wait in seven counties, four hours from any garage there.',
          ],
        ),
        moment(
          '2026-07',
          ['旧件随车回', 'Cores come back'],
          [
            '送新收旧，序列号两头扫，索赔件三天内到分析台。',
            'New out, old in, both scanned; warranty parts reach the bench in three days.',
          ],
        ),
      ],
    },
    {
      kind: 'cards',
      id: 'services',
      title: both('白天一套，夜里一套', 'One set by day, one by night'),
      items: [
        card(
          ['整车补料', 'Full trucks for the plant'],
          claimOr(
            ['rapid-response', 'rapid-pickup'],
            [
              '主机厂加产时另叫车，10 分钟有回话，2 小时到厂门。',
              'When output rises a truck is called: word in 10 minutes, at the gate in 2 hours.',
            ],
            ['主机厂加产时另叫车，不动夜车。', 'When output rises another truck is called.'],
          ),
          '/products/freight#full-truck',
        ),
        card(
          ['备件与旧件', 'Parts and cores'],
          claimOr(
            ['parts-response'],
            [
              '旧件对不上序列号，1 小时内有人给修理厂回话。',
              'A core with the wrong serial gets the garage an answer within 1 hour.',
            ],
            ['旧件对不上序列号，有专人给修理厂回话。', 'A core with the wrong serial has one person on it.'],
          ),
          '/products/warehousing#reverse',
        ),
        card(
          ['木架', 'Wooden frames'],
          claimOr(
            ['wooden-packaging', 'wooden-volume'],
            [
              '变速箱 0.22 立方米，乘 1.4 再乘 200 元，一只 61.6 元。',
              'A gearbox of 0.22 m³: times 1.4, times ¥200, is ¥61.60.',
            ],
            ['变速箱、后桥发运前钉架，按体积计价。', 'Gearboxes and axles are framed, priced by volume.'],
          ),
          '/products/packaging',
        ),
        card(
          ['夜车看得见', 'Tracking the van'],
          [
            '夜线每家店几点到、箱里几件，店主早上先看手机再开门。',
            'When the van will call and what it holds: owners look before opening up.',
          ],
          '/products/tms',
        ),
      ],
    },
    {
      kind: 'split',
      id: 'worse-first',
      title: both('夜间线头两个月，还到不了第二天', 'Two months short of overnight'),
      lead: both(
        '三月平均 2.1 天，四月 1.9 天。查下来三个原因。',
        '2.1 days in March, 1.9 in April. Three causes.',
      ),
      points: [
        term(
          ['人还照旧打电话', 'People still called'],
          [
            '老修理厂认人不认系统，晚八点后打给业务员，第二天才录单。后来业务员接了电话就当场替他下。',
            'Old customers trust a voice. They called a salesman after eight and the order was typed next day. He now types while they talk.',
          ],
        ),
        term(
          ['店门早上不开', 'Doors shut at six'],
          [
            '车六点到，修理厂八点开。一家家配了带锁的收货箱，钥匙在店主手里。',
            'The van came at six and garages open at eight. Each now has a lockable box.',
          ],
        ),
        term(
          ['线边抢了夜车', 'The plant took the van'],
          [
            '四月两次主机厂临时加产，调度把夜车借去进厂，三十四家店当天没件。现在夜车写死不借，厂里补料另叫整车。',
            'Twice in April the plant raised output and dispatch lent it the night van; 34 garages got nothing. The van is now never lent.',
          ],
        ),
      ],
      action: {
        label: both('汽配方案：断料时谁先动', 'Who moves first in a shortage'),
        href: '/solutions/automotive',
      },
      scene: 'forklift',
    },
    {
      kind: 'comparison',
      id: 'result',
      title: both('五月以后的数', 'Since it settled'),
      before: both('改之前', 'Before'),
      after: both('改之后', 'After'),
      items: [
        measure(['修理厂等件', 'Wait for a part'], ['小时', 'hours'], 72, 22),
        measure(['一次发对', 'Right first time'], ['%', '%'], 86, 98.7),
        measure(['账架不符的货位', 'Bins that disagree'], ['%', '%'], 7.8, 0.9),
        measure(['旧件收回', 'Cores returned'], ['%', '%'], 41, 93),
        measure(['库存品种', 'Kinds in stock'], ['种', 'kinds'], 11400, 9800, [
          '三年没动过的一千六百种报废，账面亏了一笔',
          '1,600 kinds unmoved for three years were scrapped, at a loss on the books',
        ]),
      ],
      source: both(
        '客户提供，2026 年 5–8 月，对照 2025 年 5–8 月；锦路为虚构企业，数字供参考',
        'From the client, May to August 2026, with 2025 beside it; Jinlu is fictional, the figures illustrative',
      ),
    },
    said(
      [
        '总装线停一分钟有人给我打电话，修理厂等三天没人打，他换一家买就是了。我花了好几年才明白，后一种更贵。',
        'Stop the line a minute and somebody shouts. Keep a garage waiting three days and it is silent, because it bought elsewhere. It took me years to see that silence costs more.',
      ],
      ['罗建峰', 'Luo Jianfeng'],
      ['锦路汽配售后件经理，虚构人物', 'Service parts manager at Jinlu, a fictional person'],
    ),
    {
      kind: 'call',
      title: both('挑一个等了三天的件，我们倒查一遍', 'Name a part that took three days'),
      actions: [
        toTalk(['让我们倒查', 'Have it traced']),
        toPage(['算夜间线的价', 'Price a night line'], '/fee'),
      ],
    },
  ],
  tags: ['industry', 'freight', 'express', 'warehousing'],
  updated: '2026-08-30',
}
