import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engines, freshDatabase } from '../fresh-database.ts'
import { type PostgresProcess, startPostgres } from '../postgres-process.ts'
import { type ChildFile, MortalServer } from './mortal-server.ts'

const fewestKills = 50

/** What a process dies of: killed from outside at any moment, or at one of its own points. */
type Cause<Point extends string> = 'random' | Point

type LivesOptions<Point extends string> = {
  readonly file: ChildFile
  readonly points: readonly Point[]
  /** Orders for a process; with `die: null` it is killed from outside. */
  readonly ordersFor: (die: { readonly point: Point; readonly count: number } | null) => object
  /** The `count` at which a process dies of a point is below this. */
  readonly longestLife: number
  /** Between which ages a process is killed from outside, ms. */
  readonly randomAge: readonly [least: number, most: number]
  /** Done between two lives. */
  readonly onDeath?: () => Promise<void>
}

/** A server that dies again and again, of every cause in turn, and is started anew for whoever waits for an answer. */
export class ManyLives<Point extends string> {
  readonly #options: LivesOptions<Point>
  readonly #causes: readonly Cause<Point>[]
  /** How often it died of what. */
  readonly deaths: Record<Cause<Point>, number>
  #server: MortalServer | null = null
  #cause: Cause<Point> = 'random'
  #life = 0

  constructor(options: LivesOptions<Point>) {
    this.#options = options
    this.#causes = ['random', ...options.points]
    this.deaths = Object.fromEntries(this.#causes.map((cause) => [cause, 0])) as Record<Cause<Point>, number>
  }

  get kills(): number {
    return Object.values<number>(this.deaths).reduce((sum, count) => sum + count, 0)
  }

  /** Sends a body until it is acknowledged, and returns the acknowledgement. */
  async acknowledged<T>(body: object): Promise<T> {
    for (;;) {
      this.#server ??= await this.#begin()
      const answer = await this.#server.post<T>(body)
      if (answer !== null) return answer
      expect(await this.#server.ended).toBe('SIGKILL')
      this.deaths[this.#cause] += 1
      this.#server = null
      await this.#options.onDeath?.()
    }
  }

  /** Ends the last of them. */
  async end(): Promise<void> {
    this.#server?.kill()
    await this.#server?.ended
  }

  /** Enough died, and of every cause. */
  expectEnoughDeaths(): void {
    expect(this.kills).toBeGreaterThanOrEqual(fewestKills)
    expect(Math.min(...Object.values<number>(this.deaths))).toBeGreaterThan(0)
  }

  async #begin(): Promise<MortalServer> {
    const { file, ordersFor, longestLife, randomAge } = this.#options
    const cause = this.#causes[this.#life++ % this.#causes.length] ?? 'random'
    this.#cause = cause
    const orders = ordersFor(cause === 'random' ? null : { point: cause, count: randomInt(1, longestLife) })
    const doomed = await MortalServer.start(orders, file)
    if (cause === 'random') void delay(randomInt(...randomAge)).then(() => doomed.kill())
    return doomed
  }
}

type Trial = {
  readonly engine: Engine
  readonly url: string
  /** The database with its tables; it is checked and closed at the end. */
  readonly open: () => Promise<Db>
}

/** A test on a fresh database of each engine that writes as if the power could go; what it opened must be whole. */
export function survivesOnEachEngine(
  subject: string,
  title: string,
  run: (trial: Trial) => Promise<void>,
  timeoutMs: number,
): void {
  describe.each(engines)(`${subject} on %s survive being killed`, (engine) => {
    let postgres: PostgresProcess | undefined
    beforeAll(async () => {
      if (engine === 'postgres') postgres = await startPostgres({ durable: true })
    }, 60_000)
    afterAll(() => postgres?.stop())

    test(
      title,
      async () => {
        const { url, drop } = await freshDatabase(engine, postgres?.url ?? '')
        const opened: Db[] = []
        const open = async () => {
          const db = await openDatabase({ url })
          opened.push(db)
          await migrate(db)
          return db
        }
        await run({ engine, url, open })
        for (const db of opened) {
          if (engine === 'sqlite') await expectWhole(db)
          await db.close()
        }
        await drop()
      },
      timeoutMs,
    )
  })
}

async function expectWhole(db: Db): Promise<void> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.query)
  expect(check.rows).toEqual([{ integrity_check: 'ok' }])
}

/** Prints what a trial came to, for whoever ran it. */
export function printFigures(figures: Readonly<Record<string, string | number>>): void {
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
}
