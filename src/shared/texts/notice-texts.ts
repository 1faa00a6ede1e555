import type { TextEntry, TextGroup, TextLock } from './text-entry.ts'

/** A mail that is of no case: it is previewed with a sample's data always. */
export interface NoticeTextGroup extends TextGroup {
  kind: 'notice'
  shownIn: 'sign-in-link'
}

const howItWorks: TextLock = {
  source: 'How sign-in links work',
  why: 'It says how long the link works, and that a newer one takes its place.',
}
const notAskedFor: TextLock = {
  source: 'How sign-in links work',
  why: 'It tells whoever did not ask for the link that nothing happens without it.',
}

function line(path: string, label: string, more: Partial<TextEntry> = {}): TextEntry {
  return { id: path, path, label, place: 'line', args: [], required: [], locked: null, ...more }
}

/** Texts of mails beside those about a case (messages/…/mail.ts). */
export const noticeGroups: readonly NoticeTextGroup[] = [
  {
    key: 'sign-in-link',
    name: 'Sign-in link',
    lead: 'To whoever asks for a link to sign in.',
    kind: 'notice',
    shownIn: 'sign-in-link',
    entries: [
      line('signIn.subject', 'Subject'),
      line('signIn.preheader', 'First line in the list of mails', {
        args: ['minutes'],
        required: ['minutes'],
      }),
      line('signIn.title', 'Heading'),
      line('signIn.intro', 'What to do'),
      line('signIn.button', 'Button'),
      line('signIn.life', 'How long it works', {
        place: 'paragraph',
        args: ['minutes'],
        required: ['minutes'],
        locked: howItWorks,
      }),
      line('signIn.notYou', 'Where it was not asked for', { place: 'paragraph', locked: notAskedFor }),
      line('signIn.fallback', 'Before the address'),
    ],
  },
]
