/**
 * `tsx scripts/write-breached-passwords.ts LIST ORIGIN`: writes the data of breached-passwords.ts anew from a list of passwords, one a line
 * (decision 153), with a line of where the list comes from and under which licence. Passwords that staff could not choose anyway, being too short or too long, are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { hashOfPassword } from '../src/server/features/accounts/breached-passwords.ts'
import { passwordLength } from '../src/server/features/accounts/password-length.ts'

const [list, origin] = process.argv.slice(2)
if (list === undefined || origin === undefined)
  throw new Error('Name the file with the list, and where it comes from under which licence.')
const passwords = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter(({ length }) => length >= passwordLength.fewest && length <= passwordLength.most)
const hashes = Uint32Array.from(new Set(passwords.map(hashOfPassword))).sort()
const bytes = Buffer.alloc(hashes.length * 4)
for (const [at, hash] of hashes.entries()) bytes.writeUInt32BE(hash, at * 4)
const lines = bytes.toString('base64').match(/.{1,160}/g) ?? []
writeFileSync(
  new URL('../src/server/features/accounts/breached-passwords.data.ts', import.meta.url),
  `/**
 * Written by scripts/write-breached-passwords.ts: of each password the first four bytes of its SHA-256, sorted, in base64.
 * ${origin}
 */\nexport const breachedPasswords = \`\n${lines.join('\n')}\n\`\n`,
)
console.log(`${hashes.length} of ${passwords.length} passwords written`)
