import { DatabaseBusyError } from '@hongyan/db'
import { describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { fault, unavailable } from '../../calls/refusals.ts'
import { createApiUnderTest } from '../testing/api-under-test.ts'
import { TooLate } from './answer-in-time.ts'
import { isOutage } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('an outage of the database', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH'],
    ...['57P01', '08006', '53300', '57014', '55P03', '25P03', '25P04', '25006', '40001', '40P01', '28P01'],
    ...['SQLITE_IOERR_WRITE', 'SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED'],
    ...['SQLITE_READONLY', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_NOTADB', 'SQLITE_CORRUPT', 'SQLITE_PROTOCOL'],
  ])('is told by %s', (code) => {
    expect(isOutage(withCode(code))).toBe(true)
  })

  it.each([
    'Query read timeout',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
  ])('is told by "%s"', (message) => {
    expect(isOutage(new Error(message))).toBe(true)
  })

  it('is told by an answer that came too late', () => {
    expect(isOutage(new TooLate(3000))).toBe(true)
  })

  it('is told by a writer that got no turn', () => {
    expect(isOutage(new DatabaseBusyError('no turn'))).toBe(true)
  })

  it.each(['23505', '25001', '42P01', 'ERR_INVALID_ARG_TYPE', 'SQLITE_CONSTRAINT', 'SQLITE_ERROR'])(
    'is not told by %s',
    (code) => {
      expect(isOutage(withCode(code))).toBe(false)
    },
  )

  it('is answered as such, with a time to come back, and as nothing else', async () => {
    const api = await createApiUnderTest(refreshSamples)
    await api.ctx.db.query.schema.dropTable('shipment_scans').execute()
    const broken = await api.send({ url: '/waybill/trackNoPin?waybillCode=HY660120260038' })
    expect([broken.statusCode, broken.json().code]).toEqual([500, fault.code])
    expect(broken.body).not.toContain('shipment_scans')

    const failing = api.ctx.db.query as { selectFrom: unknown }
    failing.selectFrom = () => {
      throw withCode('ECONNREFUSED')
    }
    const outage = await api.send({ url: '/waybill/trackNoPin?waybillCode=HY660120260038' })
    expect([outage.statusCode, outage.json().code]).toEqual([503, unavailable.code])
    expect(outage.headers['retry-after']).toBe('2')
    await api.close()
  })
})
