import type { FileStore } from '@hongyan/domain/media/picture-library'
import type { Ctx, DomainSettings } from '@hongyan/kernel/context'
import type { FastifyInstance } from 'fastify'
import type { LimitName } from '../../calls/limits.ts'
import type { Sentences } from '../http/field-sentences.ts'
import type { Words } from '../http/refusal-of-error.ts'
import type { Task } from '../threads/task.ts'
import type { Form } from './form.ts'
import type { Route } from './route.ts'

/** Does work that waits for the database without holding a place of those that render. */
export type OutsideSlot = <T>(work: () => Promise<T>) => Promise<T>

/** A thread beside that of the pages, and its own way to the database. */
type Aside = {
  readonly run: <Input, Result>(task: Task<Input, Result>, input: Input) => Promise<Result>
  readonly database: { readonly url: string; readonly statementMs: number; readonly lockWaitMs: number }
  readonly settings: DomainSettings
}

/** What a feature makes its services of. */
export type Process = {
  readonly now: () => number
  /** Where the files of pictures lie. */
  readonly pictureFiles: FileStore
  /** The context of a part of this site that acts by itself. */
  readonly ctxOf: (name: string) => Ctx
  /** Makes pages anew that hold what this tag stands for. */
  readonly expirePages: (tag: string) => void
  /** Whether it does what is done for all processes (`work`). */
  readonly doesWork: boolean
  /** Whether people can sign in here. */
  readonly signsIn: boolean
  /** A thread for its work, with what that thread takes; null where pages are not served beside it. */
  readonly aside: Aside | null
  /** Notes a failure that nobody who asks is told of. */
  readonly onFailure: (error: unknown, message: string) => void
}

/**
 * What one feature adds to the site. `Services` is all that its calls and forms take from the process, `Site` what its
 * pages and its other addresses take, `Pages` what its pages may ask, `Own` what they may ask in somebody's name, `Made`
 * what it gives to the process for all that take it, `Desk` what its addresses at the desk take.
 */
export type Plugin<
  Services = unknown,
  Site = unknown,
  Pages = unknown,
  Own = unknown,
  Made = unknown,
  Desk = unknown,
> = {
  /** Makes its services, once; `made` are those of the features before it in the list. */
  makes?(process: Process, made: object): Made
  readonly routes?: readonly Route<Services>[]
  /** Forms for browsers without a script. */
  readonly forms?: readonly Form<Services>[]
  /** How it tells what its entities refuse. */
  readonly words?: Words
  /** What it says is wrong with a field, of a call and of each of these entities. */
  readonly sentences?: Sentences
  /** What its pages may ask while they are rendered. */
  readonly pages?: (site: Site, outsideSlot: OutsideSlot) => Pages
  /** What pages of an account may ask in the name of whoever is signed in. */
  readonly own?: (site: Site, ctx: Ctx) => Own
  /** As how many uses of its limit a page counts, by what its address asks; as one unless said otherwise. */
  readonly costs?: Readonly<Partial<Record<LimitName, (query: URLSearchParams) => number>>>
  /** Addresses that are neither calls nor pages, and what every process follows beside requests. */
  readonly register?: (app: FastifyInstance, site: Site) => void
  /** What is done for all processes by those with the role `worker`, as long as they are open. */
  readonly work?: (app: FastifyInstance, site: Site) => void
  /** Addresses on the port of the desk that are not calls. */
  readonly desk?: (app: FastifyInstance, desk: Desk) => void
}
