import { type MailedLetter, mailingState } from '../../../shared/api/mailing.ts'

export type MailingStep = MailedLetter['steps'][number]['state']

/** What is entered about one step of a letter, as typed. */
export interface MailingValues {
  state: MailingStep | ''
  /** 'YYYY-MM-DD'. */
  day: string
  certifiedNumber: string
}

export type MailingProblem =
  | { field: 'state'; is: 'state' }
  | { field: 'day'; is: 'day' | 'future' }
  | { field: 'day'; is: 'early' | 'late'; other: string }
  | { field: 'certifiedNumber'; is: 'certified' }

const order = mailingState.options.filter((state) => state !== 'not_sent')

/** The steps that can be entered for a letter, entered ones included (to correct them). Delivery follows a mailing. */
export function stepsToEnter({ steps }: Pick<MailedLetter, 'steps'>): MailingStep[] {
  return order.filter((state) => state !== 'delivered' || steps.length > 0)
}

/** The one step that comes next, or '' where a person has to choose. */
export function likelyStep(letter: Pick<MailedLetter, 'state'>): MailingStep | '' {
  if (letter.state === 'not_sent') return 'handed_over'
  return letter.state === 'accepted' ? 'delivered' : ''
}

/** The server's own checks, made first so that nobody waits for a refusal. `today` is 'YYYY-MM-DD'. */
export function mailingProblems(
  values: MailingValues,
  letter: Pick<MailedLetter, 'steps'>,
  today: string,
): MailingProblem[] {
  const problems: MailingProblem[] = []
  if (values.state === '') problems.push({ field: 'state', is: 'state' })
  const at = values.state === '' ? -1 : order.indexOf(values.state)
  const others = letter.steps.filter(({ state }) => state !== values.state)
  const before = others.find(({ state, day }) => order.indexOf(state) < at && day > values.day)
  const after = others.find(({ state, day }) => order.indexOf(state) > at && day < values.day)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day)) problems.push({ field: 'day', is: 'day' })
  else if (values.day > today) problems.push({ field: 'day', is: 'future' })
  else if (before) problems.push({ field: 'day', is: 'early', other: before.day })
  else if (after && at >= 0) problems.push({ field: 'day', is: 'late', other: after.day })
  // A USPS certified-mail article number has 20 or 22 digits; people type it with spaces or hyphens.
  const digits = values.certifiedNumber.replace(/[\s-]/g, '')
  if (digits !== '' && !/^\d{20,22}$/.test(digits))
    problems.push({ field: 'certifiedNumber', is: 'certified' })
  return problems
}
