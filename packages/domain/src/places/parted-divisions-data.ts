/** Towns that left a district which goes on without them: code of that district, towns, code of theirs now, year. */
export const partedTowns: readonly (readonly [
  from: string,
  towns: readonly string[],
  to: string,
  year: number,
])[] = [
  ['330110', ['临平', '南苑街道', '东湖街道', '星桥', '运河街道', '乔司', '崇贤', '塘栖'], '330113', 2021],
  ['330104', ['下沙街道', '白杨街道'], '330114', 2021],
  ['330109', ['河庄街道', '义蓬街道', '新湾街道', '临江街道', '前进街道'], '330114', 2021],
  ['360122', ['红谷滩'], '360113', 2019],
]

/**
 * Districts that were founded since 2000, or grew, by towns of others: who writes the old one with such a town means the
 * new one. Own compilation after the notices of the provinces, 2026-11.
 */
export const grownFrom: Readonly<Record<string, readonly string[]>> = {
  '130502': ['130503'],
  '320105': ['320114'],
  '320214': ['320205', '320211', '320206'],
  '330113': ['330110'],
  '330114': ['330109', '330102'],
  '340102': ['340122'],
  '340104': ['340123'],
  '340111': ['340122', '340123'],
  '360113': ['360102', '360112'],
  '430102': ['430121'],
  '430104': ['430112'],
  '430111': ['430121'],
  '440112': ['440111', '440118', '440106'],
  '440115': ['440113'],
  '440309': ['440306'],
  '440310': ['440307'],
  '440311': ['440306'],
  '520115': ['520112', '520113', '520181'],
  '520302': ['520304'],
  '520303': ['520304'],
}
