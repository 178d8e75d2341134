import { lineOf, rememberLines } from './line-of.ts'
import { WrittenError } from './written-error.ts'

/**
 * The document that the files of a folder are together, in the order of its `order.yaml`: lists of the same name in
 * several of them become one. `names` are those of the files, without their endings; messages call the folder
 * `${called}${place}`.
 * @throws WrittenError where files and order do not agree, or two files say the same
 */
export function joinFiles(
  place: string,
  names: readonly string[],
  read: (name: string) => object,
  called: string,
): object {
  const joined: Record<string, unknown> = {}
  for (const name of inOrder(read('order'), place, names)) {
    for (const [key, part] of Object.entries(read(name))) {
      const before = joined[key]
      const areLists = Array.isArray(before) && Array.isArray(part)
      if (before !== undefined && !areLists) {
        const line = lineOf(read(name), [key], 'zh-CN', 0)
        const message = `"${key}" stands in another file of ${place} already`
        const chinese = `“${key}”在 ${place} 的另一个文件里已经写过`
        throw new WrittenError(line === null ? [] : [{ ...line, message, chinese }])
      }
      joined[key] = areLists ? [...before, ...part] : part
    }
  }
  rememberLines(joined, { file: `${called}${place}/order.yaml`, line: 1, parts: new Map() })
  return joined
}

/**
 * The names of files in an order whose headings are for people.
 * @throws WrittenError where a file has no place, or a place no file
 */
export function inOrder(order: object, place: string, found: readonly string[]): readonly string[] {
  const listed = Object.entries(order).flatMap(([heading, names]) =>
    [names].flat().map((name, index) => ({ name: String(name), path: [heading, index] })),
  )
  const names = new Set(listed.map(({ name }) => name))
  const problems = [
    ...listed
      .filter(({ name }) => !found.includes(name))
      .map(({ name, path }) => ({
        path,
        message: `there is no file ${place}/${name}.yaml`,
        chinese: `没有文件 ${place}/${name}.yaml`,
      })),
    ...found
      .filter((name) => name !== 'order' && !names.has(name))
      .map((name) => ({
        path: [],
        message: `${place}/${name}.yaml has no place in the order`,
        chinese: `order.yaml 里没有列出 ${place}/${name}.yaml`,
      })),
  ].flatMap(({ path, ...said }) => {
    const where = lineOf(order, path, 'zh-CN', 0)
    return where === null ? [] : [{ ...where, ...said }]
  })
  if (problems.length > 0) throw new WrittenError(problems)
  return [...names]
}
