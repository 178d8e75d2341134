import { type PictureName, pictureFiles } from '@hongyan/content'

/** A small picture beside a label: one width, sharp up to 120 px at double density. */
export function SceneThumb({ name, width }: { readonly name: PictureName; readonly width: number }) {
  const files = pictureFiles(name)
  if (files === null) return null
  // The parts that show these need popovers, and every browser that has those reads AVIF.
  const avif = files.avif[0]?.url
  const height = Math.round((width * files.height) / files.width)
  return <img src={avif} alt="" width={width} height={height} loading="lazy" />
}
