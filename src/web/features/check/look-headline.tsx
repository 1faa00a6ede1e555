import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ShownGrade, WordedLook } from './look-in-words.ts'

/** What was found, in a sentence: all that a screen reader tells by itself. */
export function LookHeadline({ texts, look }: { texts: CheckLookTexts; look: WordedLook }) {
  const { result } = texts
  const isUnread = look.reports.length === 0
  const isFound = look.findings.length > 0
  const count = (grade: ShownGrade) => look.findings.filter((each) => each.grade === grade).length
  return (
    <>
      <h2 className="mb-4 text-2xl">{result.title}</h2>
      {isUnread ? (
        <Notice tone="wait" role="status" title={result.unread}>
          <p>{result.unreadText}</p>
        </Notice>
      ) : (
        <Notice
          tone={isFound ? 'info' : 'good'}
          role="status"
          title={isFound ? result.count(count('A'), count('B'), count('P')) : result.nothing}
        >
          <p>{isFound ? result.countText : result.nothingText}</p>
          {look.notes.map((note) => (
            <p key={note} className="mt-2">
              {note}
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}
