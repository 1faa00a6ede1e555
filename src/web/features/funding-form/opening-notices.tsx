import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OpenedForm } from './open-funding-form.ts'

/** What the toast said about a prefill still stands here after it is gone (decision 33), and that a draft was opened. */
export function OpeningNotices({ opened }: { opened: OpenedForm }) {
  const { funding } = useMessages()
  const told = opened.prefill === 'none' ? null : funding[opened.prefill]
  return (
    <>
      {told && (
        <Notice tone={opened.prefill === 'prefilled' ? 'good' : 'alarm'} title={told.title}>
          <p>{told.description}</p>
        </Notice>
      )}
      {opened.restored && (
        <Notice tone="info">
          <p>{opened.files.length > 0 ? funding.draft.restoredFiles : funding.draft.restored}</p>
        </Notice>
      )}
    </>
  )
}
