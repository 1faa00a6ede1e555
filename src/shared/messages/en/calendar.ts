/** The words of the calendar file of deadlines; its titles are the deadlines' own. */
export const calendarTexts = {
  name: 'Dispute deadlines',
  /** The days of a complaint come from the CFPB’s own practice, not from a law. */
  cfpbProcess: 'CFPB complaint process',
  lastDay: (source: string) =>
    `Last day: ${source}. Only a delivery or a notice that can be proved starts a deadline.`,
}
