/** A private key (RSA, 3072 bits, PKCS #8 in base64) that opens nothing but tests. */
export const testEncryptionKey =
  'MIIG/wIBADANBgkqhkiG9w0BAQEFAASCBukwggblAgEAAoIBgQDPmG8N1QS5YKVkD2KA8Q8/9P7c38MOMQpjoL4fgfXExaiLbMS4' +
  'h9jfmUle0u/CKrvWjTcRE68rX5YHgPHlysyXP2BNJTfLjaNkDnhNMeD7yo8jRJGLWqzCzH4orfhBBPDu9IphatNPE8Kzjkbvebvu' +
  'Cawm6NyBEDu6lic1lHAiOWgzQ/chXT3htFSzIQMN/6kw4RpU+sjx90KjFxSueAOXy5lxxs2uQkTYiiF2O4ig6Wcg86q8BqVLkghN' +
  'RdyYvEJUgBcBO9RyWDMNROJjKtNdonPaMq1qixgZuIIwrg0l0ctiyj5MA/vINIq3LWRJNBLZWzwUTP76yPQkkoKAw236CYxwcySK' +
  'YrL1eBe0mAh4EAfdde21r15fxZzharZvesstLjVSMZlS0CkhG9MttHhCpYMAcj9Xf/KLcbnm7/t3gvPzvz0RlTS9ZNCDt85JztCW' +
  'q/opyeJEzGramGT4v7MPRCaM8BNiiOotHkKfrmKoP2ezqICDKUSyCtHVoG8Nd3ECAwEAAQKCAYAS3vr9aWdYCKqQOXvNV9x4hmdi' +
  'oa6kDB4zJ0oRKCm0vPkQz47kbWjwDommZotn/aV8n/KpCT6LtVE4lmam6nQFrbut15vGU7ZOIqiZ79ZRXTz8yj9myRPaU2eGgCYI' +
  'lw/l0PIBYAocbqHs25qkK09DmLp/AP0GeHjNgdfHnZpB6jEIM/3zmPvGmDN44x/ZdmulZ1kS74czw7PZioAVShCdjGMC/jz1Qc3r' +
  'V0cqbcgCRKVcz/mtxPbis0Aw8hBXDAnbkovAU61dvHCCZXNLfmilWOLXsApOYHfE+p2fedTJXg505BIj5XK4ITab6Xgy7LvZ7Psh' +
  'DGU1mvNIBjgdNkDEiyiRFTjFNu83D2BvB0FmIuhVfoUhoAAaAijIV4Uzu23Cty0HRA38dFaxaj/CelYWfQ3wdF0Ef8r/6ASUuwzc' +
  'ww0z9uJaqw8SyKXNd0LztciG5E2YZmqEzNFXbykzoypujexLlaBqNPAOL1i2hVfKhfXNZ/8V2Dmlu23d6Nz13b8CgcEA9NbItVeg' +
  '4E1svAtvRsduTNlNoCHEm0L2/406dyGHYMeCoDv7RSjxqNN6QNooF5LJYej0ZGFfdbC50gb1SrtGoNSQXK9ek+ObIgOSMFZzJpCa' +
  '52nuOAXDjkEGctrSIkrmbVEYAOlkwxcm9Sa5ynwzZ2gwYL4pZiiM2wecqg7Av375DXRCcAUilPEeAfkYyNgtUAu/pLGTACZHDWDJ' +
  'h+8EAj7qNY4me3dYXxqTZWnnVzVV+Jldc0NlCQK4mYxYorVbAoHBANkPBqBPpGqJ31rfhkdDvZiuJ8VGmhyeLCtnx25Jf3dE8n90' +
  'itUy441+z74P2g1ziE4NDzNTJplvP8JmEy0e/mJia/wjxuO1lVg7U82fAWUqUp/EbKGPJXbQ+kZqAszTsxGY7jPHY4dD0fKB82Q0' +
  'OhQFCKYX2B0CFAkbIkw2/t5DcydC6IQ9IF3gfwtK4lLja2fvjb7/edJaYDVFgKKq0sWWWvq4BJY5lfe41VO/NxAT6sh/CK9JIxrs' +
  'UEQaqu/EIwKBwQDagTTuYh35ECASUkIk8KbHfseAOaK0zbaRqwCagRnIjUVOqzk8J6ZD/TgF2KwfHakL8FLrotsGtYmgnwUahLgr' +
  'oIiVrwzA/0fbu0QkT4LE0BjuneMzrDEyK2YN6qvOXvn2ZYD+j0yVr3vdHYqB4wYdKybBr/RSb64Fa22tdy0dubua/j6sqmiKdAVL' +
  'zXsJA6Ss409NNAz0/TQ8BDzXS8BQIMX0tcAyP/hmJ9mTkEgd1EO9cWGtFGB/AiatIkuYKjECgcEAonNNeUPCAP6JDMEIBWQcjR2i' +
  'pFHv24VB94ZnSxJ09LXEbEGz+lZo2ihToKLKhpC2Lfw2KSqNU/5gEMVGitmMd+PDf+Ti4N+xE2TrlpPvfmCLkAl5Z/zzhBZpibOj' +
  'vtqeRYhYlqYexkiq474AhDlWUk9mJrDnzOYWSq5lH/d1DrIaiALadMYu6DOxwajc9D5Cz3oJcy5PZXDAWn5XBOemcbzTAJwiyq/0' +
  'nn9WIaSVuFG/wSjaPh4VyPueIyp2TpZTAoHBAMfBTeQg9VcT/XgkUiWLOYe54FFjj1UhOZ+4GAtKG2f/6oIG92JyepprC/AjKQzp' +
  'WsJ4u75StHT/qXW8qdptIJMotJsc72ICH+LPPoF6OourQqquOTj/Z3Ml0Dhjf6VWfUvEAbsWVNWwCOExg0velKUIb4+Kr54YVr7M' +
  'YMOk/9f0m76TpjJ7hpg8Zx5yG+f0TBCRrs6JFrMScLDsaC+1L9fxv1ySTcLlPz7cpvTPSwHILmAUoK/ulwk6Cs8TBKzx9Q=='

