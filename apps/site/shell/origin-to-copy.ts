import { mailboxes } from '@hongyan/locales'

/** The site asks for itself: no reader's program would reach it there. */
const ownMachine = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Where calls go that readers copy: the public address of the site. A site that is known only to its own machine shows
 * an example of the company's domain, such as `https://api.hongyan.example`.
 */
export function originToCopy(origin: string): string {
  const { hostname } = new URL(origin)
  return ownMachine.test(hostname) ? `https://api.${mailboxes.contact.split('@')[1]}` : origin
}
