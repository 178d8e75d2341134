import { both, claim } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Which weight goes by which service. It leaves the page with any of the limits it draws. */
export const weightRuler: BlockSeed = claim(
  ['parcel-band', 'heavy-bands', 'freight-bands'],
  {
    kind: 'weight-ruler',
    id: 'weights',
    title: '按重量挑',
    lead: '看一票货的总重，不看单件。怕冷怕热的货按温度挑，不看这把尺。',
    bands: [
      { from: 0, to: 20, label: '快递', text: '一个人提得动，送到手上' },
      { from: 20, to: 30, label: '快递或重货', text: '一件走快递，几件走重货便宜' },
      { from: 30, to: 500, label: '重货零担', text: '按公斤计价，可以送货上楼' },
      { from: 500, to: 3000, label: '大票零担', text: '带托盘最省事，门口要能停货车' },
      { from: 3000, to: null, label: '整车', text: '一车只装您的货，中途不倒' },
    ],
  },
  {
    kind: 'weight-ruler',
    id: 'weights',
    title: 'Choose by weight',
    lead: 'Take the weight of the whole shipment. Anything that must stay cold goes by temperature instead.',
    bands: [
      { from: 0, to: 20, label: 'Express', text: 'One person can carry it to your hands' },
      { from: 20, to: 30, label: 'Express or freight', text: 'One piece by express, several by freight' },
      { from: 30, to: 500, label: 'Part load', text: 'Priced by the kilo, carried upstairs on request' },
      { from: 500, to: 3000, label: 'Large part load', text: 'Best on pallets, with room for a truck' },
      { from: 3000, to: null, label: 'Full truck', text: 'Your goods alone, never reloaded' },
    ],
  },
)

/** Situations and what answers them. */
export const chooseTable: BlockSeed = {
  kind: 'table',
  id: 'situations',
  title: both('按情况挑', 'Choose by situation'),
  columns: [
    { label: both('您遇到的情况', 'Your situation') },
    { label: both('适合的服务', 'What fits') },
    { label: both('先准备好', 'Have ready') },
  ],
  rows: [
    [
      both('网店刚起步，货堆在家里', 'A new web shop, with stock at home'),
      both('快递月结，量大后转云仓', 'Express on account, a cloud warehouse later'),
      both('近三个月的发货量和目的地', 'Three months of volumes and destinations'),
    ],
    [
      both('店铺要补货，一次十几箱', 'Shops to restock, a dozen boxes at a time'),
      both('重货零担，定时送店', 'Part loads at fixed hours'),
      both('每家店的收货时间和停车条件', 'Receiving hours and parking of each shop'),
    ],
    [
      both('工厂缺一个件，线要停了', 'A plant about to stop for one part'),
      both('航空门到门，或整车直送', 'Air door to door, or a direct truck'),
      both('件的重量、尺寸，厂门口联系人', 'Weight, size and a contact at the gate'),
    ],
    [
      both('药品要过审计', 'Medicine that will be audited'),
      both('医药零担或医药整车', 'Pharma freight or a full pharma truck'),
      both('温区、批号和收货单位资质', 'Temperature zone, batch and the license of the receiver'),
    ],
    [
      both('第一次往国外卖', 'A first sale abroad'),
      both('跨境出口，先小批试单', 'Export, starting with a small batch'),
      both('商品编码、申报价值和材质', 'HS code, declared value and material'),
    ],
    [
      both('搬家，有几件大家具', 'A move with a few large pieces'),
      both('大件到家', 'Bulky delivery to the room'),
      both('楼层、电梯尺寸和门宽', 'Floor, elevator size and door width'),
    ],
  ],
  note: both(
    '都不像您的情况？说给我们听，回您时会写清推荐哪种、为什么。',
    'None of these? Tell us yours; our reply says what we suggest and why.',
  ),
}
