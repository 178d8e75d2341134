/** Bytes of a file of addresses, 384 KiB: base64 of it fits the body of a long list. */
export const longestFile = 393_216
