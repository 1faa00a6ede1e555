import type { Messages } from '../messages.ts'
import { texts as account } from './parts/account.ts'
import { texts as buying } from './parts/buying.ts'
import { texts as ofCase } from './parts/case.ts'
import { texts as everywhere } from './parts/everywhere.ts'
import { texts as funding } from './parts/funding.ts'
import { texts as intake } from './parts/intake.ts'
import { texts as letters } from './parts/letters.ts'
import { texts as sentences } from './parts/sentences.ts'
import { texts as writing } from './parts/writing.ts'

/** Every text that a client reads, in Spanish. Staff read English. */
export const spanishMessages: Messages = {
  ...everywhere,
  ...sentences,
  ...buying,
  ...account,
  ...ofCase,
  ...letters,
  ...intake,
  ...funding,
  ...writing,
}
