import type { AreaWords } from '../address-scheme.ts'

const example = '94103 San Francisco'
const named = { zh: '城市、州和邮编', hk: '城市、州和郵遞區號', en: 'City, state and ZIP code' }

export const areaWords: AreaWords = {
  name: named,
  search: named,
  example: {
    zh: '如 San Francisco, CA 94103',
    hk: '如 San Francisco, CA 94103',
    en: 'e.g. San Francisco, CA 94103',
  },
  none: {
    zh: '请写城市、州和五位邮编，如 San Francisco, CA 94103',
    hk: '請寫城市、州和五位郵遞區號，如 San Francisco, CA 94103',
    en: 'Please enter the city, the state and the five digits of the ZIP code',
  },
  unread: {
    zh: '没有认出城市和邮编',
    hk: '未能辨識城市和郵遞區號',
    en: 'No city and ZIP code recognized',
  },
  wide: {
    zh: '{who}的城市和邮编都要写',
    hk: '{who}的城市和郵遞區號都要寫',
    en: '{who}’s city and ZIP code, both of them',
  },
  parts: named,
  written: {
    zh: '如：San Francisco, CA 94103',
    hk: '如：San Francisco, CA 94103',
    en: 'Such as San Francisco, CA 94103',
  },
  pasted: {
    zh: '如：Jane Doe, 1600 Example Ave, Apt 5, Springfield, IL 62701, (201) 555-0123',
    hk: '如：Jane Doe, 1600 Example Ave, Apt 5, Springfield, IL 62701, (201) 555-0123',
    en: 'e.g. Jane Doe, 1600 Example Ave, Apt 5, Springfield, IL 62701, (201) 555-0123',
  },
  code: {
    zh: `邮编和城市，如 ${example}`,
    hk: `郵遞區號和城市，如 ${example}`,
    en: `ZIP code and city, such as ${example}`,
  },
  codes: {
    zh: `邮编和城市，如 ${example}`,
    hk: `郵遞區號和城市，如 ${example}`,
    en: `ZIP codes with their cities, such as ${example}`,
  },
  postcode: {
    zh: '邮编是五位数字，后面可以再加短横和四位。',
    hk: '郵遞區號是五位數字，後面可以再加短橫和四位。',
    en: 'A ZIP code has five digits, with a hyphen and four more or without.',
  },
  unknown: {
    zh: '没有找到这个地方，请填邮编或城市',
    hk: '沒有找到這個地方，請填郵遞區號或城市',
    en: 'We know no such place. Please enter a ZIP code or a city',
  },
  find: { zh: '邮编或完整地址', hk: '郵遞區號或完整地址', en: 'ZIP code or a full address' },
  unplaced: {
    zh: '没认出这个地址在哪。写上五位邮编再试，如“San Francisco, CA 94103”。',
    hk: '未能辨識這個地址的位置。寫上五位郵遞區號再試，如「San Francisco, CA 94103」。',
    en: 'We could not tell where this is. Add the five digits of the ZIP code, such as “San Francisco, CA 94103”.',
  },
  served: {
    zh: '如：1600 Example Ave, Springfield, IL 62701',
    hk: '如：1600 Example Ave, Springfield, IL 62701',
    en: '1600 Example Ave, Springfield, IL 62701',
  },
  servedMany: {
    zh: '1600 Example Ave, Springfield, IL 62701\n12 Sample St, San Francisco, CA 94103',
    hk: '1600 Example Ave, Springfield, IL 62701\n12 Sample St, San Francisco, CA 94103',
    en: '1600 Example Ave, Springfield, IL 62701\n12 Sample St, San Francisco, CA 94103',
  },
  country: { zh: '美国', hk: '美國', en: 'United States' },
  asked: named,
  lacking: {
    zh: '请写城市、州和邮编，如 San Francisco, CA 94103',
    hk: '請寫城市、州和郵遞區號，如 San Francisco, CA 94103',
    en: 'Please enter city, state and ZIP code, such as San Francisco, CA 94103',
  },
  byHand: {
    zh: '地区请写城市、州和邮编，例如 San Francisco, CA 94103。',
    hk: '地區請寫城市、州和郵遞區號，例如 San Francisco, CA 94103。',
    en: 'Enter the area by city, state and ZIP code, for example San Francisco, CA 94103.',
  },
  city: {
    zh: '如 94103、Chicago',
    hk: '如 94103、Chicago',
    en: '94103 or Chicago',
  },
  roads: {
    zh: '货车只在美国境内开，不到海岛。',
    hk: '貨車只在美國境內開，不到海島。',
    en: 'Trucks run within the United States only, and to no island.',
  },
  reach: {
    zh: '起点或终点要有一个在美国。',
    hk: '起點或終點要有一個在美國。',
    en: 'One end must be in the United States.',
  },
}
