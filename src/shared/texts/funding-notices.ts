import { fundingPaymentNotices } from './funding-payment-notices.ts'
import { line, paragraph } from './notice-entries.ts'
import type { NoticeSample, NoticeTextGroup } from './notice-group.ts'
import { endOfData, howItWorks, namelessToo, notAskedFor } from './notice-locks.ts'
import { judgedEntries, noPromise } from './prequalification-entries.ts'
import type { TextEntry } from './text-entry.ts'

const group = (
  { key, name, lead }: { key: NoticeSample; name: string; lead: string },
  entries: readonly TextEntry[],
): NoticeTextGroup => ({ key, name, lead, kind: 'notice', source: 'funding', shownIn: key, entries })

/** Texts of the mails about a funding application and its payments. */
export const fundingNotices: readonly NoticeTextGroup[] = [
  group(
    {
      key: 'funding-received',
      name: 'Funding application received',
      lead: 'When an application is sent. Greeting, button and the lines below stand in the next ones as well.',
    },
    [
      line('received.subject', 'Subject'),
      line('received.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      line('received.text', 'What happens next'),
      line('button', 'Button'),
      paragraph('once', 'How long the link works', [], { locked: howItWorks }),
      paragraph('noPromise', 'What it does not promise', [], { locked: noPromise }),
    ],
  ),
  group(
    { key: 'funding-status', name: 'Funding application moved on', lead: 'When its status is another one.' },
    [
      line('status.subject', 'Subject', ['status']),
      line('status.title', 'Title'),
      line('status.text', 'What changed', ['status']),
    ],
  ),
  group(
    { key: 'funding-document', name: 'Funding document asked for', lead: 'When staff ask for a document.' },
    [
      line('document.subject', 'Subject', ['document']),
      line('document.title', 'Title'),
      line('document.text', 'What is asked for', ['document']),
      line('document.optional', 'Where it is optional'),
    ],
  ),
  group(
    {
      key: 'funding-message',
      name: 'Answer to an applicant',
      lead: 'Around what staff write to an applicant.',
    },
    [
      line('message.subject', 'Subject'),
      line('message.title', 'Title'),
      line('message.signed', 'Below the answer', ['author']),
      paragraph('message.reply', 'How to write back'),
    ],
  ),
  group(
    {
      key: 'funding-judged',
      name: 'Prequalification result',
      lead: 'When all six requirements are judged, and when a judgment changes.',
    },
    judgedEntries,
  ),
  group({ key: 'funding-link', name: 'Link to a funding application', lead: 'To whoever asks for it.' }, [
    line('link.subject', 'Subject'),
    line('link.title', 'Title'),
    paragraph('link.text', 'Where it was not asked for', [], { locked: notAskedFor }),
  ]),
  group(
    {
      key: 'funding-draft',
      name: 'Link to a funding form',
      lead: 'To whoever goes on elsewhere with the form.',
    },
    [
      line('draft.subject', 'Subject'),
      line('draft.title', 'Title'),
      line('draft.text', 'What it is for'),
      line('draft.button', 'Button'),
      paragraph('draft.once', 'How long the link works', [], { locked: howItWorks }),
    ],
  ),
  group(
    {
      key: 'funding-deletion',
      name: 'Deletion of a funding application asked for',
      lead: 'When an applicant has asked for it.',
    },
    [
      line('deletion.subject', 'Subject', ['day']),
      line('deletion.title', 'Title'),
      paragraph('deletion.text', 'What was asked for', ['day'], { locked: endOfData }),
      paragraph('deletion.keep', 'How to take it back', [], { locked: endOfData }),
    ],
  ),
  group(
    {
      key: 'funding-retention',
      name: 'Deletion of a funding application ahead',
      lead: 'Two weeks before an application is deleted that nobody used.',
    },
    [
      line('retention.subject', 'Subject', ['day']),
      line('retention.title', 'Title'),
      paragraph('retention.text', 'What is deleted', ['day'], { locked: endOfData }),
      paragraph('retention.keep', 'How to keep it', [], { locked: endOfData }),
    ],
  ),
  ...fundingPaymentNotices,
]
