import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { box, cells, columns, span, step, term, toPage } from '../builders.ts'

/** Booking a slot at the gate of the cargo terminal. */
export const dropOff: PageSeed = {
  path: '/air/e-freight/drop-off',
  kind: 'document',
  parent: '/air/e-freight',
  name: both('进场预约', 'Drop-off booking'),
  head: {
    title: both('货站进场预约：挑时段、进门、卸车', 'Drop-off: booking a slot at the terminal'),
    keyword: both(
      '货站预约,进场时段,送货预约,卡车月台,航空货站排队',
      'drop-off booking, terminal slot, truck dock, waiting line, cargo terminal, gate',
    ),
    description: both(
      '哪个时段空，车几点进门，卸在哪个月台，晚到早到没约到各怎么办，司机要带什么，附一张按虚构车次填好的预约单，空白表可下载。',
      'When the terminal is free, how a truck gets in and unloads, what happens if it is late, early or unbooked, with a sample and a blank form.',
    ),
  },
  hero: {
    title: bothLines(['排一小时的队，', '不如约半小时'], ['Half an hour booked', 'beats an hour queued']),
    lead: both(
      '时段免费。约上的车先卸，没约的排在后面。',
      'Slots are free. Booked trucks unload first, the rest wait behind them.',
    ),
    actions: [
      toPage(['先过预检', 'Pre-check first'], '/air/e-freight/pre-check'),
      toPage(['看截货时刻', 'Cut-off times'], '/air/cargo#cut-offs'),
    ],
    scene: 'freight',
  },
  blocks: [
    {
      kind: 'day-clock',
      id: 'busy',
      title: both('武汉货站，什么时候不用等', 'When the Wuhan terminal is quiet'),
      lead: both(
        '示例的一天，忙闲每天不同，约的时候告诉您实时余量。',
        'A sample day; when you book, you hear what is really free.',
      ),
      spans: [
        span(
          8,
          12,
          ['空', 'Quiet'],
          ['大件、危险品尽量排在这里，有人慢慢看', 'Good for outsize and dangerous goods'],
        ),
        span(
          12,
          18,
          ['平常', 'Normal'],
          ['药品和温控货，控温区刚换完班', 'Medicine; the cold area has just changed shift'],
        ),
        span(18, 22, ['渐忙', 'Busier'], ['国内各线开始截货', 'Domestic flights begin to close']),
        span(
          22,
          26,
          ['最忙', 'Busiest'],
          ['只放预约的车，没约的先停到外场', 'Booked trucks only; others park outside'],
        ),
        span(
          26,
          32,
          ['收尾', 'Winding down'],
          ['法兰克福截货，普货停收', 'Frankfurt closes; general cargo ends'],
        ),
      ],
      mark: { at: 24.25, label: both('上海航班截货', 'The Shanghai flight closes') },
    },
    {
      kind: 'steps',
      id: 'gate',
      title: both('到货站，五个动作', 'Five things at the terminal'),
      items: [
        step(
          ['约', 'Book'],
          [
            '挑时段，填车牌和件数，司机收到一个码。',
            'Choose a time, plate and pieces; the driver gets a code.',
          ],
          ['最早三天前', 'Up to 3 days ahead'],
        ),
        step(
          ['进', 'Enter'],
          [
            '车牌自动认，抬杆，屏幕写着去几号月台。',
            'The plate opens the barrier and the screen names a dock.',
          ],
          ['不用下车', 'Stay seated'],
        ),
        step(
          ['卸', 'Unload'],
          [
            '自己的叉车工别动，货站的人来；散货可以自己搬。',
            'Ours drive the forklift; loose cargo you may carry.',
          ],
          ['停在黄线内', 'Within the yellow lines'],
        ),
        step(
          ['称', 'Weigh'],
          ['过磅、量尺寸、贴分运单号，当面和您对。', 'Weighed, measured, labeled, and agreed with you.'],
          ['拿复磅单', 'Slip in hand'],
        ),
        step(
          ['走', 'Leave'],
          ['签收运单即可出门，不用再交一遍单证。', 'Sign, then go; no papers left to give.'],
          ['平均 40 分钟（示例）', '40 minutes, sample'],
        ),
      ],
    },
    {
      kind: 'table',
      id: 'fields',
      title: both('预约要填什么', 'What a booking asks'),
      columns: columns(['栏目', 'Box'], ['写法', 'How'], ['为什么要', 'Why']),
      rows: [
        cells(
          ['订舱号', 'Booking'],
          ['可多票，同车一次填完', 'Several in one truck'],
          ['定月台', 'To choose a dock'],
        ),
        cells(['车牌', 'Plate'], ['带挂的写主车牌', 'Tractor only'], ['自动抬杆', 'For the barrier']),
        cells(
          ['车高与车长', 'Height and length'],
          ['米，含货', 'Meters, loaded'],
          ['限高 4.2 米', 'The gate is 4.2 m'],
        ),
        cells(['司机', 'Driver'], ['姓名和手机', 'Name and phone'], ['临时改门时找得到', 'To reach them']),
        cells(['件数与毛重', 'Pieces and weight'], ['总数就行', 'Totals'], ['估卸多久', 'To guess the time']),
        cells(
          ['要不要叉车', 'Forklift'],
          ['要、不要、自带液压车', 'Yes, no or own pallet truck'],
          ['排人', 'For staff'],
        ),
        cells(
          ['温区', 'Temperature'],
          ['无、冷藏、冷冻、恒温', 'None, chilled, frozen, controlled'],
          ['直接进控温区', 'For the cold area'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'late',
      title: both('晚了、早了、没约上', 'Late, early, unbooked'),
      paragraphs: [
        both(
          '时段保留三十分钟，过了顺到下一个空档，不用重约。除冰日截货提前，公告和短信会先到，请把时段往前改，改多少次都不收钱。',
          'A slot is kept for half an hour, then moves to the next gap by itself. On de-icing days cut-offs come forward; once the text message arrives, move your slot, as often as you like and free.',
        ),
      ],
      terms: [
        term(
          ['早到', 'Early'],
          [
            '前面没人就卸，有人在外场等，不进门。',
            'Unloaded if nobody waits; otherwise wait outside the gate.',
          ],
        ),
        term(
          ['卸不完', 'Not finished'],
          ['让出月台，剩下的接着排，不算迟到。', 'Clear the dock; the rest queues without penalty.'],
        ),
        term(
          ['取消', 'Canceled'],
          [
            '一小时前取消不留记录，连三次失约，先用人工窗口。',
            'An hour before, no trace; three no-shows and you use the staffed counter.',
          ],
        ),
        term(['没约来', 'Unbooked'], ['照收，最忙时段先进外场。', 'Taken, but parked outside at the peak.']),
      ],
    },
    {
      kind: 'filled-form',
      id: 'sample',
      title: both('一张约好的单子', 'A booking, filled in'),
      lead: both('车牌、司机、订舱号均为虚构。', 'Plate, driver and booking are fictional.'),
      form: both('进场预约单', 'Gate booking'),
      boxes: [
        box(6, ['时段', 'Slot'], ['2026-11-20 21:00–21:30', 'November 20, 2026, 21:00–21:30'], {
          look: 'heavy',
        }),
        box(6, ['月台', 'Dock'], ['西 06', 'West 06'], { look: 'heavy' }),
        box(6, ['订舱号', 'Bookings'], ['WUH-1120-045、WUH-1120-051', 'WUH-1120-045, WUH-1120-051']),
        box(6, ['司机', 'Driver'], ['郭岩（虚构）', 'Guo Yan (fictional)']),
        box(4, ['车', 'Vehicle'], ['鄂A·00000（示例），高 3.9 米', 'Plate A00000 (sample), 3.9 m high']),
        box(4, ['货', 'Cargo'], ['14 件，612 公斤，要叉车', '14 pieces, 612 kg, forklift']),
        box(4, ['温区', 'Temperature'], ['冷藏 2–8 ℃，2 件', 'Chilled 2–8 °C, 2 pieces']),
      ],
    },
    {
      kind: 'table',
      id: 'refusals',
      title: both('在门口被拦下的', 'Stopped at the gate'),
      columns: columns(['拦下原因', 'Reason'], ['怎么办', 'What to do']),
      rows: [
        cells(
          ['车高超过 4.2 米', 'Above 4.2 meters'],
          ['走南侧超高门，提前一天约', 'South gate, booked a day ahead'],
        ),
        cells(
          ['车上还有别家的危险品', 'Dangerous goods of another firm aboard'],
          ['先卸掉再来', 'Unload them first'],
        ),
        cells(['预检没过', 'Pre-check not passed'], ['在外场补，过了再进', 'Fix it outside']),
        cells(
          ['司机没带证件', 'No identity paper'],
          ['打 950616，主管核对后放行', 'Call 950616; a supervisor decides'],
        ),
      ],
    },
    {
      kind: 'downloads',
      id: 'form',
      title: both('空白预约表', 'Blank booking form'),
      items: [
        {
          title: both('进场预约空白表', 'Blank drop-off booking'),
          note: both('一行一车，可以一次排一周', 'One row per truck, a week at a time'),
          file: '/forms/drop-off.csv',
          type: 'CSV',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('送货以前', 'Before you drive'),
      ids: ['sending-cutoff', 'air-book-space', 'claims-how'],
    },
    {
      kind: 'call',
      title: both('每周固定来的，排长期时段', 'Weekly trucks can hold a slot'),
      actions: [
        { label: both('拨打 950616', 'Call 950616'), target: { kind: 'outside', href: 'tel:950616' } },
        toPage(['看货站分区', 'The terminal plan'], '/air/cargo#transfer'),
      ],
    },
  ],
  tags: ['air', 'freight', 'help'],
  updated: '2026-08-20',
}
