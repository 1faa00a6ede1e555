import { agreementNotices } from './agreement-notices.ts'
import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { paymentNotices } from './payment-notices.ts'
import type { TextLock } from './text-entry.ts'

const howItWorks: TextLock = {
  source: 'How sign-in links work',
  why: 'It says how long the link works, and that a newer one takes its place.',
}
const notAskedFor: TextLock = {
  source: 'How sign-in links work',
  why: 'It tells whoever did not ask for the link that nothing happens without it.',
}

/** Texts of mails beside those about a case. */
export const noticeGroups: readonly NoticeTextGroup[] = [
  {
    key: 'sign-in-link',
    name: 'Sign-in link',
    lead: 'To whoever asks for a link to sign in.',
    kind: 'notice',
    source: 'frame',
    shownIn: 'sign-in-link',
    entries: [
      line('signIn.subject', 'Subject'),
      line('signIn.preheader', 'First line in the list of mails', ['minutes']),
      line('signIn.title', 'Heading'),
      line('signIn.intro', 'What to do'),
      line('signIn.button', 'Button'),
      paragraph('signIn.life', 'How long it works', ['minutes'], { locked: howItWorks }),
      paragraph('signIn.notYou', 'Where it was not asked for', [], { locked: notAskedFor }),
      line('signIn.fallback', 'Before the address'),
    ],
  },
  ...paymentNotices,
  ...agreementNotices,
]
