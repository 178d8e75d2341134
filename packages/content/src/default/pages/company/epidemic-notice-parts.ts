import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** The same way of a parcel, on an ordinary day and under a notice. */
export const usualAndOutbreak: BlockSeed = {
  kind: 'flow',
  id: 'changes',
  title: both('同一件货，两种走法', 'One parcel, two procedures'),
  lead: both(
    '上面是平时，下面是公告生效期间，逐步对着看。',
    'An ordinary day above, a day under notice below, step against step.',
  ),
  lanes: [
    {
      label: both('平时', 'Usually'),
      nodes: [
        { title: both('揽收', 'Pickup'), text: both('上门取，当面验视', 'At the door, inspected together') },
        { title: both('中转', 'Transfer'), text: both('按班次进出枢纽', 'In and out of hubs by timetable') },
        { title: both('派送', 'Delivery'), text: both('送到手，当面签收', 'Handed over and signed') },
        { title: both('异常', 'Trouble'), text: both('多次派送不成，退回', 'Returned after several tries') },
      ],
    },
    {
      label: both('公告生效期间', 'Under notice'),
      nodes: [
        {
          title: both('揽收', 'Pickup'),
          text: both(
            '到小区外固定点交寄，隔着桌子验视',
            'At a fixed point outside, inspected across a table',
          ),
        },
        {
          title: both('中转', 'Transfer'),
          text: both('绕开管控区枢纽，司机不下车', 'Around closed hubs, drivers stay in the cab'),
        },
        {
          title: both('派送', 'Delivery'),
          text: both('放指定点，拍照代替签字', 'Left at a set point, a picture instead of a signature'),
        },
        {
          title: both('异常', 'Trouble'),
          text: both('站点保管到解除，不退不罚', 'Held until lifted, no return, no charge'),
        },
      ],
    },
  ],
}

/** What each kind of goods needs under a notice. */
export const pickupInOutbreak: BlockSeed = {
  kind: 'table',
  id: 'services',
  title: both('各类货要多注意什么', 'What each kind of goods needs'),
  columns: [
    { label: both('货', 'Goods') },
    { label: both('还收不收', 'Accepted?') },
    { label: both('多做什么', 'Extra steps') },
  ],
  rows: [
    [
      both('文件和普通包裹', 'Documents and parcels'),
      both('收，管控区只进不出时暂停', 'Yes, unless the area lets nothing out'),
      both('外箱擦拭，静置后装车', 'Boxes wiped and rested before loading'),
    ],
    [
      both('药品和医疗器械', 'Medicines and devices'),
      both('优先收', 'First in line'),
      both('处方药由医院或药店交寄', 'Prescriptions are sent by hospital or pharmacy'),
    ],
    [
      both('冷冻、冷藏食品', 'Frozen and chilled food'),
      both('看当地要求', 'As local rules say'),
      both('进口的要有检验和消毒证明', 'Imports need inspection and disinfection papers'),
    ],
    [
      both('跨境件', 'Cross-border parcels'),
      both('看口岸要求', 'As the port says'),
      both('可能先放置再派送，运单会写明', 'May rest before delivery; tracking says so'),
    ],
    [
      both('大件送装', 'Bulky goods and fitting'),
      both('送到楼下，安装推后', 'To the building; fitting later'),
      both('解除后按原顺序补装', 'Fitted in the original order afterward'),
    ],
    [
      both('检测样本、感染性物质', 'Samples, infectious substances'),
      both('个人不收', 'Never from individuals'),
      both('由有资质的机构按危险货物规定托运', 'Qualified institutions only, as dangerous goods'),
    ],
  ],
  note: both(
    '管控级别不同，要求也不同；表里写的是常见做法。',
    'Rules vary with the level of control; these are the usual ones.',
  ),
}
