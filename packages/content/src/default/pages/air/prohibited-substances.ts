import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'
import { cells, columns } from '../builders.ts'

/** Lithium batteries by UN number and packing instruction. */
export const batteryTable: BlockSeed = {
  kind: 'table',
  id: 'lithium',
  title: both('锂电池，按编号对号入座', 'Lithium batteries by number'),
  lead: both(
    '额定能量看电池铭牌上的 Wh；只写毫安时的，用电压乘毫安时再除以 1,000。',
    'Rated energy is the Wh on the label; if only mAh is given, volts times mAh divided by 1,000.',
  ),
  columns: columns(
    ['编号', 'Number'],
    ['是什么', 'What it is'],
    ['包装说明', 'Instruction'],
    ['上什么飞机', 'Aircraft'],
    ['交货前', 'Before you hand it over'],
  ),
  rows: [
    cells(
      ['UN3480', 'UN3480'],
      ['锂离子，单独', 'Lithium ion, loose'],
      ['PI 965', 'PI 965'],
      ['只上货机', 'Freighters only'],
      ['荷电 ≤ 30%，危险品申报', 'Charge ≤ 30%, declared as DG'],
    ),
    cells(
      ['UN3481', 'UN3481'],
      ['锂离子，与设备同箱', 'Lithium ion, with equipment'],
      ['PI 966', 'PI 966'],
      ['货机；客机看量', 'Freighters; belly by amount'],
      ['荷电 ≤ 30%（2.7 Wh 以上）', 'Charge ≤ 30% above 2.7 Wh'],
    ),
    cells(
      ['UN3481', 'UN3481'],
      ['锂离子，在设备里', 'Lithium ion, in equipment'],
      ['PI 967', 'PI 967'],
      ['货机；客机看量', 'Freighters; belly by amount'],
      ['关机，型号对得上报告', 'Off, and matching the report'],
    ),
    cells(
      ['UN3090', 'UN3090'],
      ['锂金属，单独', 'Lithium metal, loose'],
      ['PI 968', 'PI 968'],
      ['只上货机', 'Freighters only'],
      ['危险品申报，逐件绝缘', 'Declared as DG, each insulated'],
    ),
    cells(
      ['UN3091', 'UN3091'],
      ['锂金属，与设备同箱', 'Lithium metal, with equipment'],
      ['PI 969', 'PI 969'],
      ['货机；客机看量', 'Freighters; belly by amount'],
      ['每箱的电池数写在外面', 'Battery count on the box'],
    ),
    cells(
      ['UN3091', 'UN3091'],
      ['锂金属，在设备里', 'Lithium metal, in equipment'],
      ['PI 970', 'PI 970'],
      ['货机；客机看量', 'Freighters; belly by amount'],
      ['电池装紧，接点不外露', 'Fixed inside, contacts covered'],
    ),
  ],
  note: both(
    '按第二节条款走的小电池不用危险品申报单，但运单上要注明符合哪一条包装说明，随附鉴定书。平衡车、电动滑板车归 UN3556，先打电话。',
    'Small batteries under Section II need no shipper’s declaration, but the waybill names the instruction they comply with and a report goes along. Hoverboards and e-scooters are UN3556: call first.',
  ),
}

/** What else is asked about most. */
export const substances: BlockSeed = {
  kind: 'table',
  id: 'substances',
  title: both('干冰、香水、磁铁，各有各的数', 'Dry ice, perfume, magnets'),
  columns: columns(
    ['东西', 'Item'],
    ['编号', 'Number'],
    ['条件', 'Condition'],
    ['常见退货原因', 'Why it is refused'],
  ),
  rows: [
    cells(
      ['干冰', 'Dry ice'],
      ['UN1845，PI 954', 'UN1845, PI 954'],
      [
        '箱子能放气，箱外写净重，每件不超过 200 公斤',
        'A box that vents, net weight on it, 200 kg per package at most',
      ],
      ['密封泡沫箱，没有留出气缝', 'Sealed foam with no way out for the gas'],
    ),
    cells(
      ['香水、花露水', 'Perfume, cologne'],
      ['UN1266，第 3 类', 'UN1266, class 3'],
      [
        '按等级走限量或正常包装，双层防漏',
        'By packing group, as limited quantity or fully regulated, two layers against leaks',
      ],
      ['瓶口没有防松，一箱洒了半箱', 'Loose caps: half a box soaked'],
    ),
    cells(
      ['磁铁、扬声器', 'Magnets, loudspeakers'],
      ['UN2807，PI 953', 'UN2807, PI 953'],
      [
        '2.1 米处不到 0.159 A/m 按普货；4.6 米处超过 0.418 A/m 不收',
        'Below 0.159 A/m at 2.1 m it is ordinary cargo; above 0.418 A/m at 4.6 m it is refused',
      ],
      ['没有磁检报告，只写“小磁铁”', 'No report, only “small magnet”'],
    ),
    cells(
      ['氧气瓶', 'Oxygen cylinders'],
      ['UN1072，第 2.2 类', 'UN1072, class 2.2'],
      [
        '在检验期内，阀门有护帽，按危险品申报',
        'Within its test date, valve capped, declared as dangerous goods',
      ],
      ['当“医疗器械”寄，没有申报', 'Sent undeclared as medical equipment'],
    ),
    cells(
      ['血样、诊断样本', 'Blood and diagnostic samples'],
      ['UN3373，PI 650', 'UN3373, PI 650'],
      ['三层包装，外箱写责任人和电话', 'Triple packaging, a responsible person and number outside'],
      ['只有两层，电话打不通', 'Two layers only, and the phone unanswered'],
    ),
    cells(
      ['冷藏货配的冷却剂', 'Coolants with chilled goods'],
      ['看成分', 'By content'],
      ['蓄冷袋不算危险品；干冰算', 'Gel packs do not count; dry ice does'],
      ['单上写“冰袋”，里面是干冰', '“Ice packs” that turn out to be dry ice'],
    ),
  ],
  note: both(
    '化妆品出口另看目的国规定：有些地方整箱香水按易燃液体管，有些按零售限量放行，报价时一起查。',
    'Cosmetics abroad also follow the country of destination: some treat a box of perfume as a flammable liquid, some let retail sizes pass. Checked with your quote.',
  ),
}
