/** Counties and cities of Taiwan: code in the area data, English name, longitude, latitude of the seat (WGS-84, 0.01°; own compilation). */
export const taiwanCities: readonly (readonly [
  code: string,
  en: string,
  longitude: number,
  latitude: number,
])[] = [
  ['710100', 'Taipei', 121.56, 25.04],
  ['710200', 'Kaohsiung', 120.31, 22.62],
  ['710300', 'Tainan', 120.2, 22.99],
  ['710400', 'Taichung', 120.65, 24.16],
  ['710500', 'Kinmen', 118.32, 24.43],
  ['710600', 'Nantou', 120.69, 23.9],
  ['710700', 'Keelung', 121.74, 25.13],
  ['710800', 'Hsinchu', 120.97, 24.81],
  ['710900', 'Chiayi', 120.45, 23.48],
  ['711100', 'New Taipei', 121.47, 25.01],
  ['711200', 'Yilan', 121.76, 24.73],
  ['711300', 'Hsinchu County', 121.01, 24.83],
  ['711400', 'Taoyuan', 121.3, 24.99],
  ['711500', 'Miaoli', 120.82, 24.56],
  ['711700', 'Changhua', 120.54, 24.08],
  ['711900', 'Chiayi County', 120.29, 23.46],
  ['712100', 'Yunlin', 120.53, 23.7],
  ['712400', 'Pingtung', 120.49, 22.68],
  ['712500', 'Taitung', 121.15, 22.76],
  ['712600', 'Hualien', 121.61, 23.99],
  ['712700', 'Penghu', 119.57, 23.57],
  ['712800', 'Lienchiang', 119.95, 26.16],
]

/** Entries of the area data that are no townships or stand twice there under an older name. */
export const notTaiwanDistricts: readonly RegExp[] = [
  /^71\d{4}其它区$/,
  /^710203/,
  /^711299/,
  /^7114(8[78]|9[0-689])/,
  /^711583/,
  /^711783/,
  /^712484/,
  /^712688/,
]

/** What the area data lacks, or has under the name of before 2014: code and name. */
export const taiwanDistricts: Readonly<Record<string, string>> = {
  711131: '金山区',
  711489: '龙潭区',
  711497: '复兴区',
}
