import type { Place } from './place.ts'

/** The way from home to a page, the page itself last. `href` is a path of this site. */
export function breadcrumbList(
  crumbs: readonly { readonly name: string; readonly href: string }[],
  { origin }: Pick<Place, 'origin'>,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  } as const
}
