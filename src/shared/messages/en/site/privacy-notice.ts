import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalSection, LegalText } from '../../legal-text.ts'

/** What is kept since the first version. */
const keptSince = [
  'your name, email address, phone number and mailing address;',
  'the credit reports and identity documents that you upload, and the accounts, birth dates and Social Security digits in them;',
  'your decisions, letters, mail log, answers of the bureaus and scores;',
  'the answers and documents of a funding application;',
  'your messages to us, and the emails that we sent you;',
  'what you bought and paid, with the payment provider’s numbers, and no card number;',
  'what you agreed to, with its wording, its day, your network address and your browser’s name.',
]

/** Who provides a part since the first version. */
const seenSince = [
  'the payment provider (Stripe, where card payments are switched on): your name, email address, phone number and the payment;',
  'the mail service that carries our emails to you;',
  'the host of our servers, where files lie encrypted;',
  'Google Drive, only where we keep copies of case files there: the copies.',
]

const what: LegalSection = {
  title: 'What we keep',
  paragraphs: ['Only what you give us, and what follows from it:'],
  points: [
    ...keptSince,
    'where your browser takes notifications, if you turn them on: encrypted, until you turn them off or sign out there.',
  ],
}

const who: LegalSection = {
  title: 'Who sees it',
  paragraphs: [
    'You, and the staff who work on your case. Every opening of your files by staff is recorded, and you can read that record in your account.',
    'Beside us, only those who provide a part of the service, and only that part:',
  ],
  points: [
    ...seenSince,
    'the notification service of your browser’s maker, if you turn notifications on: an encrypted message that names nobody.',
  ],
}

const sections: LegalText['current']['sections'] = {
  what,
  why: {
    title: 'What we use it for',
    paragraphs: [
      'To read your reports, write your letters and keep your dates. To take your payment, to answer you and to prove what was agreed.',
      'We do not sell it, rent it or share it for advertising.',
    ],
  },
  who,
  authorities: {
    title: 'When the law requires it',
    paragraphs: [
      'A court or an authority gets what the law obliges us to give, and no more. Bureaus, creditors and lenders get only what you mail or send yourself.',
    ],
  },
  safety: {
    title: 'How it is protected',
    paragraphs: [
      'Files, what was read in them, messages, dates of birth and backups are stored encrypted (AES-256-GCM). The key lies apart from the data.',
      'Staff sign in with a second factor. You sign in with a link that works once and goes to your email address.',
      'Names, addresses, phone numbers and mailing addresses are stored so that staff can find you by them.',
    ],
  },
  'how-long': {
    title: 'How long we keep it',
    paragraphs: ['Then it is deleted without anybody asking:'],
    points: [
      'a case and a funding application: two years after their last use, with an email 14 days before;',
      'a case that was cancelled or refunded in full: 90 days later, with an email 14 days before;',
      'a funding form that was begun and never sent: 30 days;',
      'a checkout or beta form that led to nothing: two years;',
      'a purchase without a case: two years after the last change;',
      'what you write to us without a case: two years after the last message;',
      'amounts, days and the provider’s numbers of payments stay for the books, without your name and address;',
      'the record of what staff did stays, with numbers in place of names.',
    ],
  },
  rights: {
    title: 'What you can do',
    paragraphs: [
      'In your account you can see what we hold and download all of it. There you can take back what you agreed to, and have everything deleted. We correct what is wrong when you tell us.',
      'A deletion is done 7 days after you ask, so that nobody loses a case through somebody else. Until then you can take it back. Backups are overwritten as new ones are made.',
      'Whoever bought something, applied or wrote to us has an account: a link to that email address opens it. You can also write to us. We do the same for you in whatever state you live, and we treat nobody worse for asking.',
    ],
  },
  cookies: {
    title: 'Cookies and this browser’s storage',
    paragraphs: [
      'One cookie keeps you signed in, one remembers your language. What you typed into a form is kept in this browser until it is sent, or for 24 hours.',
      'There are no advertising cookies and no statistics by others. Scripts of the payment provider are loaded where you pay.',
    ],
  },
  'contact-consent': {
    title: 'Calls, texts and emails',
    paragraphs: [
      'What you agreed to is recorded. At present nobody is called or texted. Optional emails can be switched off in each of them and in your account. Receipts and what your case needs are still sent.',
    ],
  },
  children: {
    title: 'Children',
    paragraphs: ['The product is for adults. We keep nothing of children knowingly.'],
  },
  breach: {
    title: 'If data is lost to others',
    paragraphs: [
      'We tell you and the authorities as the law requires, with what happened and what you can do.',
    ],
  },
}

/** As they read before devices could be told anything. */
const sectionsBefore = {
  ...sections,
  what: { ...what, points: keptSince },
  who: { ...who, points: seenSince },
}

/** `/privacy`. Whoever changes a sentence gives it a new version and keeps this one below `earlier`. */
export const privacyNoticeTexts: LegalText = {
  pageTitle: 'Privacy notice',
  description: 'What we keep about you, why, how long, who sees it, and how you have it deleted.',
  lead: 'What we keep about you, why, how long, who sees it, and how you have it deleted.',
  earlier: [
    { version: '2026-11-24', sections: sectionsBefore },
    {
      version: '2026-11-23',
      sections: {
        ...sectionsBefore,
        'how-long': {
          title: 'How long we keep it',
          paragraphs: ['Then it is deleted without anybody asking:'],
          points: [
            'a case and a funding application: two years after their last use, with an email 14 days before;',
            'a case that was cancelled or refunded in full: 90 days later, with an email 14 days before;',
            'a funding form that was begun and never sent: 30 days;',
            'a checkout or beta form that led to nothing: two years;',
            'a purchase without a case: two years after the last change;',
            'amounts, days and the provider’s numbers of payments stay for the books, without your name and address;',
            'the record of what staff did stays, with numbers in place of names.',
          ],
        },
        rights: {
          title: 'What you can do',
          paragraphs: [
            'In your account you can see what we hold and download all of it. There you can take back what you agreed to, and have everything deleted. We correct what is wrong when you tell us.',
            'A deletion is done 7 days after you ask, so that nobody loses a case through somebody else. Until then you can take it back. Backups are overwritten as new ones are made.',
            'Without an account, write to us from your email address. We do the same for you, in whatever state you live, and we treat nobody worse for asking.',
          ],
        },
      },
    },
  ],
  current: { version: legalVersions.privacy, sections },
}
