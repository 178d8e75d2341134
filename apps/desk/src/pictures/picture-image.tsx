import type { Picture } from './picture-query.ts'

/** An uploaded picture as pages crop it, in the smallest file that is sharp at a width (CSS pixels). */
export function PictureImage({
  picture: { files, width, height },
  at,
}: {
  readonly picture: Pick<Picture, 'files' | 'width' | 'height'>
  readonly at: number
}) {
  const sharp = files.avif.find((file) => file.width >= at * 2) ?? files.avif.at(-1)
  return <img src={sharp?.url ?? files.webp} alt="" width={width} height={height} loading="lazy" />
}
