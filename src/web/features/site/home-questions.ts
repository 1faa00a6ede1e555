import { sessions } from '../../../shared/catalogue/linked-products.ts'
import type { homeTexts } from '../../../shared/messages/en/site/home.ts'
import { formatDollars } from '../../../shared/rules/money.ts'

/** The four questions of the home page; what a session costs comes from the catalogue. */
export function homeQuestions(texts: typeof homeTexts): { question: string; answer: string }[] {
  const { provides, results, calls, guarantees } = texts.questions
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
