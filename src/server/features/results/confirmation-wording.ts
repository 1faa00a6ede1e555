import type { ItemOutcome } from '../../../engine/letters/case-file.ts'
import type { AnswerDay } from '../../../shared/api/results.ts'
import { scannedAnswerTexts as english } from '../../../shared/messages/en/scanned-answers.ts'
import { titleNames } from '../../../shared/messages/es/finding-titles.ts'
import { scannedAnswerTexts as spanish } from '../../../shared/messages/es/scanned-answers.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import { type Language, localeOf } from '../../../shared/rules/language.ts'

/** The texts on the page when an answer was confirmed or set aside, kept because the product's texts may change. */
export interface ConfirmationWording {
  language: Language
  heading: string
  lead: string
  items: {
    title: string
    /** What the page said was read; null where it asked without. */
    read: string | null
    /** The paper's own words as read. */
    said: string | null
    question: string
    answer: string
  }[]
  days: string[]
}

interface StatedItem {
  title: string
  creditor: string | null
  accountNumber?: string | null
  said: string | null
  outcome: ItemOutcome
  stated: ItemOutcome
}

/** What the form said, item by item, with the answers that were given in it. */
export function confirmationWording(
  language: Language,
  given: {
    isByHand: boolean
    items: readonly StatedItem[]
    days: readonly { kind: AnswerDay; day: string }[]
  },
): ConfirmationWording {
  const texts = textsIn(language)
  const { isByHand } = given
  return {
    language,
    heading: isByHand ? texts.byHandTitle : texts.title,
    lead: isByHand ? texts.byHandLead : texts.lead,
    items: given.items.map(({ title, creditor, accountNumber, said, outcome, stated }) => {
      const shownTitle = language === 'es' ? nameIn(titleNames, title) : title
      const isNothing = outcome === 'no_answer' && said === null
      const otherwise = `${texts.no}. ${texts.stated} ${texts.says[stated]}`
      return {
        title: [[creditor, accountNumber].filter(Boolean).join(' '), shownTitle].filter(Boolean).join(': '),
        read: isByHand ? null : isNothing ? texts.unnamed : `${texts.weRead} ${texts.says[outcome]}`,
        said,
        question: isByHand ? texts.stated : texts.question,
        answer: isByHand ? texts.says[stated] : stated === outcome ? texts.yes : otherwise,
      }
    }),
    days: given.days.map(({ kind, day }) => texts.days[kind](writtenDay(language, day))),
  }
}

/** What the page said beside the button that sets a file aside. */
export function asideWording(language: Language): ConfirmationWording {
  const texts = textsIn(language)
  return { language, heading: texts.notAnswer, lead: texts.notAnswerHint, items: [], days: [] }
}

const textsIn = (language: Language) => (language === 'es' ? spanish : english)

/** As the page writes a day. */
function writtenDay(language: Language, day: string): string {
  const written = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })
  return written.format(new Date(day))
}
