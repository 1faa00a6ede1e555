import { englishMessages, type Messages } from '../messages.ts'
import { answersAbout } from './about-answers.ts'
import { mailingAbout } from './about-mailing.ts'
import { postalAbout } from './about-postal.ts'

/** The texts of what a case shows of a client's own pages, said to staff about the client. `name`: as the case is titled. */
export function messagesAbout(name: string): Messages {
  const base: Messages = englishMessages
  const answers = { ...base, ...answersAbout(name, base) }
  return { ...answers, ...mailingAbout(name, answers), ...postalAbout(name, answers) }
}
