import type { AreaWords } from '../address-scheme.ts'

export const areaWords: AreaWords = {
  name: { zh: '邮编和城市', hk: '郵遞區號和城市', en: 'Postcode and town', de: 'Postleitzahl und Ort' },
  search: { zh: '邮编和城市', hk: '郵遞區號和城市', en: 'Postcode and town', de: 'Postleitzahl und Ort' },
  example: {
    zh: '如 10119 Berlin',
    hk: '如 10119 Berlin',
    en: 'e.g. 10119 Berlin',
    de: 'z. B. 10119 Berlin',
  },
  none: {
    zh: '请写五位邮编，空格后写城市',
    hk: '請寫五位郵遞區號，空格後寫城市',
    en: 'Please enter the five digits of the postcode, then the town',
    de: 'Bitte die fünfstellige Postleitzahl und dahinter den Ort eingeben',
  },
  unread: {
    zh: '没有认出邮编和城市',
    hk: '未能辨識郵遞區號和城市',
    en: 'No postcode and town recognized',
    de: 'Postleitzahl und Ort nicht erkannt',
  },
  wide: {
    zh: '{who}的邮编和城市都要写',
    hk: '{who}的郵遞區號和城市都要寫',
    en: '{who}’s postcode and town, both of them',
    de: '{who}: Postleitzahl und Ort bitte beide angeben',
  },
  parts: { zh: '邮编和城市', hk: '郵遞區號和城市', en: 'Postcode and town', de: 'Postleitzahl und Ort' },
  written: {
    zh: '如：10119 Berlin',
    hk: '如：10119 Berlin',
    en: 'Such as 10119 Berlin',
    de: 'Zum Beispiel 10119 Berlin',
  },
  pasted: {
    zh: '如：Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789',
    hk: '如：Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789',
    en: 'e.g. Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789',
    de: 'z. B. Erika Muster, Torstr. 12, 10119 Berlin, 0151 23456789',
  },
  code: {
    zh: '邮编和城市，如 10119 Berlin',
    hk: '郵遞區號和城市，如 10119 Berlin',
    en: 'Postcode and town, such as 10119 Berlin',
    de: 'Postleitzahl und Ort, zum Beispiel 10119 Berlin',
  },
  codes: {
    zh: '邮编和城市，如 10119 Berlin',
    hk: '郵遞區號和城市，如 10119 Berlin',
    en: 'postcodes with their towns, such as 10119 Berlin',
    de: 'Postleitzahlen mit ihren Orten, zum Beispiel 10119 Berlin',
  },
  postcode: {
    zh: '邮编是五位数字。',
    hk: '郵遞區號是五位數字。',
    en: 'A postal code has five digits.',
    de: 'Eine Postleitzahl hat fünf Ziffern.',
  },
  unknown: {
    zh: '没有找到这个地方，请填邮编或城市',
    hk: '沒有找到這個地方，請填郵遞區號或城市',
    en: 'We know no such place. Please enter a postcode or a town',
    de: 'Diesen Ort kennen wir nicht. Bitte eine Postleitzahl oder einen Ort eingeben',
  },
  find: {
    zh: '邮编或完整地址',
    hk: '郵遞區號或完整地址',
    en: 'Postcode or a full address',
    de: 'Postleitzahl oder ganze Adresse',
  },
  unplaced: {
    zh: '没认出这个地址在哪。写上五位邮编再试，如“10119 Berlin”。',
    hk: '未能辨識這個地址的位置。寫上五位郵遞區號再試，如「10119 Berlin」。',
    en: 'We could not tell where this is. Add the five digits of the postcode, such as “10119 Berlin”.',
    de: 'Wir haben den Ort nicht erkannt. Bitte die fünfstellige Postleitzahl dazuschreiben, etwa „10119 Berlin“.',
  },
  served: {
    zh: '如：Torstr. 12, 10119 Berlin',
    hk: '如：Torstr. 12, 10119 Berlin',
    en: 'Torstr. 12, 10119 Berlin',
    de: 'Torstr. 12, 10119 Berlin',
  },
  servedMany: {
    zh: 'Torstr. 12, 10119 Berlin\nMarienplatz 8, 80331 München',
    hk: 'Torstr. 12, 10119 Berlin\nMarienplatz 8, 80331 München',
    en: 'Torstr. 12, 10119 Berlin\nMarienplatz 8, 80331 München',
    de: 'Torstr. 12, 10119 Berlin\nMarienplatz 8, 80331 München',
  },
  country: { zh: '德国', hk: '德國', en: 'Germany', de: 'Deutschland' },
}
