import { productNames } from './product-names.gen.ts'

/** What the company calls its own products, by their codes, in the first of some languages that it says them in. */
export function ownProductNames(...languages: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(productNames).flatMap(([id, { name }]) => {
      const said = languages.map((language) => Reflect.get(name, language) as string | undefined)
      const first = said.find((one) => one !== undefined)
      return first === undefined ? [] : [[id, first]]
    }),
  )
}
