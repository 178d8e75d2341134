import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { expect, test } from 'vitest'
import { statusTones } from './status-tones.ts'

const features = new URL('../../../', import.meta.url).pathname

test('every status has a colour, and no other file gives one to it', () => {
  expect(Object.keys(statusTones)).toEqual([...shipmentStatuses])
  const others = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('status-tones'))
    .filter((file) =>
      /ShipmentStatus, Tone|attempt_failed: '(?:signal|caution)'/.test(
        readFileSync(join(features, file), 'utf8'),
      ),
    )
  expect(others).toEqual([])
})
