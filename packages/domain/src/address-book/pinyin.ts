import pinyin from './pinyin.gen.json' with { type: 'json' }

let table: ReadonlyMap<string, readonly string[]> | null = null

/**
 * How a character is read in pinyin without tones, `v` for ü: the commonest reading first, then another one, then the
 * one it has as a family name (单 as dan, shan, chan). None for what is no Simplified Chinese character.
 */
export function pinyinOf(character: string): readonly string[] {
  table ??= readTable()
  return table.get(character) ?? []
}

function readTable(): ReadonlyMap<string, readonly string[]> {
  const ranked = new Map<string, string[][]>()
  for (const line of pinyin.lines) {
    const [syllable = '', ...columns] = line.split('|')
    for (const [rank, characters] of columns.entries())
      for (const character of characters) {
        const ranks = ranked.get(character) ?? [[], [], []]
        ranks[rank]?.push(syllable)
        ranked.set(character, ranks)
      }
  }
  return new Map([...ranked].map(([character, ranks]) => [character, ranks.flat()]))
}
