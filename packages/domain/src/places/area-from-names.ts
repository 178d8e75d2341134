/** Names of divisions, the widest first, as they are written in one line: in English the deepest comes first. */
export function areaFromNames(names: readonly string[]): string {
  const given = names.map((name) => name.trim()).filter(Boolean)
  return given.some((name) => /\p{Script=Han}/u.test(name)) ? given.join('') : given.toReversed().join(', ')
}
