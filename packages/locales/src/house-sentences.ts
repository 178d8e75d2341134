/**
 * What the Hong Kong edition says in words of its own: examples that a reader there can try, and sentences whose
 * wording no single term makes. Simplified text, Hong Kong text.
 */
export const houseSentences: readonly (readonly [simplified: string, hongKong: string])[] = [
  ['王小雁 13800138000 湖北省武汉市江夏区光谷大道 88 号', '陳小雁 9123 4567 九龍旺角彌敦道 700 號'],
  ['如：杭州市滨江区鸿雁路 8 号', '如：九龍旺角彌敦道 700 號'],
  ['浙江省杭州市滨江区鸿雁路 8 号\n四川省甘孜州石渠县', '九龍旺角彌敦道 700 號\n新界沙田大圍道 1 號'],
  ['写上城市和区县再试，如“杭州滨江”', '寫上地區再試，如「九龍旺角」'],
  ['城市加区县，或完整地址', '地區，或完整地址'],
  ['地名、拼音首字母或英文，如 JXQ', '地名或英文，如 Sha Tin'],
  ['姓名、拼音首字母、电话尾号', '姓名或電話最後幾個數字'],
  ['姓名、拼音、电话尾号', '姓名或電話最後幾個數字'],
  ['深圳到香港 5 公斤', '香港到深圳 5 公斤'],
  ['例如“湖北省”“武汉市”“江夏区”', '例如「香港」「九龍」「油尖旺區」'],
  ['请选择省/市/区县', '請選擇地區'],
  ['选省', '選地區'],
  ['选市', '選區域'],
  ['选区县', '選分區'],
  ['选择省份', '選擇地區'],
  ['选择城市', '選擇區域或城市'],
  ['选择区县', '選擇分區'],
]
