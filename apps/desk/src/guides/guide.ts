import type { StaffRole } from '@hongyan/domain/staff/staff-rights'

/** Words in both languages of the desk. */
type Both = { readonly zh: string; readonly en: string }

type Step = {
  /** Names its picture: `public/guides/<language>/<guide>-<step>.webp`. */
  readonly id: string
  readonly title: Both
  readonly text: Both
}

/** How the work of a role is done, step by step; `e2e/guides.spec.ts` does what it says. */
export type Guide = {
  readonly id: string
  /** For whom it is first. */
  readonly roles: readonly StaffRole[]
  readonly title: Both
  readonly lead: Both
  readonly minutes: number
  readonly steps: readonly Step[]
}

/** Where a step's picture lies, in a language of the desk. */
export function pictureOf(guide: Pick<Guide, 'id'>, step: Pick<Step, 'id'>, language: keyof Both): string {
  return `/guides/${language}/${guide.id}-${step.id}.webp`
}
