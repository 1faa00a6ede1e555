import { betaTexts } from '../beta.ts'
import { helpTexts } from '../help.ts'
import { intakeTexts } from '../intake.ts'

/** What is entered before a case begins. */
export const texts = {
  intake: intakeTexts,
  beta: betaTexts,
  help: helpTexts,
}
