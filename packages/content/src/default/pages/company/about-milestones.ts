import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** The company's history: fictional, and the page says so. */
export const milestones: BlockSeed = {
  kind: 'timeline',
  id: 'milestones',
  title: both('大事记（2007–2027）', 'Milestones, 2007–2027'),
  lead: both(
    '示例历程，人物和事件均为虚构；最后两项是计划。',
    'A sample history with fictional events. The last two lie ahead.',
  ),
  items: [
    {
      when: '2007',
      title: both('上海青浦，一座仓库', 'One warehouse in Qingpu'),
      text: both(
        '替几家网店存货、发货，账记在本子上。',
        'Storage and dispatch for a few web shops, accounts in a notebook.',
      ),
    },
    {
      when: '2009',
      title: both('自己的快递员', 'Couriers of our own'),
      text: both(
        '外包末端总说不清货在哪，干脆自己送。',
        'Hired couriers could not say where a parcel was, so we hired our own.',
      ),
    },
    {
      when: '2011',
      title: both('第一条跨省干线', 'First trunk line'),
      text: both('上海到北京，隔天一班，空着也开。', 'Shanghai to Beijing every other day, even when empty.'),
    },
    {
      when: '2013',
      title: both('自己写仓储系统', 'Our own warehouse system'),
      text: both(
        '买来的软件不认批次，三个人从拣货单写起。',
        'The one we had bought knew no batches. Three people began with the pick list.',
      ),
    },
    {
      when: '2014',
      title: both('大件送货上楼', 'Bulky goods upstairs'),
      text: both('司机和安装工并成一组，一次上门做完。', 'Driver and fitter became one crew and one visit.'),
    },
    {
      when: '2016',
      title: both('冷链开跑', 'Cold chain begins'),
      text: both('从一辆冷藏车和一支温度计开始。', 'With one refrigerated truck and one thermometer.'),
    },
    {
      when: '2018',
      title: both('开放给同行', 'Opened to others'),
      text: both(
        '云仓计划上线，别家的仓库可以用我们的系统接单。',
        'The cloud warehouse program let other buildings take orders through our system.',
      ),
    },
    {
      when: '2019',
      title: both('医药资质与温控箱验证', 'Qualified for medicine'),
      text: both('用了一年做验证，才收第一票疫苗。', 'A year of qualification before the first vaccine.'),
    },
    {
      when: '2020',
      title: both('口罩和药品的那个春天', 'A spring of masks and medicine'),
      text: both(
        '志愿车队跑封控区，无接触交接从此写进规程。',
        'Volunteer crews drove into closed areas; contactless handover became procedure.',
      ),
    },
    {
      when: '2022',
      title: both('产业学院', 'The industry college'),
      text: both('首届学生在仓里上课。', 'The first class taught inside a warehouse.'),
    },
    {
      when: '2024',
      title: both('鸿雁航空首航', 'Hongyan Air takes off'),
      text: both(
        '第一架货机从武汉起飞，夜里中转。',
        'The first freighter left Wuhan for a night of transfers.',
      ),
    },
    {
      when: '2025',
      title: both('碳足迹公开', 'Footprints published'),
      text: both(
        '任何人都能算一票货的排放，不用登录。',
        'Anybody may work out the emissions of a shipment, without an account.',
      ),
    },
    {
      when: '2026',
      title: both('武汉枢纽二期', 'Second phase in Wuhan'),
      text: both(
        '夜航货不再排两次队，电子签单同年上线。',
        'Night cargo stopped waiting in line twice. Electronic receipts started the same year.',
      ),
      state: 'now',
    },
    {
      when: '2027-03',
      title: both('短信和邮件提醒', 'Alerts by text and mail'),
      text: both(
        '计划开放：只在状态真的变了时才发。',
        'Planned: sent only when something has really changed.',
      ),
      state: 'ahead',
    },
    {
      when: '2027-10',
      title: both('电动干线试跑', 'Electric trunk trial'),
      text: both(
        '计划在一条短途干线上先跑一个冬天，再决定。',
        'Planned: one short line through one winter, then a decision.',
      ),
      state: 'ahead',
    },
  ],
}
