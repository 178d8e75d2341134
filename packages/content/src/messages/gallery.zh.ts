/** Pages under /components, where each part can be seen and tried alone. */
export const galleryZh = {
  title: '组件',
  lead: '网站用到的部件，逐个摆出来，可以在这里单独试用。',
  items: {
    Banner: { title: '轮播横幅', lead: '可暂停、可滑动，减少动态效果时不自动播放。' },
    NavBar: { title: '导航栏', lead: '主导航、航空导航、香港导航与移动端菜单。' },
    Solutions: { title: '行业方案', lead: '按行业切换的方案卡片，键盘左右键可以切换。' },
    TrackShipment: { title: '运单查询框', lead: '放在任何页面都能用，没有脚本也能提交。' },
  },
  states: {
    default: '默认',
    hover: '悬停',
    focus: '聚焦',
    error: '出错',
    loading: '加载中',
    empty: '无内容',
  },
  variants: { standard: '标准', air: '航空', hongKong: '香港', mobile: '移动端', express: '服务版式' },
} as const
