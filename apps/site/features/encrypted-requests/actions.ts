import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { encryptionVersion } from '../../client/encryption/wire.ts'
import type { EncryptionServices } from '../../server/encrypted-requests/decrypt-call.ts'
import { defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'

export const encryptionKeyAction = defineAction(
  {
    id: 'getCipherKey',
    method: 'GET',
    path: '/v1/cipher-key',
    family: 'encryption',
    summary: { en: 'The key that encrypted calls are sealed with', zh: '加密调用所用的公钥' },
    description: {
      en:
        'Make 16 symbols of A–Z, a–z, 0–9, - and _ as key and 16 as IV, from a secure random source. Wrap key and IV together ' +
        'with this key (RSA-OAEP, SHA-256): base64url in `cipher-text`, `keyId` in `cipher-key-id`, `version` in ' +
        '`cipher-version`, the time in ms in `cipher-time` (ours may differ by 300 seconds), 16 random bytes in ' +
        '`cipher-nonce`, used once. The body is AES-128-CBC with PKCS #7 over the JSON, base64url, sent as a JSON string. ' +
        '`cipher-tag` is HMAC-SHA-256 with the key HKDF-SHA-256(key‖IV, no salt, "mac", 32 bytes) over version, key id, ' +
        'wrapped key, IV, body as sent, time and nonce, each after its length as four bytes, most significant first. ' +
        'An encrypted answer is IV, ciphertext and tag in base64url; its keys are the first 16 and the next 32 bytes of ' +
        'HKDF(key‖IV, "resp"), its tag covers version, nonce, IV and ciphertext in the same way. Keys change now and then; ' +
        'the one before is taken for another day.',
      zh: '用安全的随机源生成 16 个字符（A–Z、a–z、0–9、-、_）作密钥，再生成 16 个作初始向量。两者一起用这个公钥封装（RSA-OAEP，SHA-256）：base64url 放在 `cipher-text`，`keyId` 放在 `cipher-key-id`，`version` 放在 `cipher-version`，毫秒时间放在 `cipher-time`（与我们相差不超过 300 秒），16 个随机字节放在 `cipher-nonce`，只用一次。请求体是 JSON 经 AES-128-CBC、PKCS #7 填充加密后的 base64url，作为 JSON 字符串发送。`cipher-tag` 是 HMAC-SHA-256，密钥为 HKDF-SHA-256（密钥‖初始向量，不加盐，"mac"，32 字节），内容依次是版本、密钥编号、封装后的密钥、初始向量、所发的请求体、时间和随机字节，每一项前面是四字节的长度，高位在前。加密的答复是 base64url 的初始向量、密文和校验值；它的两把密钥是 HKDF（密钥‖初始向量，"resp"）的前 16 字节和后 32 字节，校验值同样依次覆盖版本、随机字节、初始向量和密文。公钥会不时更换，换下的那把再用一天。',
    },
    shape: 'own',
    replies: {
      200: successOf(
        z.object({
          version: z.literal(encryptionVersion),
          keyId: z.string(),
          publicKey: z.string().describe('SubjectPublicKeyInfo, base64url: RSA, 3072 bits.'),
          now: z.int().describe('Our time, ms UTC.'),
          plainAllowed: z
            .boolean()
            .describe('Whether a caller without WebCrypto may send the body as it is.'),
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
  },
  async (_input, { services, ctx }: At<EncryptionServices>) => {
    const { keys, plainAllowed } = services.encryption
    const { id: keyId, publicKey } = keys.current()
    return { keyId, publicKey, now: ctx.now(), plainAllowed }
  },
  (key) => ({ version: encryptionVersion, ...key }),
)
