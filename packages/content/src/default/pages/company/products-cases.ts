import { type Both, both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

type Words = readonly [chinese: string, english: string]

function caseCard(
  id: string,
  company: Words,
  text: Words,
): { title: Both<string>; text: Both<string>; path: string } {
  return { title: both(...company), text: both(...text), path: `/cases/${id}` }
}

/** The twelve cases, each by the problem it began with. */
export const productCases: BlockSeed = {
  kind: 'cards',
  id: 'cases',
  title: both('十二个客户案例', 'Twelve customer cases'),
  lead: both(
    '企业均为虚构，数字是示例；写法是先说难处，再说做法。',
    'The companies are fictional and their figures samples. Each begins with the problem.',
  ),
  items: [
    caseCard(
      'qinghe-kids',
      ['青禾童装', 'Qinghe Kids'],
      ['大促第二天还在发头一天的货，童装换季又快。', 'The day after a sale was still spent on its orders.'],
    ),
    caseCard(
      'beiling-fruit',
      ['北岭鲜果', 'Beiling Fruit'],
      [
        '果园在县里，社区店在城里，中间最怕一下午的太阳。',
        'An orchard in the county, shops in the city, one sunny afternoon between them.',
      ],
    ),
    caseCard(
      'chengming-pharma',
      ['澄明医药', 'Chengming Pharma'],
      [
        '三种疫苗三个温区，审计要看每一次开箱。',
        'Three vaccines, three zones, and auditors who ask about every opening.',
      ],
    ),
    caseCard(
      'yuanshan-tea',
      ['远山茶业', 'Yuanshan Tea'],
      [
        '一年的新茶就卖那几天，路上多耗一夜，价就掉一截。',
        'A year’s tea is sold within weeks, and a night lost on the road costs money.',
      ],
    ),
    caseCard(
      'lanting-books',
      ['兰亭图书', 'Lanting Books'],
      [
        '几百种教材赶在开学前进校，少一种就上不了课。',
        'Hundreds of titles due before term: miss one and a class cannot begin.',
      ],
    ),
    caseCard(
      'haiyu-seafood',
      ['海屿水产', 'Haiyu Seafood'],
      [
        '活虾上岸到餐馆后厨，水温差两度就不叫活的。',
        'From boat to kitchen, two degrees decide whether prawns count as live.',
      ],
    ),
    caseCard(
      'jinlu-auto-parts',
      ['锦路汽配', 'Jinlu Auto Parts'],
      [
        '售后件品种上万，修理厂等一个件要等三天。',
        'Ten thousand kinds of parts, and garages waiting three days for one.',
      ],
    ),
    caseCard(
      'mubai-furniture',
      ['木白家具', 'Mubai Furniture'],
      ['沙发送到楼下才发现进不了电梯。', 'Sofas that turned out, downstairs, not to fit the elevator.'],
    ),
    caseCard(
      'xingye-appliances',
      ['星野电器', 'Xingye Appliances'],
      [
        '送货一拨人，安装一拨人，客户请两天假。',
        'One crew delivers, another installs, and the customer takes two days off.',
      ],
    ),
    caseCard(
      'ruiheng-instruments',
      ['瑞恒仪器', 'Ruiheng Instruments'],
      [
        '仪器运到开不了机，是路上震的还是本来就坏，谁也说不清。',
        'It would not start on arrival. Shaken on the way or faulty before? Nobody could say.',
      ],
    ),
    caseCard(
      'suxi-beauty',
      ['素汐美妆', 'Suxi Beauty'],
      ['赠品发错、效期混放，差评多半因为这两件事。', 'Wrong gifts and mixed dates behind most bad reviews.'],
    ),
    caseCard(
      'tongdao-cross-border',
      ['同道跨境', 'Tongdao Cross-border'],
      [
        '小商家各报各的关，一个错号压住整柜。',
        'Many small sellers in one container, and one wrong code holding it all.',
      ],
    ),
  ],
}
