import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { successOf } from '../../calls/envelope.ts'
import { encryptionVersion } from './wire.ts'

export const getCipherKey = defineCall({
  id: 'getCipherKey',
  method: 'GET',
  path: '/v1/cipher-key',
  family: 'encryption',
  summary: 'The key that encrypted calls are sealed with',
  description:
    'Make 16 symbols of A–Z, a–z, 0–9, - and _ as key and 16 as IV, from a secure random source. Wrap key and IV together ' +
    'with this key (RSA-OAEP, SHA-256): base64url in `cipher-text`, `keyId` in `cipher-key-id`, `version` in ' +
    '`cipher-version`, the time in ms in `cipher-time` (ours may differ by 300 seconds), 16 random bytes in ' +
    '`cipher-nonce`, used once. The body is AES-128-CBC with PKCS #7 over the JSON, base64url, sent as a JSON string. ' +
    '`cipher-tag` is HMAC-SHA-256 with the key HKDF-SHA-256(key‖IV, no salt, "mac", 32 bytes) over version, key id, ' +
    'wrapped key, IV, body as sent, time and nonce, each after its length as four bytes, most significant first. ' +
    'An encrypted answer is IV, ciphertext and tag in base64url; its keys are the first 16 and the next 32 bytes of ' +
    'HKDF(key‖IV, "resp"), its tag covers version, nonce, IV and ciphertext in the same way. Keys change now and then; ' +
    'the one before is taken for another day.',
  shape: 'own',
  replies: {
    200: successOf(
      z.object({
        version: z.literal(encryptionVersion),
        keyId: z.string(),
        publicKey: z.string().describe('SubjectPublicKeyInfo, base64url: RSA, 3072 bits.'),
        now: z.int().describe('Our time, ms UTC.'),
        plainAllowed: z.boolean().describe('Whether a caller without WebCrypto may send the body as it is.'),
      }),
    ),
  },
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'lists',
  examples: [
    {
      title: 'The key in use',
      request: {},
      status: 200,
      reply: { code: 1, data: { version: encryptionVersion } },
    },
  ],
})
