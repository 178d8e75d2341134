import { type PictureName, pictureFiles } from '@hongyan/content'

/** A single thing instead of a whole place: drawn small, so it is shown small. */
export function isObject(name: PictureName): boolean {
  return (pictureFiles(name)?.width ?? 0) < 1000
}
