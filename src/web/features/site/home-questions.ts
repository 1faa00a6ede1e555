import { sessions } from '../../../shared/catalogue/linked-products.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'

/** The four questions of the home page; what a session costs comes from the catalogue. */
export function homeQuestions({ home }: SiteMessages): { question: string; answer: string }[] {
  const { provides, results, calls, guarantees } = home.questions
  const prices = sessions.map(({ dollars }) => dollars)
  const [from, to] = [Math.min(...prices), Math.max(...prices)].map((dollars) =>
    formatDollars(dollars, { whole: true }),
  )
  return [
    provides,
    results,
    { question: calls.question, answer: calls.answer(from ?? '', to ?? '') },
    guarantees,
  ]
}
