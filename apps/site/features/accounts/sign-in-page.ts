import { splitLocalePath } from '@hongyan/locales'
import { paths } from '../../paths.ts'

const ways = [paths.signIn('zh-CN'), paths.signOut('zh-CN'), paths.signedOut('zh-CN')]

/**
 * Whether a path is one to which nobody comes back after signing in: that would begin it again, or end it. Everything
 * below those pages counts, and however the path is spelled; one that cannot be read is none to come back to.
 */
export function isSignInPage(path: string): boolean {
  try {
    const { path: shared } = splitLocalePath(decodeURIComponent(path))
    return ways.some((way) => `${shared}/`.startsWith(`${way}/`))
  } catch {
    return true
  }
}
