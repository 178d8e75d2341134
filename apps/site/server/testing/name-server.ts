import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/**
 * A name server on this machine until the test is over. `answer` gives the IPv4 addresses of a name at each question;
 * null is no answer at all. It has no IPv6 addresses. Returns its `address:port`.
 */
export async function startNameServer(answer: (name: string) => readonly string[] | null): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const { name, end, isIpv4 } = readQuestion(question)
    const found = isIpv4 ? answer(name) : []
    if (found !== null) socket.send(writeAnswer(question.subarray(0, end), found), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  return `127.0.0.1:${socket.address().port}`
}

/** The one question of a message (RFC 1035): after twelve bytes a name in parts, then its type and class. */
function readQuestion(message: Buffer) {
  const parts: string[] = []
  let place = 12
  for (let length = message[place] ?? 0; length > 0; length = message[place] ?? 0) {
    parts.push(message.toString('latin1', place + 1, place + 1 + length))
    place += 1 + length
  }
  return { name: parts.join('.'), end: place + 5, isIpv4: message.readUInt16BE(place + 1) === 1 }
}

/** The question again with an address record, good for no time, for each address. */
function writeAnswer(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, ...records])
}
