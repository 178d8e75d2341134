import { icon } from '@hongyan/ui/icon.tsx'

export const BookmarkIcon = /* @__PURE__ */ icon('M6.5 3.5h11v17L12 16.5l-5.5 4z')
