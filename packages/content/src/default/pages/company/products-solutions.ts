import { type Both, both } from '../../../seed.ts'
import { industries } from '../../industries.ts'
import type { BlockSeed } from '../block-seed.ts'

/** The hard part of each trade, in one sentence. */
const hardParts: Readonly<Record<string, Both<string>>> = {
  fresh: both(
    '难在最后半天：到店时还要像刚摘的。',
    'The last half day decides whether it looks picked or tired.',
  ),
  apparel: both('难在退货：退回来的三天内要能再卖。', 'Returns must be back on sale within days, not weeks.'),
  electronics: both('难在错发：一台手机对一个序列号。', 'One phone, one serial number, no mix-ups.'),
  beauty: both(
    '难在效期和赠品：少一支小样就是一条差评。',
    'Dates and gifts: one missing sample is one bad review.',
  ),
  pharma: both(
    '难在证据：每一段的温度和签字都要留得住。',
    'Proof: every degree and signature has to be kept.',
  ),
  home: both(
    '难在进门：量错一厘米，沙发就上不了楼。',
    'A centimeter too wide and the sofa stays downstairs.',
  ),
  automotive: both('难在准点：早到没地方放，晚到停线。', 'Too early has no space, too late stops the line.'),
  books: both('难在集中：一年的量，开学前两周到。', 'A year of volume in the two weeks before term.'),
  baby: both('难在急：奶粉喝完才想起来买。', 'Formula is remembered when the can is empty.'),
  drinks: both('难在瓶子：碎一瓶，湿一箱。', 'One broken bottle spoils the whole case.'),
  appliances: both(
    '难在姿势：冰箱躺着运，到家就得静置。',
    'Carry a fridge flat and it has to stand before use.',
  ),
  manufacturing: both(
    '难在衔接：原料、在制品、成品各在一套系统里。',
    'Material, work in progress and finished goods sit in three systems.',
  ),
}

/** The twelve industries, each by what makes it hard. */
export const productSolutions: BlockSeed = {
  kind: 'cards',
  id: 'solutions',
  title: both('十二个行业的方案', 'Solutions for twelve industries'),
  lead: both('每份方案从这一行最难的那件事写起。', 'Each one starts from the hardest thing in the trade.'),
  items: industries.flatMap(({ id, label }) => {
    const text = hardParts[id]
    return text === undefined ? [] : [{ title: label, text, path: `/solutions/${id}` }]
  }),
}
