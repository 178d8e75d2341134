import { DatabaseBusyError } from '@hongyan/db'
import { describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import { refusals } from './codes.ts'
import { isOutage } from './outage.ts'
import { openApiUnderTest } from './testing/api-under-test.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('an outage of the database', () => {
  it.each(['ECONNREFUSED', '57P01', '08006', '53300', 'SQLITE_IOERR_WRITE', 'SQLITE_FULL'])(
    'is told by %s',
    (code) => {
      expect(isOutage(withCode(code))).toBe(true)
    },
  )

  it('is told by a writer that got no turn', () => {
    expect(isOutage(new DatabaseBusyError(5000))).toBe(true)
  })

  it.each(['23505', 'ERR_INVALID_ARG_TYPE', 'SQLITE_CONSTRAINT'])('is not told by %s', (code) => {
    expect(isOutage(withCode(code))).toBe(false)
  })

  it('is answered as such, with a time to come back, and as nothing else', async () => {
    const api = await openApiUnderTest(refreshSamples)
    await api.ctx.db.query.schema.dropTable('shipment_events').execute()
    const fault = await api.send({ url: '/waybill/trackNoPin?waybillCode=HY660120260038' })
    expect([fault.statusCode, fault.json().code]).toEqual([500, refusals.fault.code])
    expect(fault.body).not.toContain('shipment_events')

    const failing = api.ctx.db.query as { selectFrom: unknown }
    failing.selectFrom = () => {
      throw withCode('ECONNREFUSED')
    }
    const outage = await api.send({ url: '/waybill/trackNoPin?waybillCode=HY660120260038' })
    expect([outage.statusCode, outage.json().code]).toEqual([503, refusals.unavailable.code])
    expect(outage.headers['retry-after']).toBe('2')
    await api.close()
  })
})
