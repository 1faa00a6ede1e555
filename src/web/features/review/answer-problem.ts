/** What is missing before an answer can be saved; null when nothing is. `today` and `date` are 'YYYY-MM-DD'. */
export function answerProblem(given: {
  chosen: { input: 'date' | null } | undefined
  date: string
  today: string
}): 'pick' | 'pickDate' | 'badDate' | null {
  if (!given.chosen) return 'pick'
  if (given.chosen.input !== 'date') return null
  if (given.date === '') return 'pickDate'
  return /^\d{4}-\d{2}-\d{2}$/.test(given.date) && given.date <= given.today ? null : 'badDate'
}
