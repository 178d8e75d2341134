import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines, claim, claimOr } from '../../../seed.ts'
import {
  card,
  cells,
  check,
  claimedCells,
  columns,
  heads,
  stop,
  term,
  toPage,
  toTalk,
  zone,
} from '../builders.ts'

export const home: PageSeed = {
  path: '/solutions/home',
  kind: 'solution',
  parent: '/products',
  name: both('家居方案', 'Home solution'),
  head: {
    title: both('家居物流方案：量门、齐套、送装同天', 'Furniture logistics: measured, matched, fitted'),
    keyword: both(
      '家居物流,家具配送,送装一体,大件上楼,木架包装,岩板运输',
      'furniture logistics, furniture delivery, fitting, carrying upstairs, wooden crate, stone slab',
    ),
    description: both(
      '沙发、床垫、柜体、岩板从工厂到客厅：送前量哪六处，几件货怎么凑齐一次上门，上楼和木架怎么收费，缺件磕碰进不了门怎么办。',
      'Sofas, mattresses, cabinets and stone tops, from factory to living room: six places to measure, one visit for all parts, prices and remedies.',
    ),
  },
  hero: {
    title: bothLines(['沙发进不进门，', '出库前就该知道'], ['Will it fit the door?', 'Ask before it leaves']),
    lead: both(
      '三米的转角沙发，电梯只有一米四深。白跑一趟，买家请的那天假也白请了。',
      'A three-meter sofa meets an elevator 1.4 meters deep. The trip is wasted, and so is the day off the buyer took.',
    ),
    actions: [
      toPage(['算大件运费', 'Price a bulky item'], '/fee'),
      toPage(['看送装一体', 'Delivery and fitting'], '/products/bulky#installation'),
    ],
    scene: 'doorstep',
  },
  blocks: [
    {
      kind: 'split',
      id: 'trouble',
      title: both('家具最怕的四件事', 'Four things furniture dreads'),
      lead: both(
        '一套货由几家厂做，发自几处，却要在同一个下午进同一间屋。',
        'One room comes from several factories and must enter it on one afternoon.',
      ),
      points: [
        term(
          ['不齐套', 'Parts apart'],
          [
            '床架到了，床垫还在路上。师傅装一半走了，下回再收一次上门费。',
            'Frame here, mattress still traveling. The fitter leaves half-way and charges again.',
          ],
        ),
        term(
          ['缺一包螺丝', 'A bag of screws'],
          [
            '几块钱的五金，能让一万块的柜子躺在客厅一周。',
            'Hardware for pocket money keeps a costly cabinet on the floor for a week.',
          ],
        ),
        term(
          ['岩板玻璃', 'Slabs and glass'],
          [
            '平放必断，立放没靠架也断。破了补一块要等厂里重新开料。',
            'Laid flat it snaps, upright without an A-frame it snaps too, and a new one waits for the next cut.',
          ],
        ),
        term(
          ['送装两家', 'Two firms'],
          [
            '司机说到时就有划痕，安装的说拆开才看见，谁都不认。',
            'The driver saw a scratch, the fitter found it on opening, and neither owns it.',
          ],
        ),
      ],
      scene: 'bulky',
    },
    {
      kind: 'floor-plan',
      id: 'measure',
      title: both('送前量六处，拍六张照', 'Measure six places beforehand'),
      lead: both(
        '只画先后，不画尺寸。客服发一条短信链接，买家照着拍，五分钟做完。',
        'The plan shows the order of places, not their size. The buyer follows a link in a text message and is done in five minutes.',
      ),
      columns: 12,
      rows: 6,
      zones: [
        zone(
          'road',
          [0, 0, 2, 6],
          ['停车处', 'Curb'],
          ['限高多少，货车能停多近', 'Height limit, and how near a truck may stand'],
        ),
        zone(
          'road',
          [2, 2, 2, 2],
          ['单元门', 'Building door'],
          ['净宽，有没有台阶', 'Clear width, any steps'],
        ),
        zone(
          'work',
          [4, 0, 2, 3],
          ['电梯', 'Elevator'],
          ['深、宽、对角线，能不能用货梯', 'Depth, width, diagonal; is there a freight elevator'],
        ),
        zone(
          'work',
          [4, 3, 2, 3],
          ['楼梯', 'Stairs'],
          ['几层，转角平台多大', 'Floors, and the size of the landing'],
        ),
        zone(
          'office',
          [6, 2, 2, 2],
          ['入户门', 'Front door'],
          ['净宽净高，门能否卸下', 'Clear opening; can the door come off'],
        ),
        zone(
          'storage',
          [8, 0, 4, 6],
          ['过道与房间', 'Hall and room'],
          ['最窄处，摆放位，墙是否承重', 'Narrowest spot, final place, load-bearing wall'],
        ),
      ],
    },
    {
      kind: 'journey',
      id: 'delivery',
      title: both('三家厂的货，一次上门', 'Three factories, one visit'),
      lead: both(
        '示例：佛山两家厂、赣州一家厂的一套卧室，送到杭州。每站先等齐，再往前走。',
        'Sample: a bedroom from two factories in Foshan and one in Ganzhou, bound for Hangzhou. Each stop waits until the set is complete.',
      ),
      stops: [
        stop(
          0,
          ['厂里提货', 'At the factories'],
          ['当场点包数，五金包单独扫码', 'Packages counted; the hardware bag has a code of its own'],
          ['包数、五金包', 'Packages, hardware bag'],
        ),
        stop(
          28,
          ['集货仓齐套', 'Set completed'],
          ['缺哪一包，先催厂家，不发半套', 'A missing package is chased; no half set leaves'],
          ['齐套率', 'Complete or not'],
        ),
        stop(
          5,
          ['补强包装', 'Extra packing'],
          [
            '岩板上 A 字架，玻璃立放，软包套防潮膜',
            'A-frame for slabs, glass upright, damp film for upholstery',
          ],
          ['六面照片', 'Photos of six sides'],
        ),
        stop(
          30,
          ['干线到城市仓', 'Trunk to the city'],
          ['大件在下，板件靠边绑紧', 'Heavy at the bottom, panels lashed to the side'],
          ['绑带、倾斜标签', 'Straps, tilt labels'],
        ),
        stop(
          20,
          ['预约上门', 'Appointment'],
          [
            '把量好的尺寸和师傅对一遍，定下两小时的时段',
            'Measurements checked with the crew, a two-hour slot agreed',
          ],
          ['时段', 'The slot'],
        ),
        stop(
          3,
          ['送、装、清', 'Delivered, fitted, cleared'],
          ['同一组人抬进屋、装好、带走包装', 'One crew carries, fits and takes the packing away'],
          ['买家验收签字', 'Buyer’s signature'],
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'fitting',
      title: both('师傅做什么，不做什么', 'What the crew does and does not'),
      verdicts: heads(['包做', 'Included'], ['先说好', 'Agreed first'], ['不做', 'Not done']),
      items: [
        check('yes', ['拼装、调平、固定防倒扣', 'Assembly, leveling, anti-tip fixing']),
        check('yes', ['拆下的纸箱泡沫一并带走', 'Taking cartons and foam away']),
        check('condition', [
          '搬走旧家具：下单时注明件数和楼层',
          'Removing old furniture: state pieces and floor when ordering',
        ]),
        check('condition', [
          '吊装上楼：先看现场，另报价，要物业同意',
          'Hoisting: site visit, separate quote, the building manager’s consent',
        ]),
        check('no', ['改水电、动燃气', 'Plumbing, wiring or gas']),
        check('no', ['在说不清是不是承重的墙上打孔', 'Drilling a wall nobody can vouch for']),
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      title: both('账单会有哪几行', 'The lines on the bill'),
      columns: columns(['这一行', 'Line'], ['怎么算', 'How'], ['举例', 'Example']),
      rows: [
        claimedCells(
          ['upstairs'],
          ['上楼', 'Upstairs'],
          ['每件在 100 公斤以内不收', 'Nothing for an item of up to 100 kg'],
          ['45 公斤的乳胶床垫：0 元', 'A 45 kg latex mattress: ¥0'],
        ),
        claimedCells(
          ['wooden-packaging', 'wooden-volume', 'wooden-minimum'],
          ['打木架', 'Wooden crate'],
          ['体积乘 1.4，每方 200 元，起步 40 元', 'Volume × 1.4 at ¥200 per m³, at least ¥40'],
          ['0.3 立方米的台面：84 元', 'A 0.3 m³ table top: ¥84'],
        ),
        claimedCells(
          ['insurance-rate', 'full-cover'],
          ['保价', 'Insurance'],
          ['货值的 5‰，全额保 8‰', '5‰ of value, 8‰ for full coverage'],
          ['12,000 元的沙发：60 元或 96 元', 'A ¥12,000 sofa: ¥60 or ¥96'],
        ),
        claimedCells(
          ['free-storage'],
          ['等装修', 'Waiting for the builder'],
          ['先存着，15 天以内不计', 'Stored, first 15 days free'],
          ['拖到第 20 天：付 5 天', 'Fetched on day 20: five days charged'],
        ),
        cells(
          ['安装', 'Fitting'],
          ['按品类和件数', 'By kind and number'],
          ['下单时就报死，上门不加价', 'Fixed when ordered, no extra at the door'],
        ),
      ],
    },
    {
      kind: 'prose',
      id: 'wrong',
      title: both('进了门才发现不对', 'When it goes wrong indoors'),
      paragraphs: [
        claimOr(
          ['payout'],
          [
            '同一组人送、同一组人装，责任不用在两家之间推。照片当场进单，定损后最快 24 小时把钱打给您。',
            'The crew that carried also fitted, so there is nobody to point at. Photos go into the order at once, and money follows as soon as 24 hours after the damage is agreed.',
          ],
          [
            '同一组人送、同一组人装，责任不用在两家之间推。照片当场进单，随即定损。',
            'The crew that carried also fitted, so there is nobody to point at. Photos go into the order and the damage is settled from them.',
          ],
        ),
      ],
      terms: [
        term(
          ['少件', 'Part missing'],
          [
            '师傅车上有常用五金，能配就当场配；配不到的单独发件，二次上门由我们承担。',
            'Crews carry common hardware; what they lack is sent alone and the second visit is on us.',
          ],
        ),
        term(
          ['磕了漆', 'Chipped'],
          [
            '小伤由美容师傅上门修，修不好再谈折价或换件，三样由买家选。',
            'A restorer comes first; if that fails the buyer chooses a discount or a new part.',
          ],
        ),
        term(
          ['进不去', 'Does not fit'],
          [
            '按量过的尺寸还进不去，是我们看错，重送免费；没量的，按实际另算吊装或退回。',
            'If the measurements said yes, we misread and come again free. If nobody measured, hoisting or return is charged as it falls.',
          ],
        ),
        term(
          ['买家不在', 'Nobody home'],
          claim(
            ['free-storage'],
            '拉回城市仓等新的时间，从入仓那天起 15 天内不收保管费。',
            'Back to the city warehouse for a new date, with no keeping charge for 15 days from arrival.',
          ),
        ),
      ],
    },
    { kind: 'case', path: '/cases/mubai-furniture' },
    {
      kind: 'cards',
      id: 'services',
      title: both('按卖法挑服务', 'Pick by how you sell'),
      items: [
        card(
          ['大件到家', 'To the room'],
          [
            '免安装的床垫、沙发，送进指定房间、拆掉外包装。',
            'Mattresses and sofas that need no fitting, unwrapped in the room you name.',
          ],
          '/products/bulky#home-delivery',
        ),
        card(
          ['送装一体', 'Delivery and fitting'],
          ['柜类、床、晾衣架，一张单管两道活。', 'Cabinets, beds, drying racks: one order for both jobs.'],
          '/products/bulky#installation',
        ),
        card(
          ['重货', 'Heavy freight'],
          [
            '经销商补货，按板走，卸到店后仓。',
            'Dealer replenishment by the pallet, into the shop’s stockroom.',
          ],
          '/products/freight#heavy',
        ),
        card(
          ['包装加固', 'Packaging'],
          [
            '木架、护角、A 字架，先打样跌一次再批量用。',
            'Crates, corners and A-frames, drop-tested as a sample first.',
          ],
          '/products/packaging',
        ),
      ],
    },
    {
      kind: 'call',
      title: both('拿最难送的那一款来试', 'Try us with your hardest piece'),
      actions: [
        toTalk(['发尺寸给我们', 'Send the dimensions']),
        toPage(['看覆盖哪些县', 'Check the county'], '/network#coverage'),
      ],
    },
  ],
  tags: ['bulky', 'freight', 'retail'],
  updated: '2026-10-15',
}
