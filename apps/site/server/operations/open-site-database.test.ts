import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { StartProblem } from '../settings/start-problem.ts'
import { openSiteDatabase } from './open-site-database.ts'

/** A server that answers every greeting as Postgres refuses one. */
async function refusing(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mpassword "sesame" and more\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const refusalOf = (DATABASE_URL: string) =>
  openSiteDatabase(parseConfig({ DATABASE_URL })).then(
    () => null,
    (error: unknown) => error,
  )

test.each([
  ['28P01', 'it refuses the user or the password; correct them'],
  ['28000', 'it refuses this user from here; correct the user, or allow it in pg_hba.conf'],
  ['3D000', 'it has no such database; correct the name, or make it: createdb --encoding=UTF8'],
  ['53300', 'it takes no more connections; end some, or raise max_connections'],
  ['57P03', 'it is starting or stopping; try again in a moment'],
])('Postgres that answers %s is told in a line, without the password', async (code, says) => {
  const port = await refusing(code)
  const error = await refusalOf(`postgres://hongyan:sesame@127.0.0.1:${port}/site?application_name=sesame`)
  expect(error).toBeInstanceOf(StartProblem)
  expect(error).toMatchObject({
    message: `DATABASE_URL: postgres://hongyan@127.0.0.1:${port}/site: ${says}`,
  })
})

test('a refusal that nobody foresaw stays an error', async () => {
  const port = await refusing('XX000')
  const error = await refusalOf(`postgres://127.0.0.1:${port}/site`)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(StartProblem)
})

test('an address that cannot be read is not repeated', async () => {
  expect(await refusalOf('postgres://hongyan:sesame@host:port/site')).toMatchObject({
    message: expect.stringMatching(/^DATABASE_URL: postgres:\/\/…: it cannot be read as an address; /),
  })
})
