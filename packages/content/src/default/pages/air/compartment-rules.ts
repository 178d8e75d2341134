import { both } from '../../../seed.ts'
import { singlePieces } from '../../fleet/single-pieces.ts'
import type { BlockSeed } from '../block-seed.ts'
import { cells, columns, type Words } from '../builders.ts'

type Limits = (typeof singlePieces)[keyof typeof singlePieces]

/** A row of the table: doors in metres, the rest from the data of the fleet; `places` a long piece takes. */
function pieceRow(
  hold: Words,
  [wide, high]: readonly [number, number],
  { piece, floorLoad }: Limits,
  places: number,
) {
  const metres = (millimetres: number, digits: number) => (millimetres / 1000).toFixed(digits)
  const kilograms = (value: number) => value.toLocaleString('en-US')
  const door = `${wide.toFixed(2)} × ${high.toFixed(2)}`
  const long = metres(piece.length, 1)
  const byHand = piece.weight <= 80
  return cells(
    hold,
    [`${door} 米`, `${door} m`],
    [`${metres(piece.height, 2)} 米`, `${metres(piece.height, 2)} m`],
    places === 1
      ? [`${long} 米`, `${long} m`]
      : [`${long} 米，占 ${places} 个位置`, `${long} m, ${places} places`],
    byHand
      ? [`${kilograms(piece.weight)} 公斤，人工搬`, `${kilograms(piece.weight)} kg, by hand`]
      : [`${kilograms(piece.weight)} 公斤`, `${kilograms(piece.weight)} kg`],
    [`${kilograms(floorLoad)} 公斤`, `${kilograms(floorLoad)} kg`],
  )
}

/** The largest single piece each hold takes. A little less than the door: it has to be turned. */
export const pieceLimits: BlockSeed = {
  kind: 'table',
  id: 'pieces',
  title: both('单件最大能多大、多重', 'The largest single piece'),
  lead: both(
    '比门小一圈，因为货进门还要转身。示例数据，接近上限的都要先看图。',
    'A little smaller than the door, since cargo must turn inside. Sample data; send a drawing when near a limit.',
  ),
  columns: columns(
    ['货舱', 'Hold'],
    ['门', 'Door'],
    ['单件最高', 'Tallest'],
    ['单件最长', 'Longest'],
    ['单件最重', 'Heaviest'],
    ['地板每平方米', 'Floor per m²'],
  ),
  rows: [
    pieceRow(['窄体主舱', 'Narrow-body, main'], [3.56, 2.13], singlePieces.narrowMain, 3),
    pieceRow(['窄体下舱 H1、H2', 'Narrow-body, H1 and H2'], [1.22, 0.84], singlePieces.narrowLower, 1),
    pieceRow(['宽体主舱', 'Wide-body, main'], [3.72, 3.05], singlePieces.wideMain, 4),
    pieceRow(['宽体下舱', 'Wide-body, lower'], [2.7, 1.7], singlePieces.wideLower, 1),
    pieceRow(['客机腹舱', 'Belly hold'], [2.7, 1.69], singlePieces.belly, 1),
  ],
  note: both(
    '散货舱的件要一个人推得动、两个人抬得起，超过 80 公斤请上板。',
    'Bulk pieces must be pushed by one person and lifted by two: above 80 kg they go on a pallet.',
  ),
}

/** What juts out over the edge of a pallet. */
export const overhang: BlockSeed = {
  kind: 'table',
  id: 'overhang',
  title: both('超出板边，按哪条算', 'Over the edge of the pallet'),
  columns: columns(
    ['情形', 'Case'],
    ['行不行', 'Allowed'],
    ['怎么计', 'How it counts'],
    ['要补什么', 'What it takes'],
  ),
  rows: [
    cells(
      ['向机头或机尾伸出 15 厘米以内', 'Up to 15 cm forward or aft'],
      ['可以', 'Yes'],
      ['不另计', 'Nothing added'],
      ['网要包住端头', 'The net covers the end'],
    ),
    cells(
      ['伸进相邻板位', 'Into the next place'],
      ['可以，邻板空着', 'Yes, with the neighbor empty'],
      ['占几块算几块', 'Every place it blocks'],
      ['两块板连成一体', 'Two pallets joined'],
    ),
    cells(
      ['向舱壁伸出', 'Toward the wall'],
      ['主舱不行', 'Not on the main deck'],
      ['改方向或改机型', 'Turn it or change aircraft'],
      ['无', 'None'],
    ),
    cells(
      ['高过肩线一角', 'A corner above the shoulder'],
      ['看轮廓，逐件定', 'By the contour, piece by piece'],
      ['按板计', 'By the place'],
      ['实测三个点的高', 'Three heights measured'],
    ),
    cells(
      ['悬空超过件长的三分之一', 'A third of its length unsupported'],
      ['不行', 'No'],
      ['加托架后重算', 'Again with a cradle'],
      ['托架图纸', 'Drawing of the cradle'],
    ),
  ],
}

/** Who puts a name to what. */
export const whoSigns: BlockSeed = {
  kind: 'table',
  id: 'signed',
  title: both('谁签字，签的是什么', 'Who signs for what'),
  lead: both(
    '没有签字的超限货，到了机边也不装。',
    'Outsize cargo without signatures is not loaded, even at the aircraft’s side.',
  ),
  columns: columns(
    ['哪一步', 'Stage'],
    ['谁签', 'Signed by'],
    ['签的内容', 'What it states'],
    ['最晚', 'Latest'],
  ),
  rows: [
    cells(
      ['报货', 'Request'],
      ['托运人', 'Shipper'],
      ['尺寸、重量、重心属实', 'Sizes, weights and balance are true'],
      ['订舱时', 'When booking'],
    ),
    cells(
      ['绑扎方案', 'Lashing plan'],
      ['货站工程员', 'Terminal engineer'],
      ['带子几根、角度、破断力', 'Straps, angles, breaking load'],
      ['起飞前 24 小时', '24 hours before'],
    ),
    cells(
      ['装载图', 'Load plan'],
      ['配载员', 'Load planner'],
      ['板位、隔空、重心', 'Places, gaps, balance'],
      ['起飞前 2 小时', '2 hours before'],
    ),
    cells(
      ['上机', 'Loading'],
      ['装机监督', 'Loading supervisor'],
      ['按图装完，锁扣齐', 'Loaded as drawn, locks complete'],
      ['关舱前', 'Before the door shuts'],
    ),
    cells(
      ['放行', 'Release'],
      ['机长', 'Captain'],
      ['接受载重平衡表', 'Load sheet accepted'],
      ['推出前', 'Before push-back'],
    ),
  ],
}
