import { agreementNotices } from './agreement-notices.ts'
import { fundingNotices } from './funding-notices.ts'
import { messageNotices } from './message-notices.ts'
import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { howItWorks, notAskedFor } from './notice-locks.ts'
import { paymentNotices } from './payment-notices.ts'
import { postNotices } from './post-notices.ts'
import { privacyNotices } from './privacy-notices.ts'
import { purchaseNotices } from './purchase-notices.ts'
import { sessionNotices } from './session-notices.ts'
import { workNotices } from './work-notices.ts'

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
  ...purchaseNotices,
  ...agreementNotices,
  ...sessionNotices,
  ...workNotices,
  ...postNotices,
  ...messageNotices,
  ...fundingNotices,
  ...privacyNotices,
]
