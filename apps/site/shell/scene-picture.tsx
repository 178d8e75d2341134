import { type PictureName, pictureFiles } from '@hongyan/content'
import { Picture, type PictureLook } from './picture.tsx'

/** A picture by its name, for pages: the list of all of them never goes to a browser. */
export function ScenePicture({ name, ...look }: PictureLook & { readonly name: PictureName }) {
  const files = pictureFiles(name)
  return files && <Picture files={files} {...look} />
}
