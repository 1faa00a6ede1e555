import { englishInstant } from './english-days.ts'

/** What booking, moving and cancelling a session are refused with. */
export const bookingSentences = {
  /** `next`: ISO instants of the next free times, on the clock of `timeZone`. */
  'booking.taken': ({ next, timeZone }: { next: readonly string[]; timeZone: string }) => {
    if (next.length === 0) return 'This time is no longer free, and no other one is right now.'
    const times = next.map((at) => englishInstant(at, timeZone))
    return `This time is no longer free. The next free ones: ${times.join('; ')}.`
  },
  'booking.already': 'A time is booked for this session already. Move it if it does not suit you.',
  'booking.none': 'No time is booked for this session.',
  'booking.tooLate':
    'A session can be moved or canceled until 24 hours before it begins. Write to us if you cannot come.',
  'booking.elsewhere': 'Times are chosen on our booking page. Reload this page to see the way to it.',
  'booking.timeZone': 'Choose a time zone from the list',
  'booking.time': 'Choose one of the times',
}
