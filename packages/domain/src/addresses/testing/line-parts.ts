const written =
  '人民路12号|北京路88号|南京东路299号|上海西路5号2栋|中山大道360号|解放碑步行街1号|新华街道办幸福社区3栋1单元502|城关镇东大街7号|长安街66号院4号楼|西湖春天小区8幢602室|' +
  '重庆南路19弄3号|深圳大道科技大厦1203|青岛啤酒城B座|武汉大学樱园1舍|朝阳新村12排3号|和平里小区2号楼301|工业园区星湖街328号|高新区科技三路18号|开发区创业路6号|经开区繁华大道9号|' +
  '大王镇李家村3组|河口乡王庄村委会旁|城北街道办事处对面|石桥镇人民政府隔壁超市|马坡镇中学教师公寓|沙河路18-6号|南湖花园A12-3|万达广场3号门A座1806|桃园三期5栋B单元|光明新村一巷7号|' +
  '东风农场二分场|红旗林场机关大院|第三人民医院住院部8楼|中国银行大厦20层|广州酒家隔壁|苏州园林小区5-2-301|西安路天津街交叉口|湖南米粉店|四川大厦写字楼1207室|新疆大盘鸡店面'

/** Streets as people write them, many named after places that lie elsewhere. Made up. */
export const streets = written.split('|')

/** Names of people: family names of one and two characters, of peoples that write theirs with dots, English. */
export const people =
  '张伟|王芳|李娜|刘洋|陈静|杨帆|赵磊|周敏|吴刚|孙丽|欧阳静|上官云|呼延明|诸葛亮亮|阿不都热合曼·买买提明|阿依古丽·买买提|古丽娜扎尔|扎西次仁|王先生|李女士|John Smith|黄太太'.split(
    '|',
  )

export const firms = '鸿雁科技有限公司|东方贸易公司|大地物流有限公司|星光食品厂'.split('|')

/** What is said to the courier. */
export const remarks =
  '周日不在家|放门卫|送货前请打电话|（放丰巢）|工作日上班没人，晚上送|不要放快递柜|请送货上门'.split('|')

/** What programs and forms leave between names of an area. */
export const rubbish = [
  'null',
  'undefined',
  'NaN',
  '中国',
  '-',
  '/',
  ' / ',
  '请选择',
  '[object Object]',
  ' ',
  '、',
  '—',
  '(空)',
  'null null',
  '请选择区县',
  '·',
  '市辖区',
]

/** Characters that look like others, as PDF files have them. */
export const lookAlikes: Readonly<Record<string, string>> = {
  西: '⻄',
  长: '⻓',
  门: '⻔',
  马: '⻢',
  龙: '⻰',
  广: '⼴',
  山: '⼭',
  水: '⽔',
  大: '⼤',
  白: '⽩',
  黄: '⻩',
  青: '⻘',
  石: '⽯',
  金: '⾦',
  车: '⻋',
  鱼: '⻥',
  田: '⽥',
  土: '⼟',
  口: '⼝',
  高: '⾼',
}

/** Signs of Japan for those of the mainland. */
export const japanese: Readonly<Record<string, string>> = {
  广: '広',
  县: '県',
  关: '関',
  泽: '沢',
  济: '済',
  滨: '浜',
  龙: '竜',
  齐: '斉',
  经: '経',
  乡: '郷',
  团: '団',
  惠: '恵',
  德: '徳',
}
