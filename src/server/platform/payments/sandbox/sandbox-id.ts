import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in the provider's manner: prefix and 24 random letters (142 bits). */
export function sandboxId(prefix: string): string {
  let id = `${prefix}_`
  for (let at = 0; at < 24; at += 1) id += letters[randomInt(letters.length)]
  return id
}
