/** Names of divisions, the widest first, as they are written in one line: in English the deepest comes first. */
export function areaFromNames(names: readonly string[]): string {
  const said = names.map((name) => name.trim()).filter(Boolean)
  return said.some((name) => /\p{Script=Han}/u.test(name)) ? said.join('') : said.toReversed().join(', ')
}
