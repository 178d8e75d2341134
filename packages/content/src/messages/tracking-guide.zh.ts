export const trackingGuideZh = {
  guide: {
    title: '单号在哪，长什么样',
    picture: '两张面单的示意图：快递面单上标出运单号、包裹号和订单号，航空运单上标出航空运单号。',
    label: {
      product: '标准快递',
      to: '收',
      from: '寄',
      toCity: '北京',
      fromCity: '深圳',
      receiver: '林** · 北京市朝阳区',
      sender: '周* · 深圳市南山区',
      order: '订单号',
      piece: '第 {number} 件，共 {count} 件',
      air: '航空运单',
    },
    kinds: [
      {
        name: '运单号',
        shape: 'HY 加 12 位数字，冷链是 HYC 加 8 位',
        where: '面单的条码下面，寄件后的短信里也有',
      },
      { name: '包裹号', shape: '运单号后面加第几件和总件数', where: '一票多件时，每件的面单右下角' },
      { name: '订单号', shape: 'HO 加 13 位数字，或者商家自己的编号', where: '面单左下角和您的订单页' },
      { name: '航空运单号', shape: 'HYA 加 8 位，或者航司代码加 8 位', where: '航空运单的右上角' },
    ],
  },
  help: {
    title: '常见问题',
    items: [
      {
        question: '一次能查几个单号？',
        answer: '最多 50 个。用逗号、空格或换行隔开，一起贴进来就行。',
      },
      {
        question: '为什么两天没有新记录？',
        answer: '长途干线在两个转运中心之间可能行驶一天以上，到站才有扫描。比平时久，页面会提示。',
      },
      {
        question: '显示签收，我却没收到？',
        answer: '输入手机尾号看签收凭证，再问问家人、物业和自提柜。仍然找不到，请打 {our.hotline}。',
      },
      {
        question: '预计时间会变吗？',
        answer: '会。变了我们会写明原来是哪天、现在是哪天、为什么。',
      },
    ],
  },
} as const
