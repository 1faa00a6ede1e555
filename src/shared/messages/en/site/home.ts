import { leadFormTexts } from '../lead-form.ts'

/** `/`: the home page. */
export const homeTexts = {
  documentTitle: 'ARMOR: dispute credit report errors yourself',
  headline: 'Choose Your ARMOR Solution',
  lead: 'Software, templates and education for people who correct their own credit report, and for businesses that will apply for funding.',
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
  proofLink: 'Check your own report, on your own device',
  proof: {
    place: (bureau: string, page: number) => `From a synthetic ${bureau} report, page ${page}`,
    alt: (bureau: string, page: number, label: string, value: string) =>
      `Page ${page} of the ${bureau} report. Marked: ${label}, ${value}.`,
    account: (creditor: string, number: string) => `${creditor}, account ${number}`,
    innocentTitle: 'What could explain it',
    letterTitle: 'What the letter says',
    letterLanguage: 'The letter is written in English, the language of the bureaus.',
    caption:
      'Made by ARMOR itself, from the report of an invented person: no such person and no such account exist. Yours quote your own reports.',
  },
  questions: {
    provides: {
      question: 'What does ARMOR provide?',
      answer:
        'Software, templates and education. The software reads your three credit reports and shows what can be disputed, with the line that proves it. It also writes the letters. You read, sign and mail them yourself. ARMOR is not a credit repair company, a lender or a law firm.',
    },
    results: {
      question: 'How quickly will I see results?',
      answer:
        'It varies, and there is no guarantee. A bureau generally has 30 days to investigate a dispute, in some cases 45. What it answers depends on your reports and on those who reported to it.',
    },
    calls: {
      question: 'Can I speak with someone by phone?',
      answer: (from: string, to: string) =>
        `Phone consultations are paid sessions, ${from}-${to}. The fee can be credited toward a package. The software itself is self-service, with support by email.`,
    },
    guarantees: {
      question: 'Do you guarantee results?',
      answer:
        'No. No one can: the bureaus decide after their own investigation. What is accurate and up to date stays on a report.',
    },
  },
  leadForm: leadFormTexts,
}
