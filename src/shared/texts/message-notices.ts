import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { howItWorks } from './notice-locks.ts'
import type { TextLock } from './text-entry.ts'

const notWritten: TextLock = {
  source: 'An address that anybody may type',
  why: 'It tells whoever did not write that nothing is asked of them.',
}
const ownDecisions: TextLock = {
  source: 'Nothing in a letter without a yes',
  why: 'It says that nobody decides or signs in their place.',
}

/** Texts of the mails around messages to support, and of the invitation to the portal. */
export const messageNotices: readonly NoticeTextGroup[] = [
  {
    key: 'support-answer',
    name: 'Answer to a client',
    lead: 'Around what staff answer to the message of a client.',
    kind: 'notice',
    source: 'support-answer',
    shownIn: 'support-answer',
    entries: [
      line('subject', 'Subject', ['number'], { required: [] }),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      line('signed', 'Below the answer', ['author']),
      line('button', 'Button'),
      paragraph('reply', 'How to write back'),
    ],
  },
  {
    key: 'message-received',
    name: 'Message received',
    lead: 'To an address that wrote without a client record, once a day at most.',
    kind: 'notice',
    source: 'visitors',
    shownIn: 'message-received',
    entries: [
      line('received.subject', 'Subject'),
      line('received.title', 'Title'),
      line('received.text', 'What happens next'),
      paragraph('received.notYou', 'Where it was somebody else', [], { locked: notWritten }),
    ],
  },
  {
    key: 'visitor-answer',
    name: 'Answer to a visitor',
    lead: 'Around what staff answer to an address without a client record.',
    kind: 'notice',
    source: 'visitors',
    shownIn: 'visitor-answer',
    entries: [
      line('answer.subject', 'Subject'),
      line('answer.title', 'Title'),
      line('answer.greeting', 'Greeting'),
      line('answer.signed', 'Below the answer', ['author']),
      line('answer.button', 'Button'),
      paragraph('answer.reply', 'How to write back'),
    ],
  },
  {
    key: 'portal-invitation',
    name: 'Invitation to the portal',
    lead: 'To a client whom staff added.',
    kind: 'notice',
    source: 'invitation',
    shownIn: 'portal-invitation',
    entries: [
      line('subject', 'Subject'),
      line('preheader', 'Line beside the subject'),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('intro', 'What the portal is'),
      paragraph('how', 'How to sign in', ['email'], { locked: howItWorks }),
      line('button', 'Button'),
      paragraph('yours', 'Who decides', [], { locked: ownDecisions }),
      paragraph('notYou', 'Where it was somebody else', ['email']),
      line('fallback', 'Before the address'),
    ],
  },
]
