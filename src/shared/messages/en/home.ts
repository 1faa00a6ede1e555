/** The home page, the plans page and the readiness page. */
export const homeTexts = {
  documentTitle: 'ARMOR: dispute credit report errors yourself',
  headline: 'Choose Your ARMOR Solution',
  lead: 'Software, templates and education for people who put their credit report right themselves, and for businesses that prepare to apply for funding.',
  restoreTitle: 'Restore',
  restoreText:
    'Upload your three credit reports. See every finding with the line it comes from, and get letters that are ready to sign and mail.',
  restoreButton: 'Get Software Access',
  buildTitle: 'Build & Apply',
  buildText: 'Prepare your business file and your application documents before you ask a lender.',
  buildButton: 'Access Application Tools',
  proofTitle: 'Nothing is claimed that your report does not show',
  proofText:
    'Every finding quotes the line of your own report, marked, with the reason beside it. The letter follows from it.',
  proofPicture: {
    heading: 'From a credit report, page 7',
    account: 'Example Bank, account ending 4471',
    rows: [
      { label: 'Account status', value: 'Paid in full, closed' },
      { label: 'Balance', value: '$1,204' },
      { label: 'Last payment', value: 'March 2024' },
    ],
    markedRow: 1,
    noteTitle: 'Why it cannot be right',
    note: 'An account that was paid in full has no balance left. Both lines cannot be true.',
    letterTitle: 'What your letter says',
    letter:
      '“Your report, page 7, shows a balance of $1,204 on an account that the same page calls paid in full. Please correct it.”',
    caption: 'A drawn example. Yours quote your own report.',
  },
  restorePage: {
    title: 'Restore: dispute software',
    lead: 'You dispute, we give you the tools: your reports read line by line, letters that quote them, and a portal that follows every round.',
    choose: (name: string) => `Choose ${name}`,
    everyTitle: 'In every package',
    packagesTitle: 'Choose your package',
    oncePaid: 'one payment',
    howTitle: 'How it goes on',
    how: [
      'You pay by card and tell us where the bureaus should answer you.',
      'You upload your three reports, free at AnnualCreditReport.com.',
      'The software reads them and writes your documents. You read, sign and mail them.',
      'The bureaus have 30 to 45 days to investigate. Your portal shows what is due when.',
    ],
    testersTitle: 'Free beta',
    testersText: 'A small number of beta testers get the dispute services, normally $500, free of charge.',
    testersLink: 'Apply for the free beta',
  },
  readinessPage: {
    title: 'Build & Apply',
    lead: 'The application tools open soon. Nothing can be bought here yet, and this page collects nothing.',
    reachTitle: 'Questions until then',
    reachClients:
      'If you are a client or a beta tester, sign in and press Contact Support in your portal. We answer by email.',
    reachOthers: 'Otherwise reply to any email that we sent you.',
    restoreLink: 'See the dispute software',
  },
}
