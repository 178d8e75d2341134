import type { DocumentInput } from '@hongyan/documents'
import { type Both, both, type Seed } from '../../seed.ts'

type Row = Seed<DocumentInput<'priceTables'>['packaging'][number]>
type Words = readonly [chinese: string, english: string]
type Material = readonly [id: string, name: Words, specification: Words, unit: Words, fen: number]

const piece: Words = ['个', 'each']
const metre: Words = ['米', 'metre']

function group(category: Both<string>, materials: readonly Material[]): readonly Row[] {
  return materials.map(([id, name, specification, unit, price]) => ({
    id,
    category,
    name: both(...name),
    specification: both(...specification),
    unit: both(...unit),
    price,
  }))
}

const cartons = group(both('纸箱', 'Cartons'), [
  [
    'carton-small',
    ['小号纸箱', 'Small carton'],
    ['200 × 140 × 80 毫米，三层瓦楞', '200 × 140 × 80 mm, single wall'],
    piece,
    120,
  ],
  [
    'carton-medium',
    ['中号纸箱', 'Medium carton'],
    ['290 × 200 × 160 毫米，三层瓦楞', '290 × 200 × 160 mm, single wall'],
    piece,
    220,
  ],
  [
    'carton-large',
    ['大号纸箱', 'Large carton'],
    ['400 × 300 × 250 毫米，五层瓦楞', '400 × 300 × 250 mm, double wall'],
    piece,
    560,
  ],
  [
    'carton-extra',
    ['加大纸箱', 'Extra-large carton'],
    ['500 × 400 × 350 毫米，五层瓦楞', '500 × 400 × 350 mm, double wall'],
    piece,
    980,
  ],
  [
    'carton-wardrobe',
    ['挂衣箱', 'Wardrobe carton'],
    ['500 × 450 × 1,000 毫米，带挂杆', '500 × 450 × 1,000 mm, with a rail'],
    piece,
    4800,
  ],
])

const bags = group(both('袋', 'Bags'), [
  [
    'bag-document',
    ['文件封', 'Document envelope'],
    ['330 × 240 毫米，硬卡纸', '330 × 240 mm, stiff card'],
    piece,
    100,
  ],
  [
    'bag-courier',
    ['快递袋', 'Courier bag'],
    ['420 × 280 毫米，可降解', '420 × 280 mm, degradable'],
    piece,
    60,
  ],
  [
    'bag-bubble',
    ['气泡信封', 'Bubble envelope'],
    ['350 × 250 毫米，牛皮纸面', '350 × 250 mm, kraft outside'],
    piece,
    150,
  ],
  [
    'bag-woven',
    ['编织袋', 'Woven sack'],
    ['1,200 × 800 毫米，带拉链', '1,200 × 800 mm, with a zip'],
    piece,
    350,
  ],
])

const cushioning = group(both('缓冲', 'Cushioning'), [
  ['cushion-paper', ['蜂窝纸', 'Honeycomb paper'], ['宽 380 毫米', '380 mm wide'], metre, 70],
  [
    'cushion-bubble',
    ['气泡膜', 'Bubble wrap'],
    ['宽 500 毫米，泡径 10 毫米', '500 mm wide, 10 mm bubbles'],
    metre,
    90,
  ],
  [
    'cushion-bottle',
    ['酒瓶气柱', 'Bottle air sleeve'],
    ['适合 750 毫升瓶，高 320 毫米', 'For a 750 ml bottle, 320 mm tall'],
    piece,
    260,
  ],
  [
    'cushion-corner',
    ['珍珠棉护角', 'Foam corners'],
    ['每边 60 毫米，一套 8 个', '60 mm a side, set of 8'],
    ['套', 'set'],
    240,
  ],
  [
    'cushion-edge',
    ['纸护角', 'Card edge guard'],
    ['50 × 50 × 1,200 毫米', '50 × 50 × 1,200 mm'],
    ['根', 'each'],
    320,
  ],
])

const insulation = group(both('保温', 'Insulation'), [
  [
    'cold-bag',
    ['铝箔保温袋', 'Foil bag'],
    ['400 × 350 毫米，配袋口胶条', '400 × 350 mm, self-sealing'],
    piece,
    320,
  ],
  ['cold-foam', ['泡沫箱', 'Foam box'], ['10 升，壁厚 25 毫米', '10 l, 25 mm walls'], piece, 650],
  [
    'cold-reusable',
    ['循环保温箱', 'Reusable cool box'],
    ['20 升，按次租用', '20 l, hired by the trip'],
    ['次', 'trip'],
    800,
  ],
  ['cold-pack', ['冰袋', 'Ice pack'], ['400 克，预冻', '400 g, frozen'], ['袋', 'pack'], 120],
  ['cold-plate', ['蓄冷板', 'Cold plate'], ['1 公斤，维持 2–8°C', '1 kg, holds 2–8°C'], ['块', 'each'], 1200],
])

const wood = group(both('木质', 'Wood'), [
  [
    'wood-plywood',
    ['胶合板托盘', 'Plywood pallet'],
    ['1,200 × 1,000 × 140 毫米', '1,200 × 1,000 × 140 mm'],
    piece,
    9000,
  ],
  [
    'wood-treated',
    ['热处理实木托盘', 'Heat-treated pallet'],
    ['1,200 × 1,000 × 150 毫米，带 ISPM 15 标识', '1,200 × 1,000 × 150 mm, ISPM 15 mark'],
    piece,
    12800,
  ],
  [
    'wood-cover',
    ['托盘盖板', 'Pallet cover'],
    ['1,200 × 1,000 × 9 毫米，胶合板', '1,200 × 1,000 × 9 mm, plywood'],
    ['块', 'each'],
    3600,
  ],
])

/** Materials by category; sample prices in fen. */
export const packagingPrices: readonly Row[] = [...cartons, ...bags, ...cushioning, ...insulation, ...wood]
