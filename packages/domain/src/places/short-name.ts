/** Peoples in the names of autonomous divisions, the longer first where one begins another. */
const peoples =
  '蒙古族|蒙古|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯|阿昌族|普米族|塔吉克|怒族|鄂温克族|德昂族|保安族|裕固族|独龙族|鄂伦春|各族'
const autonomous = new RegExp(`(?:${peoples})+自治[州县旗]$`, 'u')

/** How people say the name of a division: 杭州市 is 杭州, 黔南布依族苗族自治州 is 黔南. One character keeps its kind. */
export function shortName(name: string): string {
  const short = name
    .replace(autonomous, '')
    .replace(/(?:特别行政区|自治[区州县旗]|林区|矿区|地区|新区|[省市区县盟旗])$/u, '')
  return short.length < 2 ? name : short
}
