import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { check, heads, term, toPage, toTalk } from '../builders.ts'
import { overhang, pieceLimits, whoSigns } from './compartment-rules.ts'

/** Doors, places and limits of every type, and how to read them before asking for space. */
export const airCompartments: PageSeed = {
  path: '/air/compartments',
  kind: 'air',
  parent: '/air',
  name: both('舱位图', 'Compartments'),
  head: {
    title: both('货机舱位图：舱门、板位与限重', 'Freighter compartments: doors, positions, limits'),
    keyword: both(
      '货机舱位图,舱门尺寸,集装板,板位限重,地板承重,超限货,垫板',
      'freighter compartments, door size, pallet positions, weight limits, floor load, overhang, spreaders',
    ),
    description: both(
      '窄体货机、宽体货机和客机腹舱的舱门、板位、轮廓与限重，图怎么看，单件最大能多长多重，超出板边怎么算，地板压强怎么自己先算一遍。',
      'Doors, positions, contours and limits of three aircraft: how to read the drawings, the largest piece each takes, overhang, and floor load.',
    ),
  },
  hero: {
    title: bothLines(['一块板，', '从门到锁扣'], ['One position, from', 'the door to the locks']),
    lead: both(
      '货能不能上，先过门，再看轮廓，最后算地板。三样都在图上。',
      'First the door, then the contour, then the floor. All three are in the drawings.',
    ),
    actions: [
      toTalk(['发图纸来算', 'Send a drawing']),
      toPage(['看航班用哪种机型', 'Which flight uses which'], '/air/cargo'),
    ],
    scene: 'compartment',
  },
  blocks: [
    {
      kind: 'compartments',
      id: 'positions',
      title: both('三种机型，逐个板位', 'Three types, place by place'),
      lead: both(
        '换机型，选板位，旁边写着它用哪种板、多高、最重多少。',
        'Change the type and choose a place: unit, height and highest gross weight are given with it.',
      ),
      aircraft: ['narrow-freighter', 'wide-freighter', 'passenger-belly'],
    },
    {
      kind: 'prose',
      id: 'reading',
      title: both('图上的字怎么读', 'How to read them'),
      paragraphs: [
        both(
          '红线是门，方块是板位，数字从机头往机尾排；同一排有 L 和 R 的，是左右并放的两块。',
          'Red lines are doors, boxes are places, numbered from nose to tail; L and R are two abreast.',
        ),
        both(
          '尺寸都是可用的净空，已经留出网、锁扣和舱壁的余量。您量货的时候，把托盘、角铁和吊环也量进去。',
          'Sizes are clear room with the net, locks and walls already allowed for. When you measure, include the pallet, corner irons and lifting eyes.',
        ),
      ],
      terms: [
        term(
          ['单元', 'Unit'],
          [
            'PMC 是 3.18 × 2.44 米的板，PAG 是 3.18 × 2.24 米，AKE 是下舱的箱，底 1.56 米宽。',
            'PMC is a pallet of 3.18 × 2.44 m, PAG of 3.18 × 2.24 m, AKE a lower-deck container with a floor 1.56 m wide.',
          ],
        ),
        term(
          ['轮廓', 'Contour'],
          [
            '货堆起来的外形。肩线以下是满宽，肩线以上跟着机身往里收。',
            'The outline the load must keep: full width to the shoulder, then in with the fuselage.',
          ],
        ),
        term(
          ['限重', 'Limit'],
          [
            '这个位置最多放多重，板和网的自重也算，PMC 连网约 120 公斤。',
            'The most this place bears, pallet and net included; a PMC with its net is some 120 kg.',
          ],
        ),
        term(
          ['合计限制', 'Sum limits'],
          [
            '相邻几块加起来另有上限，重货不能一块挨一块。配载员替您排，报价时会说要不要隔开。',
            'Neighbors share a limit, so heavy pallets cannot all stand together. The planner sees to it and the quote says if gaps are needed.',
          ],
        ),
      ],
    },
    pieceLimits,
    overhang,
    {
      kind: 'comparison',
      id: 'spread',
      title: both('小而重的，垫开再装', 'Small and heavy: spread it'),
      lead: both(
        '算例：一台 2,400 公斤的机床，底座 1.2 × 0.8 米。直接放，超过窄体机主舱每平方米 976 公斤的地板限制。',
        'Worked example: a 2,400 kg machine on a base of 1.2 × 0.8 m. Set down as it is, it breaks the narrow-body’s 976 kg per square meter.',
      ),
      before: both('直接放', 'As it is'),
      after: both('加两根 2.2 米方木和一层板', 'On two 2.2 m beams and a board'),
      items: [
        {
          label: both('受压面积', 'Area under it'),
          unit: both('平方米', 'm²'),
          before: 0.96,
          after: 2.64,
          note: both('方木长 2.2 米，托出 1.2 米宽', 'Beams 2.2 m long carry a width of 1.2 m'),
        },
        {
          label: both('每平方米承重', 'Load on each square meter'),
          unit: both('公斤', 'kg'),
          before: 2500,
          after: 932,
          note: both('方木和板按 60 公斤计入', 'Timber counted at 60 kg'),
        },
        {
          label: both('计费毛重', 'Gross weight charged'),
          unit: both('公斤', 'kg'),
          before: 2400,
          after: 2460,
          note: both('多出的是木料', 'The difference is timber'),
        },
      ],
      source: both(
        '鸿雁航空算例，限值为示例，实际方案由配载员签字后执行。',
        'Our arithmetic with sample limits; the real plan is signed by a load planner.',
      ),
    },
    whoSigns,
    {
      kind: 'checklist',
      id: 'request',
      title: both('问舱位时，发这些来', 'What to send with a request'),
      verdicts: heads(['一定要发', 'Always'], ['有就发', 'If it applies'], ['这样不行', 'Not like this']),
      items: [
        check('yes', [
          '每件的长宽高和毛重，量到最突出的地方',
          'Length, width, height and gross weight of each piece, at its widest',
        ]),
        check('yes', [
          '底座图：受力点在哪，间距多少',
          'A plan of the base: where it bears and how far apart',
        ]),
        check('yes', [
          '重心和吊点，木箱外也要画上',
          'Center of gravity and lifting points, marked on the crate too',
        ]),
        check('condition', [
          '能侧放、能压、能倾斜多少度',
          'Whether it may be laid, stacked or tilted, and how far',
        ]),
        check('condition', [
          '能拆开走的，拆成几件、装回要多久',
          'If it comes apart: into what, and how long to refit',
        ]),
        check('no', [
          '只写“大约两吨”，或用手机里的倾斜照片当尺寸',
          '“About two tonnes”, or a slanted photo in place of figures',
        ]),
      ],
      note: both(
        '资料齐的，一般半个工作日给答复；要做绑扎方案的，两个工作日。',
        'With everything in hand expect an answer in half a working day, or two if lashing must be designed.',
      ),
    },
    {
      kind: 'questions',
      id: 'questions',
      title: both('装不装得下，还有疑问', 'Still unsure whether it fits?'),
      ids: ['air-oversize', 'price-volume-weight', 'air-book-space'],
    },
    {
      kind: 'call',
      title: both('图纸比照片快', 'A drawing beats a photo'),
      actions: [
        toTalk(['让配载员先看', 'Ask a load planner']),
        toPage(['大件走公路怎么运', 'Bulky goods by road'], '/products/bulky'),
      ],
    },
  ],
  tags: ['air', 'industry', 'bulky'],
  updated: '2026-11-09',
}
