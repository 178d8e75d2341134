/** The address book: what importing finds, and the files it hands out. */
export const addressBookZh = {
  /** Why a line of a file needs another look. */
  notes: {
    known: '地址簿里已经有 {from}，不处理就跳过',
    repeated: '和第 {to} 行一样，不处理就跳过',
    'name-guessed': '姓名像是“{from}”，请核对',
  },
  file: {
    name: '地址簿 {date}',
    sheet: '地址簿',
    heads: {
      name: '姓名',
      company: '公司',
      phone: '电话',
      province: '省份',
      city: '城市',
      district: '区县',
      detail: '详细地址',
      postcode: '邮编',
      group: '分组',
      defaultFor: '默认',
    },
    sender: '寄件',
    recipient: '收件',
  },
} as const
