import { type SceneName, scenes } from '@hongyan/content'

/**
 * A picture of the scene kit in the widths it exists in. `sizes` as in HTML; decoration unless `alt` says more.
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
  const { width, height, sources, fallback } = scenes[name]
  return (
    <picture className={className}>
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          srcSet={srcset.map((file) => `${file.url} ${file.width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
