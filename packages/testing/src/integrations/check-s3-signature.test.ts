import { expect, test } from 'vitest'
import { type SignedRequest, s3SignatureFault } from './check-s3-signature.ts'

/** The examples of the S3 documentation, "Authenticating requests: using the Authorization header". */
const gate = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  now: Date.UTC(2013, 4, 24),
}
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

function signed(names: string, signature: string, headers: Record<string, string>) {
  return {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${gate.keyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    ...headers,
  }
}

const get: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: signed(
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    { range: 'bytes=0-9', 'x-amz-content-sha256': nothing },
  ),
  body: new Uint8Array(),
}
const put: SignedRequest = {
  method: 'PUT',
  target: '/test%24file.text',
  headers: signed(
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
  ),
  body: Buffer.from('Welcome to Amazon S3.'),
}
const list: SignedRequest = {
  ...get,
  target: '/?max-keys=2&prefix=J',
  headers: signed(
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    { 'x-amz-content-sha256': nothing },
  ),
}

test.each([
  ['GET', get],
  ['PUT', put],
  ['a list', list],
])('the example of the documentation is taken: %s', (_, request) => {
  expect(s3SignatureFault(request, gate)).toBeNull()
})

test.each([
  ['another secret', get, { secret: 'x' }, 'SignatureDoesNotMatch'],
  ['another key', get, { keyId: 'x' }, 'InvalidAccessKeyId'],
  ['another region', get, { region: 'x' }, 'AuthorizationHeaderMalformed'],
  ['another address', { ...get, target: '/text.txt' }, {}, 'SignatureDoesNotMatch'],
  ['another method', { ...get, method: 'HEAD' }, {}, 'SignatureDoesNotMatch'],
  ['nobody', { ...get, headers: {} }, {}, 'AccessDenied'],
  ['a quarter of an hour', get, { now: gate.now + 901_000 }, 'RequestTimeTooSkewed'],
  ['half a body', { ...put, body: Buffer.from('Welcome') }, {}, 'XAmzContentSHA256Mismatch'],
])('anything else is refused: %s', (_, request, change, fault) => {
  expect(s3SignatureFault(request, { ...gate, ...change })).toBe(fault)
})
