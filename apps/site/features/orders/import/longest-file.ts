/** Bytes of a file of orders, 384 KiB: 200 orders with every cell filled take a third of it. */
export const longestFile = 393_216
