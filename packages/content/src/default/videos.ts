import type { VideoSeed } from '../collection-seeds.ts'
import { both, claimOr } from '../seed.ts'

/** Films told frame by frame, newest first. */
export const videoList: readonly VideoSeed[] = [
  {
    id: 'one-night-in-wuhan',
    date: '2026-11-19',
    title: both('武汉枢纽的一夜', 'One night in Wuhan'),
    summary: both(
      '从第一架货机落地到最后一架起飞，一只快件走过的路。',
      'From the first landing to the last departure, following one parcel.',
    ),
    scene: 'hub',
    transcript: [
      both(
        '零点刚过，第一架货机滑进机位，舱门打开。',
        'Just after midnight the first freighter rolls in and its door opens.',
      ),
      both(
        '我们跟着一只从哈尔滨来的纸箱，里面是一副眼镜。',
        'We follow a carton from Harbin with a pair of glasses inside.',
      ),
      both(
        '它坐拖车进楼，在皮带上转了两个弯，扫描门替它拍了照。',
        'It rides a tug into the hall, takes two bends on the belt and has its picture taken.',
      ),
      both(
        '分拣口亮绿灯：昆明。四十秒后，它滑进一只贴着“昆明”的集装器。',
        'A green light says Kunming. Forty seconds later it slides into a container for that city.',
      ),
      both(
        '凌晨四点，昆明的航班先推出；五十分钟后，国内最后一班也走了。地面上的人摘下耳罩，开始扫地。',
        'At four the Kunming flight is the first to go; fifty minutes later the last domestic one has left. On the ground they take off their ear defenders and start to sweep.',
      ),
    ],
    path: '/cargo',
  },
  {
    id: 'packing-a-vase',
    date: '2026-08-06',
    title: both('一只花瓶怎么包', 'How to pack a vase'),
    summary: both(
      '两分钟，看收件员在网点包一件易碎品。',
      'Two minutes at a branch counter with something breakable.',
    ),
    scene: 'packing',
    transcript: [
      both(
        '先摇一摇，里面不能有响动；有响动，说明已经裂了。',
        'Shake it gently first. A rattle means it is cracked already.',
      ),
      both(
        '瓶肚里塞满纸，瓶口单独裹三层，别和瓶身一起缠。',
        'Fill the belly with paper and wrap the neck by itself, three layers.',
      ),
      both(
        '箱底垫五厘米，四周也留五厘米，瓶子不能碰到任何一面。',
        'Five centimeters below and five on each side: it must touch no wall.',
      ),
      both(
        '封口以后再摇。这回什么都听不见，才能贴单。',
        'Close the box and shake again. Only silence gets a label.',
      ),
      claimOr(
        ['insurance'],
        [
          '值钱的记得保价，500 元以内一票 1 元，写真实的价钱。',
          'Insure it if it matters: ¥1 covers up to ¥500. Declare what it is worth.',
        ],
        ['值钱的记得保价，写真实的价钱。', 'Insure it if it matters, and declare what it is worth.'],
      ),
    ],
    path: '/products/packaging',
  },
  {
    id: 'reading-a-temperature-curve',
    date: '2026-05-28',
    title: both('看懂一条温度曲线', 'Reading a temperature curve'),
    summary: both(
      '哪一个尖是开门，哪一个尖该打电话。',
      'Which peak is a door and which one is worth a call.',
    ),
    scene: 'pharma',
    transcript: [
      both(
        '横的是时间，竖的是度数，两条线之间就是允许的范围。',
        'Time runs across, degrees go up, and between the two lines all is well.',
      ),
      both(
        '这个小尖出现在早上六点，是装车开门，三分钟就落回去了。',
        'This little peak at six is the door at loading. It is gone in three minutes.',
      ),
      both(
        '这里慢慢往上爬了四十分钟，没有开门，是冷机在偷懒。',
        'Here it climbs for forty minutes with the door shut: the cooling is slacking.',
      ),
      both(
        '还没碰到上限，司机的屏幕已经响了，他换到了备用冷机。',
        'Before it met the limit the driver’s screen rang and he switched to the second unit.',
      ),
      both(
        '收货时请看最高点和它停了多久，两样都在允许之内，再签字。',
        'On delivery look at the highest point and how long it stayed. Sign if both are in order.',
      ),
      both('拿不准，先不签，打电话给质量值班。', 'If unsure do not sign; call the quality desk.'),
    ],
    path: '/products/pharma',
  },
  {
    id: 'a-sofa-on-the-sixth-floor',
    date: '2026-03-05',
    title: both('六楼没有电梯，沙发怎么上去', 'A sofa, six floors and no elevator'),
    summary: both('两个人、一副肩带、十一个拐角。', 'Two people, one harness, eleven corners.'),
    scene: 'bulky',
    transcript: [
      both(
        '先不搬，先走一遍。每个拐角量一次，最窄的是三楼，八十六厘米。',
        'They walk it first. Every corner is measured; the tightest is on the third floor, eighty-six centimeters.',
      ),
      both(
        '沙发脚拆下来，裹毯子，肩带套在最低的地方。',
        'Feet come off, blankets go on, and the harness takes the lowest point.',
      ),
      both(
        '走在下面的人发口令，只用三个词：起、停、转。',
        'Whoever is below gives the orders, three words only: up, stop, turn.',
      ),
      claimOr(
        ['upstairs'],
        [
          '这张沙发 82 公斤，在 100 公斤以内，上楼不收钱。',
          'It weighs 82 kilograms. Under 100 the stairs cost nothing.',
        ],
        ['上楼的价钱下单时就写好了。', 'What the stairs cost was on the order.'],
      ),
      both(
        '进门铺垫，装脚，量水平。主人坐下来，不响，才算送到。',
        'Mats down, feet on, level checked. The owner sits, nothing creaks, and only then is it delivered.',
      ),
    ],
    path: '/products/bulky',
  },
]
