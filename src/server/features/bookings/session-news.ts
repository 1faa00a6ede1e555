/** What both sides of a session are told by mail. */
export const sessionNews = [
  'booked',
  'moved',
  'handed-over',
  'cancelled',
  'withdrawn',
  'closed',
  'day-before',
  'hour-before',
] as const
export type SessionNews = (typeof sessionNews)[number]