/**
 * One exchange worked out by other means (OpenSSL 3 for RSA-OAEP and AES, Python for HKDF and HMAC), sealed for
 * `testCipherKey`: what both ends must agree with to the byte.
 */
export const knownRequest = {
  keyId: 'OXIFXzR6vYki-Xc2',
  secret: { key: 'Kq3_Zp0-VbT7wYxR', iv: 'm9sLfE2hDcA-41uQ' },
  wrapped:
    'O5w_dmETtTUGMG0GzM4SegbTpC-y3JVMPNyLu4pjO1qiMIQM3mM69d0go2iPov92pgGcZH7ZwlNFQxN2cdfoSq6k0JBesxyTLdGL' +
    'jQBX9LqRwRoEYroMBshSFtH9SjIKPY4xLYeWMdp20i3TAWbCgQP9KpPTxTRx-m5xbferXPP2HHZq7Dgt0qS6KW9kKeomMC-RYHIq' +
    '3fUu_guZv4EpJ48KZBml8pox3gnwnyKKxCjqO5gCoQFjhzEdkQokktSez2U48h3HLjVJsNOCmx0sTjo4nMHULM3MjxaA3hpqF7Jb' +
    'jH0zkLfAZHd2WgTNZs9d6afHX9agd1q-gse4_jFVn9nSnaOsxHa1k001sdF41QfB9qSAKkwZLkY6t_vhh0NGFyVxRUWtTofyr2Gy' +
    'oRe136sh82z7QhKiJdyKj9KddhXyfey0v_-PkxY0ikQkFY6fJxs5vGtzWundPDCNi91SkR2els0AqL7FVZJURvtQbwhpN60hCzfw' +
    'jcw3oU-rEcqT',
  body: 'JUoy75eQ6i3YWDaWTCSHGS-solvVd5s0E5WITkCr8Sw4qS_Zu-OySbgTeN3vVS8LcDaRzk9lx66bVbOh6GfP0NHqNCpbvCbzviYWrGCDQZOuFk2fwQ-aYLVlh50wl1vY276rRA8ehrbk8pmTqV48yTck9aU2D22SoGVr5Iq9y6mDdUTe-NOwvm0Q65ZnYPl8',
  plain:
    '{"from":"440300","to":"110100","pieces":[{"length":600,"width":400,"height":450,"weight":12500,"count":2}],"date":"2026-11-21","lang":"zh-CN"}',
  time: '1795233600000',
  nonce: 'AAECAwQFBgcICQoLDA0ODw',
  tag: 'ky2Dc1BNYaN3QWMvoUiGxRiPdWhIoYL_Kp1kWkpm-rs',
  tagKey: '5fda74e882709b11773b22e534877ecd07b7085666db8f1020e3479c156f3aae',
  answerKeys:
    '08285f4b15604c857408042c87cccb460c3751688324ad100b4850f56436c36ccb21b2154646e3c306a0813606f2ab9c',
  answer: '{"code":1,"data":["朝阳区"],"errorMsg":""}',
  encryptedAnswer:
    'ZGVmZ2hpamtsbW5vcHFycw8yyx6OLV37yTHLazizCMAfQ5iYCsWpL291PI2mEiZLWcq8oL6KwBGEbSvdjKNLT2JX_A-BO9JrcK67' +
    'jYuE-d-gv0bStpPcIuhKDlBgtE0Z',
} as const
