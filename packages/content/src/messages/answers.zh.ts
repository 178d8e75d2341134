/** The box that takes a number, an address, a thing or a route, and answers in place. */
export const answersZh = {
  title: '查件、查价、查网点，都在这里',
  field: '要查的内容',
  placeholder: '深圳到香港 5 公斤',
  submit: '查询',
  close: '关闭',
  /** What it takes, before anything is typed. */
  hint: '单号、地址、物品名或起止城市；按回车之前，内容不会离开这台设备。',
  examples: {
    label: '例如',
    items: ['HY660120260045', '深圳市南山区', '充电宝', '深圳到香港 5 公斤'],
  },
  /** The key that opens the box; whoever does not want it turns it off. */
  slash: '按 / 打开',
  busy: '正在查询',
  failed: '没有查到结果：网络中断或服务繁忙。请再查一次。',
  empty: '请先输入要查的内容。',
  tracking: {
    title: { other: '查到 {count} 个单号' },
    more: '查看物流详情',
  },
  price: {
    title: '{from}到{to}，{weight}',
    assumed: '没有写重量，以下按 1 公斤计算。',
    onlyTo: '从哪里寄到{to}？',
    from: '补上寄件地就能查运费，例如“{example}到{to} 5 公斤”。',
    which: '“{typed}”有多处地方叫这个名字',
    choose: '请选一处：',
    unclear: '这样查不到运费',
    check: '请在运费时效页填写寄件地、收件地和重量。',
    more: '查看全部方案和费用明细',
    form: '去填写运费时效',
  },
  item: {
    title: '{name}：{verdict}',
    /** The verdict by air before the reason. */
    flown: '{flown}。{reason}',
    unknown: '清单里没有“{name}”',
    vague: '请写明具体是什么',
    choices: '您要寄的是哪一种？',
    more: '查看条件和依据',
    look: '查禁寄清单',
  },
  place: {
    near: '附近网点',
    none: '这里还没有网点',
    unknown: '没有认出“{place}”在哪里',
    add: '请补上城市和区县，例如“深圳市南山区”。',
    ambiguous: '“{place}”有多处，请选一处',
    where: '请写上城市或区县，例如“深圳市南山区”。',
    whereTitle: '要查哪里的网点？',
    more: '查看这里的网点和收送范围',
    look: '查网点',
  },
  search: {
    title: { other: '找到 {count} 条相关内容' },
    none: '没有找到“{query}”',
    noneText: '请换一个说法，或者联系客服。',
    more: '查看全部结果',
    contact: '客服咨询',
    also: '在全站搜索“{query}”',
  },
} as const
