/** One sign at a time: a run of digits that could be cut in many ways would be tried in all of them. */
const number = '(?:[\\d一二两兩三四五六七八九十百几幾半数數]|(?<=\\d)\\.(?=\\d))+'
const units =
  '(?:个|個|件|盒|箱|袋|包|瓶|罐|台|臺|部|双|雙|条|條|套|本|只|隻|张|張|把|支|枝|块|塊|公斤|千克|毫升|斤|克|升|份|批|打|卷|桶|坛|壇|串|副|对|對|顶|頂|樽|盏|盞|棵|株|辆|輛|册|冊|片|颗|顆|粒|根)'
const english = '(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|several|a few)'
const englishUnits =
  '(?:x|pcs?|pieces?|pairs?|sets?|box(?:es)?|bags?|bottles?|packs?|packets?|cartons?|cans?|jars?|rolls?|kgs?|grams?|g|ml|lbs?|oz)'

const counts: readonly RegExp[] = [
  /[（(【[].*?[）)】\]]/gu,
  new RegExp(`^\\s*${number}\\s*${units}(?:装|裝)?的?`, 'iu'),
  new RegExp(
    `(?:\\s*[x×*＊]\\s*\\d+|\\s*${number}\\s*(?:${units}|kg|g|ml|l)(?:装|裝)?|\\s*若干|\\s*一些)\\s*$`,
    'iu',
  ),
  new RegExp(`^\\s*${english}\\s+(?:${englishUnits}\\s+)?(?:of\\s+)?`, 'iu'),
  new RegExp(`\\s+(?:x\\s*)?\\d+(?:\\.\\d+)?\\s*${englishUnits}?\\s*$`, 'iu'),
]

/** A name without how many there are and what stands in brackets; the whole where nothing else is left. */
export function withoutCounts(name: string): string {
  const rest = counts.reduce((text, count) => text.replace(count, ''), name.normalize('NFKC'))
  return /\p{L}/u.test(rest) ? rest.trim() : name
}
