import { type SceneName, scenes } from '@hongyan/content'

/**
 * A picture of the scene kit in the widths it exists in; browsers without AVIF get one of them as WebP. `sizes` as in HTML; decoration unless `alt` says more.
 * Only the first large picture of a page is `eager`.
 */
export function ScenePicture({
  name,
  sizes,
  alt = '',
  eager = false,
  className,
}: {
  readonly name: SceneName
  readonly sizes: string
  readonly alt?: string
  readonly eager?: boolean
  readonly className?: string | undefined
}) {
  const { width, height, avif, webp } = scenes[name]
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={avif.map((file) => `${file.url} ${file.width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
