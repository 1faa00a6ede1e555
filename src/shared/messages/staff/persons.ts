/** One person, one page: everything kept under an email address. Read by staff, in English only. */
export const personTexts = {
  title: 'People',
  lead: 'Everything that one email address bought, sent and wrote.',
  link: 'All about this person',
  /** Begins with what is read: whoever speaks to the page says that (WCAG 2.5.3). */
  linkNamed: (email: string) => `All about this person: ${email}`,
  search: {
    title: 'Find a person',
    label: 'Email address',
    show: 'Show',
  },
  begin: 'Enter an email address',
  beginText: 'Capital letters and blanks around it make no difference.',
  failed: 'The person could not be loaded.',
  nothing: 'Nothing is kept under this address',
  nothingText: 'Check how it is spelt. The person may have used another address, or everything was deleted.',
  sameAddress:
    'Only what was given with this very address. If the person used another one, look that one up too: nothing is guessed.',
  deletion: (day: string) => `Asked for deletion. It is due by ${day}.`,
  names: 'Names given',
  phones: 'Phone',
  none: 'none',
  parts: {
    cases: 'Cases',
    payments: 'Payments',
    purchases: 'Bought through links',
    applications: 'Funding applications',
    works: 'Work and sessions',
    conversations: 'Messages',
    interest: 'Interest and tests',
    mails: 'Emails sent',
  },
  /** After the name of what a line leads to. */
  case: (id: number, name: string) => `Case ${id}, ${name}`,
  blocked: 'blocked',
  paidElsewhere: (amount: string, day: string | null) =>
    day === null ? `paid ${amount} elsewhere` : `paid ${amount} elsewhere on ${day}`,
  sum: (kept: string, paid: string, refunded: string) =>
    `${kept} kept in all: ${paid} paid, ${refunded} refunded.`,
  places: {
    checkout: 'Checkout',
    purchase: 'Payment link',
    funding: 'Funding package',
    postal: 'Mailing of letters',
  },
  place: 'Paid through',
  notPaid: 'Begun, not paid',
  whole: 'This is all that is left: what this payment opened is closed.',
  wholeSubscription:
    'This is all that is left of this payment. If it is the newest one, what it opened is closed. The subscription itself is not canceled.',
  application: (id: number, name: string) => `Application ${id}, ${name}`,
  opensUntil: (day: string) => `open until ${day}`,
  due: (day: string) => `due ${day}`,
  conversation: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  ofCase: (id: number) => `of case ${id}`,
  withoutCase: 'without a case',
  waiting: 'waits for an answer',
  last: (day: string) => `last on ${day}`,
  interested: 'Left their interest',
  tester: 'Applied as a beta tester',
  allMails: (count: number) => (count === 1 ? 'The email in full' : `All ${count} emails`),
}
