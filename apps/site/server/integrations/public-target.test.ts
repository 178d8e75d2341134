import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startNameServer } from '../testing/name-server.ts'
import {
  isPublicAddress,
  judgeShape,
  publicLookup,
  type TargetRule,
  targetJudge,
  WrongTarget,
} from './public-target.ts'

const strict = { loopback: false, patienceMs: 5000 }
const here = { loopback: true, patienceMs: 5000 }

describe('an address is public', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '223.5.5.5',
    '172.15.255.255',
    '172.32.0.1',
    '2400:3200::1',
    '2606:4700::1111',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true))
})

describe('an address is not public', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '240.0.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '::',
    '::1',
    '::7f00:1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    'not an address',
    '',
  ])('%j', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    ['metadata of most clouds', '169.254.169.254'],
    ['metadata of Alibaba Cloud, in the range of carriers', '100.100.100.200'],
    ['metadata of AWS over IPv6', 'fd00:ec2::254'],
    ['services of Azure, in a public range', '168.63.129.16'],
    ['IPv4 mapped into IPv6', '::ffff:127.0.0.1'],
    ['IPv4 mapped into IPv6, public', '::ffff:8.8.8.8'],
    ['IPv4 translated', '64:ff9b::7f00:1'],
    ['IPv4 tunnelled (6to4)', '2002:7f00:1::1'],
    ['IPv4 tunnelled (Teredo)', '2001:0:7f00:1::1'],
  ])('%s: %s', (_about, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('the shape of an address', () => {
  it.each([
    ['https://erp.example.com/hooks', null],
    ['https://erp.example.com:443/hooks', null],
    ['https://erp.example.com:8443/hooks', null],
    ['https://8.8.8.8/', null],
    ['http://erp.example.com/', 'not-https'],
    ['ftp://erp.example.com/', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['https://erp.example.com:22/', 'other-port'],
    ['https://erp.example.com:3000/', 'other-port'],
    ['https://127.0.0.1/', 'not-public'],
    ['https://2130706433/', 'not-public'],
    ['https://0x7f.1/', 'not-public'],
    ['https://0177.0.0.1/', 'not-public'],
    ['https://127.1/', 'not-public'],
    ['https://[::1]/', 'not-public'],
    ['https://[::ffff:7f00:1]/', 'not-public'],
    ['https://169.254.169.254/latest/meta-data', 'not-public'],
    ['https://①②⑦.0.0.1/', 'not-public'],
  ])('%s: %s', (url, problem) => expect(judgeShape(new URL(url), strict)).toBe(problem))

  it('may be this machine in development, and nothing else that is not public', () => {
    for (const url of ['http://127.0.0.1:4000/', 'http://localhost:4000/', 'http://[::1]:4000/'])
      expect(judgeShape(new URL(url), here)).toBeNull()
    expect(judgeShape(new URL('http://10.0.0.1/'), here)).toBe('not-https')
    expect(judgeShape(new URL('https://10.0.0.1/'), here)).toBe('not-public')
    expect(judgeShape(new URL('https://169.254.169.254/'), here)).toBe('not-public')
    expect(judgeShape(new URL('http://erp.example.com/'), here)).toBe('not-https')
  })
})

describe('a name', () => {
  const asking = async (answer: (name: string) => readonly string[] | null, patienceMs = 20_000) => ({
    loopback: false,
    patienceMs,
    nameServers: [await startNameServer(answer)],
  })
  const connecting = async (host: string, rule: TargetRule) => {
    const socket = connect({ host, port: 9, lookup: publicLookup(rule) })
    const [error] = (await once(socket, 'error')) as [Error]
    return error instanceof WrongTarget ? error.problem : error.message
  }

  it('is asked for when it is given', async () => {
    const rule = await asking((name) => (name === 'erp.example.com' ? ['8.8.8.8', '1.1.1.1'] : []))
    expect(await targetJudge(rule)(new URL('https://erp.example.com/hooks'))).toBeNull()
    expect(await targetJudge(rule)(new URL('https://other.example.com/hooks'))).toBe('no-such-host')
  })

  it('that leads to a private address, also beside a public one, is refused', async () => {
    for (const addresses of [['10.0.0.8'], ['8.8.8.8', '169.254.169.254'], ['127.0.0.1']]) {
      const rule = await asking(() => addresses)
      expect(await targetJudge(rule)(new URL('https://erp.example.com/'))).toBe('not-public')
      expect(await connecting('erp.example.com', rule)).toBe('not-public')
    }
  })

  it('that leads elsewhere by the time of the connection is found out', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const rule = await asking(() => answers.shift() ?? [])
    expect(await targetJudge(rule)(new URL('https://erp.example.com/'))).toBeNull()
    expect(await connecting('erp.example.com', rule)).toBe('not-public')
  })

  it('of this machine is refused without asking anybody', async () => {
    const rule = await asking(() => ['8.8.8.8'])
    for (const host of ['localhost', 'LOCALHOST', 'shop.localhost', 'localhost.']) {
      expect(await targetJudge(rule)(new URL(`https://${host}/`))).toBe('not-public')
      expect(await connecting(host, rule)).toBe('not-public')
    }
    expect(await targetJudge(here)(new URL('https://localhost/'))).toBeNull()
  })

  it('whose server does not answer counts as one that nobody has', async () => {
    const rule = await asking(() => null, 50)
    expect(await targetJudge(rule)(new URL('https://erp.example.com/'))).toBe('no-such-host')
    expect(await connecting('erp.example.com', rule)).toBe('no-such-host')
  })
})
