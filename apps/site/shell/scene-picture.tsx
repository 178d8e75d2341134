import { type SceneName, scenes } from '@hongyan/content'
import { Picture, type PictureLook } from './picture.tsx'

/** A picture of the scene kit by its name, for pages: the list of all of them never goes to a browser. */
export function ScenePicture({ name, ...look }: PictureLook & { readonly name: SceneName }) {
  return <Picture files={scenes[name]} {...look} />
}
