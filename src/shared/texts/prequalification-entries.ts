import { line, paragraph } from './notice-entries.ts'
import { paid } from './notice-locks.ts'
import type { TextEntry, TextLock } from './text-entry.ts'

export const noPromise: TextLock = {
  source: 'No promise of funding',
  why: 'It says that nobody has promised funding.',
}
const judged: TextLock = { source: 'The judgment', why: 'It says what was judged, and what that means.' }

/** Texts of the answer of the prequalification. */
export const judgedEntries: readonly TextEntry[] = [
  line('judged.subjectPassed', 'Subject, all are met'),
  line('judged.subjectNotPassed', 'Subject, one is not met', [1], { form: 'one' }),
  line('judged.subjectNotPassed', 'Subject, several are not met', ['count']),
  line('judged.title', 'Title'),
  paragraph('judged.passed', 'All are met', [], { locked: judged }),
  paragraph('judged.notPassed', 'One is not met', [1, 'all'], { form: 'one', locked: judged }),
  paragraph('judged.notPassed', 'Several are not met', ['count', 'all'], { locked: judged }),
  paragraph('judged.whatToChange', 'What to change'),
  paragraph('judged.packageOpen', 'What may be bought now', ['price'], { locked: paid }),
  paragraph('judged.packagePaid', 'Where it is paid already', [], { locked: paid }),
  paragraph('judged.packageLater', 'When it may be bought', [], { locked: paid }),
  paragraph('judged.meaning', 'What it means', [], { locked: judged }),
]
