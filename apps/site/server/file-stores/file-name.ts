/** Names of files of pictures hold no folder: nothing else is asked of a store. */
const form = /^[a-z0-9]+\.[0-9a-f]{8}-[a-z0-9]+\.(avif|webp)$/

/** The name as it is; throws where it is that of no picture. */
export function checkedName(name: string): string {
  if (!form.test(name)) throw new Error('not a file of a picture')
  return name
}

/** A name that no picture has: whether a store says so shows that it answers. */
export const nobodysName = '0.00000000-none.webp'
