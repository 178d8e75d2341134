import type { MiddlewareHandler } from 'astro'

/** How the renderer tells whoever asked for a page that it failed, and why. */
export type FailureReport = { failed?: (error: unknown) => void }

/**
 * Stands around every page while it is rendered: the framework would answer a thrown error with the site's own page
 * for errors, which says nothing of where it was thrown.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    const answer = await next()
    // Parts of a page are rendered while it is read.
    return new Response(await answer.text(), answer)
  } catch (error) {
    ;(locals as FailureReport).failed?.(error)
    throw error
  }
}
