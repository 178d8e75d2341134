import { z } from 'zod'
import { framePlaceholders, type MapFrame } from '../../shell/map-frame.ts'

// A policy names the origin as it is: no wildcard, no separator, nothing a browser would write in another way.
const web = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** The setting of a provider's map, read whole or refused with what is wrong. */
export const mapFrame = z
  .string()
  .max(2000)
  .transform((template, context): MapFrame => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    const origin = originOf(template)
    if (origin === null || !template.startsWith(`${origin}/`))
      return refuse('must begin with https://host/ (http on this machine), without a name or password')
    const named = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    const unknown = named.find((name) => !framePlaceholders.some((known) => known === name))
    if (unknown !== undefined)
      return refuse(`{${unknown}} is none of ${framePlaceholders.map((name) => `{${name}}`).join(' ')}`)
    if (!named.includes('lat') || !named.includes('lng')) return refuse('must have {lat} and {lng}')
    if (/[\s{}]/.test(template.replaceAll(/\{\w+\}/g, '')))
      return refuse('has a space, or a brace without its pair')
    return { template, origin, host: new URL(origin).host }
  })

/** A map that only this machine reaches, which visitors of a public site have no use for. */
export function onlyHere({ origin }: MapFrame): boolean {
  return ownMachine.test(origin)
}

function originOf(template: string): string | null {
  if (!URL.canParse(template)) return null
  const { origin } = new URL(template)
  return web.test(origin) || ownMachine.test(origin) ? origin : null
}
