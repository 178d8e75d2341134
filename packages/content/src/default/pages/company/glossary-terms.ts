import { type Both, both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

type Words = readonly [chinese: string, english: string]

function term(id: string, name: Words, text: Words): { id: string; term: Both<string>; text: Both<string> } {
  return { id, term: both(...name), text: both(...text) }
}

/** Gases, fuels and how far along the chain one counts. */
export const fuelTerms: BlockSeed = {
  kind: 'glossary',
  id: 'fuel',
  title: both('气体和燃料', 'Gases and fuels'),
  terms: [
    term(
      'co2e',
      ['二氧化碳当量（CO2e）', 'CO2e'],
      [
        '把甲烷、氧化亚氮等气体按升温能力折成二氧化碳后的总量。',
        'All greenhouse gases converted into the amount of carbon dioxide that warms as much.',
      ],
    ),
    term(
      'gwp',
      ['全球增温潜势（GWP）', 'Global warming potential (GWP)'],
      [
        '一种气体折成二氧化碳时乘的倍数，通常按一百年算。',
        'The multiplier for converting a gas into CO2, usually over a hundred years.',
      ],
    ),
    term(
      'ttw',
      ['油箱到车轮（TTW）', 'Tank-to-wheel (TTW)'],
      [
        '车上烧掉的那一段。电动车这一段是零，不等于没有排放。',
        'What the vehicle itself burns. For an electric one it is zero, which does not mean no emissions.',
      ],
    ),
    term(
      'wtt',
      ['油井到油箱（WTT）', 'Well-to-tank (WTT)'],
      [
        '燃料加进车里之前：开采、炼制、发电和运送。',
        'Before the fuel is aboard: extraction, refining, power generation, transport.',
      ],
    ),
    term(
      'wtw',
      ['油井到车轮（WTW）', 'Well-to-wheel (WTW)'],
      [
        '前两段相加。比较油车和电车，只能用这个口径。',
        'The two together, and the only fair way to compare diesel with electric.',
      ],
    ),
    term(
      'emission-factor',
      ['排放因子', 'Emission factor'],
      [
        '每烧一升、每用一度电或每走一吨公里排多少。要连着来源和版本一起看。',
        'Emissions per liter, kilowatt-hour or tonne-kilometer. Worth nothing without its source and edition.',
      ],
    ),
    term(
      'saf',
      ['可持续航空燃料（SAF）', 'Sustainable aviation fuel (SAF)'],
      [
        '用废油脂、秸秆等制成，可掺进普通航油使用。燃烧时照样排，好处在上游。',
        'Jet fuel from waste oils, straw and the like. It burns as any other; the gain lies upstream.',
      ],
    ),
    term(
      'hvo',
      ['加氢植物油（HVO）', 'HVO'],
      [
        '一种可代替柴油的燃料，发动机不用改。原料从哪里来，决定它减不减排。',
        'A fuel that replaces diesel without changing the engine. Whether it helps depends on its feedstock.',
      ],
    ),
    term(
      'grid-factor',
      ['电网因子', 'Grid factor'],
      [
        '当地发一度电平均排多少。水电多的省份低，煤电多的省份高。',
        'Average emissions of a kilowatt-hour. Low where water makes the power, high where coal does.',
      ],
    ),
    term(
      'radiative-forcing',
      ['非二氧化碳效应', 'Non-CO2 effects of flying'],
      [
        '飞机在高空排出的水汽和氮氧化物带来的额外增温，科学上还不确定，宜单独列出。',
        'Extra warming from vapor and nitrogen oxides at altitude. Uncertain, so best shown apart.',
      ],
    ),
  ],
}

/** Standards, scopes and kinds of data. */
export const countingTerms: BlockSeed = {
  kind: 'glossary',
  id: 'counting',
  title: both('核算的规矩', 'Rules of counting'),
  terms: [
    term(
      'iso-14083',
      ['ISO 14083', 'ISO 14083'],
      [
        '2023 年发布的国际标准，规定运输链的温室气体怎么量化、怎么报告。',
        'International standard of 2023 for quantifying and reporting greenhouse gases of transport chains.',
      ],
    ),
    term(
      'glec',
      ['GLEC 框架', 'GLEC Framework'],
      [
        '全球物流排放理事会编写的行业方法，与 ISO 14083 一致，附有默认系数。',
        'Industry method of the Global Logistics Emissions Council, in line with ISO 14083, with default factors.',
      ],
    ),
    term(
      'scope-1',
      ['范围一', 'Scope 1'],
      ['自己的车、锅炉直接烧出来的。', 'Burned by your own vehicles and boilers.'],
    ),
    term(
      'scope-2',
      ['范围二', 'Scope 2'],
      ['买来的电和热在别处发出时排的。', 'Released elsewhere to make the power and heat you buy.'],
    ),
    term(
      'scope-3',
      ['范围三', 'Scope 3'],
      [
        '价值链上别人排的，例如请承运商跑的运输。对多数企业，这一块最大。',
        'By others along the chain, such as hired transport. For most companies the largest part.',
      ],
    ),
    term(
      'primary-data',
      ['实测数据', 'Primary data'],
      ['从加油记录、电表或车载终端量来的。', 'Taken from fuel slips, meters or on-board units.'],
    ),
    term(
      'modelled-data',
      ['模拟数据', 'Modeled data'],
      [
        '用车型、路线和装载率推算的，介于实测和默认之间。',
        'Worked out from vehicle, route and load: between measured and default.',
      ],
    ),
    term(
      'default-data',
      ['默认数据', 'Default data'],
      [
        '没有自己的数据时借用的行业平均值，往往取得保守。',
        'Industry averages borrowed when there is nothing better, usually on the high side.',
      ],
    ),
    term(
      'tce',
      ['运输链要素（TCE）', 'Transport chain element (TCE)'],
      [
        '运输链上的一段，可以是一程车，也可以是一次中转。',
        'One piece of a transport chain: a trip or a stop at a hub.',
      ],
    ),
    term(
      'allocation',
      ['分摊', 'Allocation'],
      [
        '一车货的排放怎么分到每一票，通常按吨公里。',
        'How a truck’s emissions are divided among its shipments, usually by tonne-kilometers.',
      ],
    ),
    term(
      'book-and-claim',
      ['预订与声明', 'Book and claim'],
      [
        '在甲地用了清洁燃料，由乙地的客户买下这份减排。要防止两边都记账。',
        'Clean fuel burned in one place, its benefit bought by a customer in another. It must not be counted twice.',
      ],
    ),
    term(
      'offset',
      ['碳抵消', 'Carbon offset'],
      [
        '出钱让别处少排。ISO 14083 的结果里不许扣除。',
        'Paying for cuts elsewhere. ISO 14083 does not allow it to be deducted.',
      ],
    ),
    term(
      'base-year',
      ['基准年', 'Base year'],
      [
        '说“减少百分之几”时用来比的那一年。方法变了，它要跟着重算。',
        'The year a reduction is measured against. If the method changes it is worked out anew.',
      ],
    ),
    term(
      'verification',
      ['核查', 'Verification'],
      [
        '由第三方核对数据和算法，并写明把握有多大。',
        'A third party checks data and calculations and says how sure it is.',
      ],
    ),
  ],
}

/** Words of transport that decide how much is emitted. */
export const transportTerms: BlockSeed = {
  kind: 'glossary',
  id: 'transport',
  title: both('运输的行话', 'Words of the trade'),
  terms: [
    term(
      'tonne-kilometre',
      ['吨公里', 'Tonne-kilometer'],
      [
        '一吨货走一公里。运量的通用单位。',
        'One tonne moved one kilometer: the common unit of transport work.',
      ],
    ),
    term(
      'intensity',
      ['排放强度', 'Emission intensity'],
      [
        '每吨公里的排放。总量会随业务涨落，强度才看得出效率。',
        'Emissions per tonne-kilometer. Totals follow business; intensity shows efficiency.',
      ],
    ),
    term(
      'load-factor',
      ['装载率', 'Load factor'],
      ['实际装的重量除以最多能装的重量。', 'The load carried divided by the most that could be.'],
    ),
    term(
      'empty-running',
      ['空驶率', 'Empty running'],
      ['空车跑的里程占总里程的比例。', 'The share of kilometers driven without a load.'],
    ),
    term(
      'gcd',
      ['大圆距离', 'Great-circle distance'],
      [
        '地球表面两点之间最短的弧线，航空用它做起点。',
        'The shortest arc between two points on the globe; where air distances begin.',
      ],
    ),
    term(
      'sfd',
      ['最短可行距离', 'Shortest feasible distance'],
      [
        '货车走得通的最短路线。用它核算，收件人不必替绕路买单。',
        'The shortest route a truck can take. Counting by it spares receivers from paying for detours.',
      ],
    ),
    term(
      'chargeable-weight',
      ['计费重量', 'Chargeable weight'],
      [
        '实际重量和体积重量里较大的那个，只管钱，不管排放。',
        'The larger of actual and volumetric weight. It decides the price, not the emissions.',
      ],
    ),
    term(
      'volumetric-weight',
      ['体积重量', 'Volumetric weight'],
      [
        '长乘宽乘高，再除以一个约定的数，折成公斤。',
        'Length by width by height, divided by an agreed number, in kilograms.',
      ],
    ),
    term(
      'consolidation',
      ['集拼', 'Consolidation'],
      ['把几家的货凑成一车走。', 'Several customers’ goods made into one load.'],
    ),
    term(
      'modal-shift',
      ['公转铁', 'Modal shift'],
      [
        '长途从公路改走铁路，每吨公里的排放会低很多，时间长一些。',
        'Moving long hauls from road to rail: far less per tonne-kilometer, and slower.',
      ],
    ),
    term(
      'last-mile',
      ['末端', 'Last mile'],
      [
        '从最后一个站到收件人手里。路短，停得多，每件的排放不低。',
        'From the last depot to the hand. Short, full of stops and not low in emissions per piece.',
      ],
    ),
    term(
      'hub',
      ['枢纽', 'Hub'],
      [
        '货在这里换车换机。分拣、照明和制冷也要算排放。',
        'Where goods change vehicles. Its sorting, light and cooling count as well.',
      ],
    ),
  ],
}
