/** The words of the calendar file of deadlines; its titles are the deadlines' own. */
export const calendarTexts = {
  name: 'Dispute deadlines',
  lastDay: (source: string) =>
    `Last day: ${source}. Only a delivery or a notice that can be proved starts a deadline.`,
}
