import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { alarmPrefix, publicServices, type ServiceDays } from './service-days.ts'

/** The days on which services were in trouble, oldest first. A database is on record from the day it was made. */
export async function listTrouble({ db }: Pick<Ctx, 'db'>): Promise<ServiceDays> {
  const [rows, made] = await Promise.all([
    db.query
      .selectFrom('alarms')
      .select(['name', 'day', 'raised_at as at'])
      .where(
        'name',
        'in',
        publicServices.map((service) => `${alarmPrefix}${service}`),
      )
      .orderBy('day')
      .execute(),
    db.query
      .selectFrom('kysely_migration')
      .select(({ fn }) => fn.min('timestamp').as('at'))
      .executeTakeFirstOrThrow(),
  ])
  const days = [dayAtHome(Date.parse(made.at)), ...rows.map(({ day }) => day)]
  return {
    since: days.reduce((first, day) => (day < first ? day : first)),
    troubles: new Map(
      publicServices.map((service) => [
        service,
        rows
          .filter(({ name }) => name === `${alarmPrefix}${service}`)
          .map(({ day, at }) => ({ day, at: Number(at) })),
      ]),
    ),
  }
}
