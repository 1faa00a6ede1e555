import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isBreached } from './breached-passwords.ts'
import { passwordLength } from './password-length.ts'

const { fewest, most } = passwordLength

/** Sequences and words that make a long password guessable all the same. No rules of composition (ASVS 6.2.5). */
const guessable = [
  'password',
  'passw0rd',
  '123456',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'abc123',
  'admin',
  'armor',
]

/**
 * Throws Refusal 'invalid_input' with the reason.
 * @param own address and name, which a password must not be made of
 * @param field its name in the form that it was typed into
 */
export function checkStaffPassword(
  password: string,
  own: readonly string[],
  field: 'password' | 'next' = 'password',
): void {
  const refuse = (sentence: Sentence): never => {
    throw new Refusal('invalid_input', sentence, { [field]: sentence })
  }
  if (password.length < fewest) refuse(says('staff.shortPassword', { fewest }))
  if (password.length > most) refuse(says('staff.longPassword', { most }))
  const plain = password.toLowerCase()
  const words = [
    ...guessable,
    ...own.flatMap((each) => each.toLowerCase().split(/[\s@.]+/)).filter((each) => each.length > 3),
  ]
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  if (new Set(plain).size < 6 || left.length < 8) refuse(says('staff.guessablePassword'))
  if (isBreached(password)) refuse(says('staff.breachedPassword'))
}
